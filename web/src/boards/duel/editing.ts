/** The Duel's board as an editor's surface. */
import { t } from "../../lib/texts.svelte";
import type { Brushes } from "../../position/changes";
import { readFields } from "../../position/fields";
import type { DuelView, LegalAction } from "../../wire";
import { faceName } from "./names";
import { readTokens, TOKENS, turnSquare } from "./tokens";

const BOATS = "123abc";

/** Returns what can be clicked: squares of the port, and slots of boats. */
export function parts(view: DuelView): LegalAction[] {
  const squares = Object.keys(view.port).map((square) => ({ action: square, kind: "place", square }));
  const slots = view.boats
    .filter((boat) => boat.present)
    .flatMap((boat) =>
      [1, 2, 3].map((slot) => ({ action: `${boat.name}:${slot}`, kind: "take", boat: boat.name, slot })),
    );
  return [...squares, ...slots];
}

/** Returns the field that a click changes: another pawn on a square, the chosen token in a slot. */
export function change(text: string, part: string, brush: string): [string, string | null] {
  const fields = readFields(text);
  if (!part.includes(":")) return ["port", turnSquare(fields.get("port") ?? ".../.../...", part)];
  const [boat, slot] = part.split(":");
  const boats = (fields.get("boats") ?? "").split("/");
  const tokens = readTokens(boats[BOATS.indexOf(boat)] ?? "");
  tokens[Number(slot) - 1] = brush;
  boats[BOATS.indexOf(boat)] = tokens.join("");
  return ["boats", boats.join("/")];
}

/** Returns the tokens, one of which is laid down. */
export const brushes = (): Brushes => ({
  label: t("board-token"),
  about: t("board-token-about"),
  choices: TOKENS,
  name: faceName,
});
