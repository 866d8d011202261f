/**
 * In which order actions are told, how sure a chance is, and when two are about equal: as the coach has it
 * (src/deben/analysis/doubt.py); `tests/coach/doubt.json` holds both to it.
 */

/** No standard error of a chance is believed to be smaller. */
const FLOOR = 0.005;
/** A difference counts once it is so many standard errors. */
export const NOISE = 2;
/** Fewer points are nothing. */
const LITTLE = 0.5;
/** Chances, as they are shown, with which nothing is left to win or to lose. */
const CERTAIN = [0, 100];
/** With more doubt than this a chance is not certain, whatever it is. */
const SURE = 0.05;
/** So many wins and losses are added before a chance is called sure: three wins in three trials prove little. */
const CAUTION = 2;
/** From so much doubt on a chance is told with it. */
const DOUBTFUL = 0.015;

/** What one independent look found: how often it tried an action, and the chance to win. */
export interface Look {
  trials: number;
  chance: number;
}
/** A chance with its standard error, and the points of lead that go with it. */
export interface Chance {
  chance: number;
  error: number;
  lead: number;
  /** The standard error of the lead. */
  leadError: number;
}

/** Returns the chance of several looks together, and its standard error. */
export function together(looks: readonly Look[]): { chance: number; error: number } {
  const total = looks.reduce((sum, { trials }) => sum + trials, 0);
  const mean = (value: (look: Look) => number): number =>
    looks.reduce((sum, look) => sum + look.trials * value(look), 0) / total;
  const chance = mean((look) => look.chance);
  const spread = Math.sqrt(mean((look) => (look.chance - chance) ** 2) / Math.max(1, looks.length - 1));
  const size = total + 2 * CAUTION;
  const cautious = (chance * total + CAUTION) / size;
  return { chance, error: Math.max(spread, Math.sqrt((cautious * (1 - cautious)) / size), FLOOR) };
}

/** Returns the standard error of a lead, larger the fewer looks there are: a few may agree by accident. */
export function leadErrorOf(looks: readonly { trials: number; lead: number }[]): number {
  const total = looks.reduce((sum, { trials }) => sum + trials, 0);
  const mean = (value: (lead: number) => number): number =>
    looks.reduce((sum, { trials, lead }) => sum + trials * value(lead), 0) / total;
  const lead = mean((each) => each);
  const spread = Math.sqrt(mean((each) => (each - lead) ** 2) / Math.max(1, looks.length - 1));
  return (spread * (looks.length + 1)) / Math.max(1, looks.length - 1);
}

/** Returns a chance as it is shown. */
export const hundredths = (chance: number): number => Math.round(100 * chance);
/** Compares two actions: by the chance that is shown, and where that is the same by the lead. */
export const byChance = (one: Chance, other: Chance): number =>
  hundredths(other.chance) - hundredths(one.chance) || other.lead - one.lead;
/** Returns whether an action is about equal to the best: what is between them may be nothing. */
export const mayBeBest = (best: Chance, other: Chance): boolean =>
  best.chance - other.chance <= NOISE * Math.hypot(best.error, other.error);
/** Returns whether it is certain with both that the seat wins, or does not: then points alone are between them. */
export const isSettled = (best: Chance, other: Chance): boolean =>
  NOISE * Math.max(best.error, other.error) <= SURE &&
  hundredths(best.chance) === hundredths(other.chance) &&
  CERTAIN.includes(hundredths(best.chance));
/** Returns whether what is between two actions may be nothing: in chances, and where those are settled in points. */
export const aboutEqual = (best: Chance, other: Chance): boolean =>
  isSettled(best, other)
    ? best.lead - other.lead <= Math.max(LITTLE, NOISE * Math.hypot(best.leadError, other.leadError))
    : mayBeBest(best, other);
/** Returns how far a chance may be off, null where that hardly matters. */
export const doubtOf = (error: number): number | null => (NOISE * error < DOUBTFUL ? null : NOISE * error);
