/** What can be done without pointing at the board, and what it looks like. */
import type { LegalAction } from "../wire";

/** Kinds of action that have a place on a board. */
const ON_BOARD = ["place", "collector", "recruit", "pick", "unload", "play", "take", "swap"];
/** Kinds of action that are about a card and not about the gift that they name beside it. */
const OF_CARDS = ["want", "give", "order"];

/** Returns the actions that need a button. */
export const withoutPlace = (legal: Iterable<LegalAction>): LegalAction[] =>
  [...legal].filter(({ kind }) => !ON_BOARD.includes(kind));

/** Returns the card that stands for an action, null where only words do. */
export function cardOf(action: LegalAction): string | null {
  const card = OF_CARDS.includes(action.kind) ? action.card : action.gift;
  return typeof card === "string" ? card : null;
}
