/** Dry wood, clay, coin and reed, made on the spot: no sound files, and silence unless asked for. */
import { settings } from "./settings.svelte";

export type Sound = "wood" | "clay" | "coin" | "reed" | "call";
interface Voice {
  pitch: number;
  end: number;
  length: number;
  type: OscillatorType;
  level: number;
}

const VOICES: Record<Sound, Voice> = {
  wood: { pitch: 320, end: 170, length: 0.07, type: "triangle", level: 0.28 },
  clay: { pitch: 190, end: 110, length: 0.1, type: "sine", level: 0.35 },
  coin: { pitch: 1900, end: 1650, length: 0.16, type: "sine", level: 0.1 },
  /** A small gong, heard from the next room. */
  call: { pitch: 660, end: 640, length: 0.9, type: "sine", level: 0.25 },
  reed: { pitch: 520, end: 430, length: 0.2, type: "triangle", level: 0.12 },
};
let context: AudioContext | null = null;

/** Plays a sound if sounds are on and the person has touched the page: browsers want that, and so does courtesy. */
export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const voice = VOICES[sound];
  const now = context.currentTime;
  const tone = new OscillatorNode(context, { type: voice.type, frequency: voice.pitch });
  const gain = new GainNode(context, { gain: voice.level });
  tone.frequency.exponentialRampToValueAtTime(voice.end, now + voice.length);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + voice.length);
  tone.connect(gain).connect(context.destination);
  tone.start(now);
  tone.stop(now + voice.length);
}
