/** Actions of the Duel that are the same thing (src/deben/games/duel/rooms/coach.py). */
import type { DuelAction, DuelView } from "../../wire";

/** Returns a key that such actions share: pawns where no boat is left, exchanges of equal tokens. */
export default function alike(view: DuelView, action: DuelAction): string | null {
  if (action.kind === "place") {
    const waiting = view.boats.some(({ present, lane }) => present && lane.includes(action.square));
    return waiting ? null : "deserted";
  }
  if (action.kind === "swap") {
    const slots = view.boats.find(({ name }) => name === action.boat)!.slots;
    return slots[action.slot - 1] === slots[action.other - 1] ? "unchanged" : null;
  }
  return null;
}
