/** Nefertiti's board as an editor's surface. */
import { t } from "../../lib/texts.svelte";
import type { Brushes } from "../../position/changes";
import { readFields } from "../../position/fields";
import type { LegalAction, NefertitiView } from "../../wire";
import { readPieces, writePieces } from "./pieces";

/** Returns what can be clicked: the squares of open stalls. */
export function parts(view: NefertitiView): LegalAction[] {
  const stalls = view.markets
    .filter((market) => market.open)
    .map((market) => ({ market: market.name, stall: market.stall }));
  if (view.memphis?.open) stalls.push({ market: "memphis", stall: view.memphis.stall });
  return stalls.flatMap(({ market, stall }) =>
    stall.squares.map((square) => ({ action: square.name, kind: "place", square: square.name, market })),
  );
}

/** Returns the field that a click changes: the chosen piece is there, or is not. */
export function change(text: string, part: string, brush: string): [string, string | null] {
  const pieces = readPieces(readFields(text).get("pieces") ?? "");
  if (pieces.get(part) === brush) pieces.delete(part);
  else pieces.set(part, brush);
  return ["pieces", writePieces(pieces)];
}

/** A piece in notation: the number of a seat, after a `c` its collector. */
export const pieceOf = (brush: string): { seat: number; collector: boolean } => ({
  seat: Number(brush.replace("c", "")) - 1,
  collector: brush.startsWith("c"),
});

/** Returns the pieces, one of which is laid down. */
export function brushes(view: NefertitiView): Brushes {
  return {
    label: t("board-piece"),
    about: t("board-piece-about"),
    choices: view.seats.flatMap((_, i) => (view.players === 2 ? [`${i + 1}`, `c${i + 1}`] : [`${i + 1}`])),
    name(choice) {
      const { seat, collector } = pieceOf(choice);
      const player = t("seat-nefertiti", { seat });
      return t(collector ? "board-piece-collector" : "board-piece-servant", { player });
    },
  };
}
