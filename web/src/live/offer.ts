/** Where live analysis is offered. */
import { gameOf } from "../boards/games";
import type { GameName, Player } from "../wire";

/**
 * Returns whether a match may be analysed: once it is over, and before by whoever plays it against computer players
 * alone; of a game whose module the page has.
 */
export const mayAnalyse = (game: GameName, players: readonly Player[], over: boolean): boolean =>
  gameOf(game).module &&
  (over || (players.some(({ mine }) => mine) && players.every(({ mine, kind }) => mine || kind === "bot")));
