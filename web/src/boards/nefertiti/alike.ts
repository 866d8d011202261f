/** Actions of Nefertiti that are the same thing (src/deben/games/nefertiti/rooms/coach.py). */
import type { NefertitiAction, NefertitiView } from "../../wire";

/** Returns a key that such actions share: equal bids on an empty stall, equal cards in lower places. */
export default function alike(view: NefertitiView, action: NefertitiAction): string | null {
  if (action.kind === "place") return bid(view, action.square);
  if (action.kind === "pick" && action.place !== "upper" && action.card && action.card !== "travelling-thief")
    return `card ${action.card}`;
  return null;
}

function bid(view: NefertitiView, name: string): string | null {
  for (const { stall } of [...view.markets, ...(view.memphis ? [view.memphis] : [])]) {
    const square = stall.squares.find((each) => each.name === name);
    if (square)
      return stall.squares.some(({ piece }) => piece) ? null : `bid ${stall.name} ${square.bid} ${square.symbol}`;
  }
  return null;
}
