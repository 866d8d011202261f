/** The board as an editor's surface: what can be clicked, what a click changes, and what one may start from. */
import { t } from "../lib/texts.svelte";
import type { DuelView, GameName, LegalAction, NefertitiView, RulebookShown, View } from "../wire";
import { readFields, readPieces, readTokens, turnSquare, writePieces } from "./fields";

/** Parts of the board that can be changed, as if they were actions, and the field that a click on one changes. */
export class Changeable extends Map<string, LegalAction> {
  constructor(
    actions: LegalAction[],
    readonly change: (text: string, action: string, brush: string) => [string, string | null] | null,
  ) {
    super(actions.map((action) => [action.action, action]));
  }
}

/** Returns what can be changed on a board by clicking. */
export function editing(view: View): Changeable {
  switch (view.game) {
    case "duel":
      return new Changeable(duelParts(view), changeDuel);
    case "nefertiti":
      return new Changeable(nefertitiParts(view), changeNefertiti);
    default:
      return new Changeable([], () => null);
  }
}

function duelParts(view: DuelView): LegalAction[] {
  const squares = Object.keys(view.port).map((square) => ({ action: square, kind: "place", square }));
  const slots = view.boats
    .filter((boat) => boat.present)
    .flatMap((boat) =>
      [1, 2, 3].map((slot) => ({ action: `${boat.name}:${slot}`, kind: "take", boat: boat.name, slot })),
    );
  return [...squares, ...slots];
}

const BOATS = "123abc";
function changeDuel(text: string, action: string, brush: string): [string, string | null] | null {
  const fields = readFields(text);
  if (!action.includes(":")) return ["port", turnSquare(fields.get("port") ?? ".../.../...", action)];
  const [boat, slot] = action.split(":");
  const boats = (fields.get("boats") ?? "").split("/");
  const tokens = readTokens(boats[BOATS.indexOf(boat)] ?? "");
  tokens[Number(slot) - 1] = brush;
  boats[BOATS.indexOf(boat)] = tokens.join("");
  return ["boats", boats.join("/")];
}

function nefertitiParts(view: NefertitiView): LegalAction[] {
  const stalls = view.markets
    .filter((market) => market.open)
    .map((market) => ({ market: market.name, stall: market.stall }));
  if (view.memphis?.open) stalls.push({ market: "memphis", stall: view.memphis.stall });
  return stalls.flatMap(({ market, stall }) =>
    stall.squares.map((square) => ({ action: square.name, kind: "place", square: square.name, market })),
  );
}

function changeNefertiti(text: string, action: string, brush: string): [string, string | null] {
  const pieces = readPieces(readFields(text).get("pieces") ?? "");
  if (pieces.get(action) === brush) pieces.delete(action);
  else pieces.set(action, brush);
  return ["pieces", writePieces(pieces)];
}

export interface StartingPoint {
  number: number;
  name: string;
  position: string | null;
  options: Record<string, number | boolean | string>;
}

/** Returns what a position can be started from: set-ups, and the examples of the rules. */
export function startingPoints(
  game: GameName,
  book: RulebookShown | null,
): { label: string; points: StartingPoint[] }[] {
  const fresh =
    game === "duel"
      ? [{ name: t("board-fresh"), options: {} }]
      : [2, 3, 4, 5].map((players) => ({ name: t("board-fresh-players", { count: players }), options: { players } }));
  const samples = [
    ...(book?.walk ?? []).map((step) => ({ name: t(`walk-${step.id}`), position: step.figure.position })),
    ...(book?.examples ?? []).map((example) => ({
      name: t(`example-${example.id}`),
      position: example.before.position,
    })),
  ];
  const points = [
    ...fresh.map((each) => ({ ...each, position: null })),
    ...samples.map((each) => ({ ...each, options: {} })),
  ].map((each, number) => ({ ...each, number }));
  return [
    { label: t("board-fresh"), points: points.slice(0, fresh.length) },
    { label: t("board-samples"), points: points.slice(fresh.length) },
  ];
}
