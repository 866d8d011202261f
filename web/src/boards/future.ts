/** What a game reads out of a future: a way in which a match may go on after a choice. */
import type { LegalAction, TableEvent } from "../wire";

/** One decision of a future: who took it, and what came of it. */
export interface FutureStep<A = LegalAction, E = TableEvent> {
  seat: number;
  action: A;
  events: readonly E[];
}
/** What became of a choice in a future: futures with the same key are one branch. */
export interface Fate {
  key: string;
  params: Record<string, string | number>;
  /** What whoever chose got, by name: how many, or how much. */
  things: Record<string, number>;
  /** The step on which it hung, -1 where it hung on none. */
  hinge: number;
}
/** How a game reads futures: apart from its words, for a worker that needs none. */
export interface GameFutures<A = LegalAction, E = TableEvent> {
  /** Returns whether a future is worth following beyond one's own next turn; the choice itself is its first step. */
  goesOn(steps: readonly FutureStep<A, E>[]): boolean;
  fateOf(steps: readonly FutureStep<A, E>[]): Fate;
}
/** A game's words for what became of a choice. */
export interface GameFates {
  /** Returns a branch in words; null where what somebody did says it. */
  title(fate: Pick<Fate, "key" | "params">): string | null;
  /** Returns what somebody got, in words, with its sign where it is an amount. */
  thing(name: string, amount: number): string;
  /** Whether a thing is an amount, of which the mean is told, rather than something that one gets or not. */
  isAmount(name: string): boolean;
}

/** The key of futures in which nobody else decides any more. */
export const ALONE = "alone";

/** Returns what is the same for all games: what became of it is what the next of the others does. */
export function nextOf(steps: readonly FutureStep<unknown, unknown>[]): Omit<Fate, "things"> {
  const hinge = steps.findIndex(({ seat }) => seat !== steps[0].seat);
  if (hinge < 0) return { key: ALONE, params: {}, hinge };
  return { key: `${steps[hinge].seat} ${(steps[hinge].action as LegalAction).action}`, params: {}, hinge };
}
/** Adds up amounts by their names. */
export function addTo(sums: Record<string, number>, name: string, amount: number): void {
  sums[name] = (sums[name] ?? 0) + amount;
}
/** Returns how often the turn of whoever chose has come since; games tell it as an event. */
export const turnsIn = (steps: readonly FutureStep<unknown, TableEvent>[]): number =>
  steps.flatMap(({ events }) => events).filter(({ kind, params }) => kind === "turn" && params.seat === steps[0].seat)
    .length;
/** When something comes about, seen from whoever chose: with the choice, before their next turn, or after it. */
export type When = "now" | "soon" | "later";
export const whenAt = (steps: readonly FutureStep<unknown, TableEvent>[], at: number): When =>
  at === 0 ? "now" : turnsIn(steps.slice(0, at + 1)) ? "later" : "soon";
/** So many of one's own turns what was placed is waited for. */
export const TURNS = 3;
