/** What the page and an analyst's worker say to each other. */
import type { GameName } from "../wire";
import type { Findings } from "./findings";

export type ToAnalyst =
  /** Begins to look at a view in notation, or goes on with it. */
  | { type: "look"; round: number; game: GameName; position: string }
  /** Ends the look; what was found is kept for when it goes on. */
  | { type: "rest" };
export type FromAnalyst =
  { type: "found"; round: number; findings: Findings; done: boolean } | { type: "failed"; round: number; code: string };
