/** What can be done in the Duel, for people who read it: in groups, with a word about each. */
import { never } from "../../lib/never";
import { t } from "../../lib/texts.svelte";
import type { DuelAction, DuelView, Snapshot } from "../../wire";
import { playerName } from "../../words";
import { boatsAt, waysOf } from "./lanes";
import { faceName } from "./names";
import { unloading } from "./telling";

/** Kinds of action that have a place on the board. */
export const ON_BOARD: readonly DuelAction["kind"][] = ["place", "unload", "play", "take", "swap"];

/** Returns the group of choices that an action belongs to: its kind, and the boat whose slots it is about. */
export function groupOf(action: DuelAction): { id: string; title: string } {
  const kind = ON_BOARD.includes(action.kind) ? action.kind : "other";
  const boat = action.kind === "take" || action.kind === "swap" ? action.boat : "";
  return { id: [kind, boat].filter(Boolean).join("-"), title: t("text-group-duel", { kind, boat }) };
}

/** Returns what one would like to know before choosing an action. */
export function aboutOf(snapshot: Snapshot, view: DuelView, action: DuelAction): string {
  const boat = "boat" in action ? view.boats.find((each) => each.name === action.boat) : undefined;
  switch (action.kind) {
    case "place":
      return lanesText(view, action.square, view.turn);
    case "unload":
      return boat ? unloading(boat, (seat) => playerName("duel", snapshot.players, seat)) : "";
    case "play":
      return t(`page-duel-token-${action.token}`);
    case "swap":
      return boat
        ? t("text-swapped", {
            one: faceName(boat.slots[action.slot - 1] ?? "?"),
            other: faceName(boat.slots[action.other - 1] ?? "?"),
          })
        : "";
    case "take":
    case "done":
    case "pass":
      return "";
    default:
      return never(action, "");
  }
}

/** Returns what a pawn of a seat on a square would wait for: the crate that would be its own in each of its lanes. */
export function lanesText(view: DuelView, square: string, seat: number): string {
  const parts = boatsAt(view, square).map((boat) => {
    const way = waysOf(view, boat, { square, seat }).find(({ thought }) => thought)!;
    return t("text-lane", {
      boat: boat.name,
      place: way.place,
      token: faceName(boat.slots[way.slot - 1] ?? "?"),
    });
  });
  return parts.join(" ");
}
