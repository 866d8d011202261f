/** Where live analysis is offered. */
import { gameOf } from "../boards/games";
import type { GameName, Player, Spirit } from "../wire";

/** What decides whether somebody may be helped. */
interface Played {
  game: GameName;
  players: readonly Player[];
  spirit: Spirit;
  over: boolean;
}

/**
 * Returns whether a match may be analysed: once it is over, and before by whoever plays it against computer players
 * alone, or at a table where everybody learns; never while a serious one goes on; of a game whose module the page has.
 */
export function mayAnalyse({ game, players, spirit, over }: Played): boolean {
  if (!gameOf(game).module) return false;
  if (over) return true;
  const alone = players.every(({ mine, kind }) => mine || kind === "bot");
  return spirit !== "serious" && players.some(({ mine }) => mine) && (alone || spirit === "learning");
}
