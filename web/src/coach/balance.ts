/** What a match was made of, from its judged decisions: as the coach has it (src/deben/coach/fortune.py). */
import type { Judgement, Worth } from "../wire";

/** What became of each seat's fair part of the win: the four add up to how the match ended. */
export interface Balance {
  fair: number;
  /** What the seat and the set-up were worth beyond that. */
  start: number[];
  /** What came up by chance. */
  luck: number[];
  /** How everybody decided: oneself well, or the others badly. */
  play: number[];
}
/** How much luck was for somebody, or against them. */
export type Favour = "much-against" | "against" | "even" | "with" | "much-with";

const SOME = 0.05;
const MUCH = 0.2;

/** Returns what a match was made of, every decision of it judged; null where there was none. */
export function balance(decisions: readonly Pick<Judgement, "worth" | "luck">[], final: Worth): Balance | null {
  if (!decisions.length) return null;
  const fair = 1 / final.wins.length;
  const start = decisions[0].worth.wins.map((chance) => chance - fair);
  const luck = final.wins.map((_, seat) => decisions.reduce((sum, each) => sum + (each.luck[seat] ?? 0), 0));
  return { fair, start, luck, play: final.wins.map((won, seat) => won - fair - start[seat] - luck[seat]) };
}

/** Returns which part of such matches a seat wins with usual luck and from a usual start. */
export const deserved = ({ fair, play }: Balance, seat: number): number => Math.min(1, Math.max(0, fair + play[seat]));

/** Returns how kind luck was to a seat. */
export function favourOf({ luck }: Balance, seat: number): Favour {
  const size = Math.abs(luck[seat]);
  if (size < SOME) return "even";
  const side = luck[seat] > 0 ? "with" : "against";
  return size < MUCH ? side : `much-${side}`;
}

/** One step from an equal share to the result: what it adds, and from where to where it goes. */
export interface Step {
  part: "start" | "luck" | "play";
  change: number;
  from: number;
  to: number;
}
/** Returns the steps of a seat, one after the other. */
export function stepsOf({ fair, ...parts }: Balance, seat: number): Step[] {
  let at = fair;
  return (["start", "luck", "play"] as const).map((part) => {
    const [from, change] = [at, parts[part][seat]];
    at += change;
    return { part, change, from, to: at };
  });
}
