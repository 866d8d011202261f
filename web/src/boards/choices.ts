/** What can be done without pointing at the board. */
import type { LegalAction } from "../wire";
import { boxOf } from "./boxes";

/** Returns the actions of a game that need a button. */
export function withoutPlace(game: string, legal: Iterable<LegalAction>): LegalAction[] {
  const { onBoard } = boxOf(game);
  return [...legal].filter(({ kind }) => !onBoard.includes(kind));
}
