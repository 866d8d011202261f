/** Where live analysis is offered. */
import type { Player } from "../wire";

/**
 * Returns whether a match may be analysed: once it is over, and before by whoever plays it against computer players
 * alone.
 */
export const mayAnalyse = (players: readonly Player[], over: boolean): boolean =>
  over || (players.some(({ mine }) => mine) && players.every(({ mine, kind }) => mine || kind === "bot"));
