/** Dry wood, clay, coin, reed, and a small harp, made on the spot: no sound files, and silence unless asked for. */
import { settings } from "./settings.svelte";

/** What is heard: pieces on the table, then what somebody should hear who looks away. */
export type Sound = "wood" | "clay" | "coin" | "reed" | "turn" | "closing" | "end" | "call";
interface Note {
  pitch: number;
  /** The pitch that it falls to. */
  end?: number;
  length: number;
  type: OscillatorType;
  level: number;
  /** Seconds after the sound begins. */
  at?: number;
}

/** A string of the harp: its tone and a quiet octave that dies first. */
const string = (pitch: number, at: number, level = 0.2, length = 1.1): Note[] => [
  { pitch, at, level, length, type: "triangle" },
  { pitch: 2 * pitch, at, level: level / 4, length: length / 3, type: "sine" },
];
/** A frame drum, struck with the palm. */
const drum = (at: number, level: number): Note[] => [
  { pitch: 150, end: 62, at, level, length: 0.34, type: "sine" },
  { pitch: 420, end: 190, at, level: level / 5, length: 0.06, type: "triangle" },
];

const SOUNDS: Record<Sound, Note[]> = {
  wood: [{ pitch: 320, end: 170, length: 0.07, type: "triangle", level: 0.28 }],
  clay: [{ pitch: 190, end: 110, length: 0.1, type: "sine", level: 0.35 }],
  coin: [
    { pitch: 1900, end: 1850, length: 0.16, type: "sine", level: 0.07 },
    { pitch: 2850, end: 2800, length: 0.1, type: "sine", level: 0.04, at: 0.03 },
  ],
  reed: [{ pitch: 520, end: 430, length: 0.2, type: "triangle", level: 0.12 }],
  turn: [...string(440, 0), ...string(659.3, 0.13)],
  closing: [...drum(0, 0.5), ...drum(0.19, 0.3), ...drum(0.38, 0.5), ...string(220, 0.42, 0.16, 1.4)],
  end: [
    ...[293.7, 349.2, 440, 587.3, 698.5].flatMap((pitch, i) => string(pitch, 0.14 * i, 0.17, 1.8)),
    ...drum(0.72, 0.3),
  ],
  /** A small gong, heard from the next room. */
  call: [
    { pitch: 660, end: 640, length: 0.9, type: "sine", level: 0.25 },
    { pitch: 1320, end: 1310, length: 0.5, type: "sine", level: 0.06 },
  ],
};
/** Seconds in which a tone comes: at once would click. */
const ATTACK = 0.006;
const SILENCE = 0.0001;
let context: AudioContext | null = null;

/** Plays a sound if sounds are on and the person has touched the page: browsers want that, and so does courtesy. */
export function play(sound: Sound): void {
  const volume = settings.volume;
  if (!volume || typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const note of SOUNDS[sound]) strike(context, note, volume);
}

function strike(context: AudioContext, note: Note, volume: number): void {
  const start = context.currentTime + (note.at ?? 0);
  const end = start + note.length;
  const tone = new OscillatorNode(context, { type: note.type, frequency: note.pitch });
  const gain = new GainNode(context, { gain: SILENCE });
  if (note.end) tone.frequency.setValueAtTime(note.pitch, start).exponentialRampToValueAtTime(note.end, end);
  gain.gain
    .setValueAtTime(SILENCE, start)
    .exponentialRampToValueAtTime(Math.max(SILENCE, note.level * volume), start + ATTACK)
    .exponentialRampToValueAtTime(SILENCE, end);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(end);
}
