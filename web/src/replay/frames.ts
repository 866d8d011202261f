/** What a film shows: which moments, for how long, and which pixels of each. */
import { applyPalette, quantize, type Palette } from "gifenc";

/** As many moments as a film has at most; the longest lasts about a minute. */
const MOST = 64;
/** Milliseconds for which a moment is seen. */
export const MOMENT = 900;
/** Milliseconds for which the last moment is seen. */
export const END = 4000;
/** What a GIF can hold of colours; one of them is none. */
const COLOURS = 255;

/**
 * Returns the moments a film shows, of those at which each of them decides: the first, and the ends of turns; of very
 * many only some, evenly, and the last.
 */
export function turns(actors: readonly (number | null)[]): number[] {
  const ends = actors.map((_, at) => at).filter((at) => at === 0 || actors[at] !== actors[at - 1]);
  if (ends.length <= MOST) return ends;
  return Array.from({ length: MOST }, (_, i) => ends[Math.round((i * (ends.length - 1)) / (MOST - 1))]);
}

/** A picture of which only some pixels are drawn over what was there: 0 for those that stay. */
export interface Cel {
  index: Uint8Array;
  palette: Palette;
}
/** Returns what changed from a picture to the next, in colours of its own; null if nothing did. */
export function celOf(was: Uint8ClampedArray | null, is: Uint8ClampedArray<ArrayBuffer>): Cel | null {
  const now = new Uint32Array(is.buffer, is.byteOffset, is.length / 4);
  const before = was && new Uint32Array(was.buffer, was.byteOffset, was.length / 4);
  const places: number[] = [];
  for (let i = 0; i < now.length; i++) if (now[i] !== before?.[i]) places.push(i);
  if (!places.length) return null;
  const changed = new Uint8ClampedArray(Uint32Array.from(places, (place) => now[place]).buffer);
  const palette = quantize(changed, COLOURS);
  const colours = applyPalette(changed, palette);
  const index = new Uint8Array(now.length);
  places.forEach((place, i) => (index[place] = colours[i] + 1));
  return { index, palette: [[0, 0, 0], ...palette] };
}
