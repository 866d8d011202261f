/**
 * Marks on a board: what each player did lately, in that player's colour. A place is whatever has a `data-anchor`; the
 * game says which places a move touched (`GameBox.touched`, or where its flights went), and `use:marking` on an element
 * around a board draws it (`data-marked`, in `app.css`), also on parts that come later.
 */
import type { TableEvent, View } from "../wire";
import { boxOf } from "./boxes";

/** A move as marks need it. */
export interface MadeMove {
  seat: number;
  events: readonly TableEvent[];
  /** The view before it, null where nobody knows it any more; and the view after it. */
  before: View | null;
  after: View;
}
export interface PlaceMark {
  seat: number;
  /** Whether it belongs to the last move. */
  last: boolean;
}
export type Marks = ReadonlyMap<string, PlaceMark>;

/** What lies before a seat is in its colour already: only what all share is marked. */
const OWNED = /:\d+(:|$)/;

/** Returns the places that moves touched, each with whoever was there last. */
export function marksOf(moves: readonly MadeMove[]): Marks {
  const marks = new Map<string, PlaceMark>();
  moves.forEach((move, i) => {
    // What somebody did one after another is one move to everybody else.
    const last = moves.slice(i).every(({ seat }) => seat === move.seat);
    for (const place of touched(move)) marks.set(place, { seat: move.seat, last });
  });
  return marks;
}

/** Returns where things went to, and where they were taken from. */
function touched({ events, before, after }: MadeMove): string[] {
  const box = boxOf(after.game);
  if (box.touched) return before ? box.touched(before, after) : [];
  return box
    .steps(events, before ?? after)
    .filter(({ unsaid, unmarked }) => !unsaid && !unmarked)
    .flatMap(({ flights }) => flights.flatMap(({ from, to, lift }) => (lift ? [from, to] : [to])))
    .filter((place) => !OWNED.test(place));
}

/** Draws marks on the places inside an element, and goes on doing so. */
export function marking(within: HTMLElement, marks: Marks): { update(marks: Marks): void; destroy(): void } {
  let now = marks;
  const draw = (): void => {
    for (const place of within.querySelectorAll<HTMLElement>("[data-anchor], [data-marked]")) {
      const mark = now.get(place.dataset.anchor ?? "");
      if (mark) {
        place.dataset.marked = String(mark.seat);
        place.toggleAttribute("data-last", mark.last);
      } else if (place.dataset.marked !== undefined) {
        place.removeAttribute("data-marked");
        place.removeAttribute("data-last");
      }
    }
  };
  const observer = new MutationObserver(draw);
  observer.observe(within, { subtree: true, childList: true, attributeFilter: ["data-anchor"] });
  draw();
  return {
    update(marks) {
      now = marks;
      draw();
    },
    destroy: () => observer.disconnect(),
  };
}
