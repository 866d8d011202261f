/** Cards that are put in order with one gesture, and given back one by one as the rules ask for them. */
import type { LegalAction } from "../../wire";

/** Returns a list with one of its things moved to another place. */
export function moved<Thing>(list: readonly Thing[], from: number, to: number): Thing[] {
  const rest = [...list.slice(0, from), ...list.slice(from + 1)];
  const at = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, at), list[from], ...rest.slice(at)];
}

/** What somebody has decided and has not been asked for yet. */
export class Ordering {
  private wanted: readonly string[] = $state.raw([]);

  get busy(): boolean {
    return this.wanted.length > 0;
  }
  /** Decides that cards lie in this order. */
  want(cards: readonly string[]): void {
    this.wanted = cards;
  }
  /** Returns the action that gives back the next card; null where nothing is decided, or something else lies there. */
  next(legal: readonly LegalAction[]): string | null {
    const [card, ...rest] = this.wanted;
    const action = legal.find((each) => each.kind === "order" && each.card === card);
    this.wanted = action && legal.length === this.wanted.length ? rest : [];
    // Equal cards are the same thing; the last one has only one place left, and nobody is asked.
    if (this.wanted.length < 2) this.wanted = [];
    return action?.action ?? null;
  }
}
export const ordering = new Ordering();
