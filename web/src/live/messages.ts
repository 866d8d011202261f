/** What the page and a worker that thinks say to each other. */
import type { GameName } from "../wire";

/** What is thought about: a view in notation, and nothing else than this view. */
export interface Question {
  game: GameName;
  /** The digest of the rules that are played by; none for the page's own. */
  ruleset: string;
  position: string;
}
export type Asked<Q extends Question> =
  /** Begins to think, or goes on; whatever was thought about before is left. */
  | ({ type: "look"; round: number } & Q)
  /** Ends the look; what was found is kept for when it goes on. */
  | { type: "rest" };
export type Answered<Found> =
  { type: "found"; round: number; findings: Found; done: boolean } | { type: "failed"; round: number; code: string };
