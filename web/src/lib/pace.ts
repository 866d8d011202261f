/** How fast things are told: a sentence stands as long as it takes to read, and everybody chooses their own speed. */

/** From step by step, with a key, to no movement at all; between them how many times as fast as usual. */
export const SPEEDS = ["step", "half", "one", "two", "four", "none"] as const;
export type Speed = (typeof SPEEDS)[number];

const RATES: Record<Speed, number> = { step: 1, half: 0.5, one: 1, two: 2, four: 4, none: 1 };

/** Milliseconds: to notice that there is something to read, for every sign, and the bounds of both together. */
const NOTICE = 300;
const SIGN = 15;
const LEAST = 750;
const MOST = 1500;
/** Milliseconds that a card stands which is seen at one look. */
const CAPTION = 1200;

/** Returns how many times as fast as usual things move. */
export const rateOf = (speed: Speed): number => RATES[speed];

/** Returns the milliseconds that a card stands, from its share of the usual. */
export const captionTime = (share: number, rate = 1): number => (CAPTION * share) / rate;

/** Returns the speed next to one: 1 faster, -1 slower. */
export function nextSpeed(speed: Speed, by: 1 | -1): Speed {
  return SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, SPEEDS.indexOf(speed) + by))];
}

/** Returns the milliseconds that a sentence stands; none for an empty one. */
export function readingTime(text: string, rate = 1): number {
  if (!text) return 0;
  return Math.max(LEAST, Math.min(MOST, NOTICE + SIGN * text.length)) / rate;
}
