/**
 * Any view as a board: `seats`, if there is such a key, is a list with an object for each seat; `game`, `phase` and
 * `turn` are told elsewhere; everything else lies in the middle of the table. An action says with `at` which place of
 * the view it is attached to: keys and numbers with points between them, `seats.0.pits.3`. `shows` names keys whose
 * numbers are seats, `{cells: "seats"}`: there lie the pieces of those who sit there.
 */
import { t, texts } from "../../lib/texts.svelte";
import type { LegalAction, View } from "../../wire";
import { plainWords } from "../../words/plain";

export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };
export type Owned = Readonly<Record<string, Value>>;
export type Named = [key: string, value: Value];

const APART = ["game", "phase", "turn", "seats", "shows"];
const PIECES = "◆●▲■★";
/** Returns the sign of a seat, which tells it as surely as its colour does. */
export const pieceOf = (seat: number): string => PIECES[seat % PIECES.length]!;

/** Returns what each seat has. */
export function seatsOf(view: View): Owned[] {
  const { seats } = view as unknown as { seats?: Owned[] };
  return Array.isArray(seats) ? seats : [];
}
/** Returns what lies in the middle of the table. */
export const restOf = (view: View): Named[] =>
  Object.entries(view as unknown as Owned).filter(([key]) => !APART.includes(key));

/** Returns the keys whose numbers are seats. */
export function piecesOf(view: View): Set<string> {
  const { shows } = view as unknown as { shows?: Record<string, string> };
  return new Set(Object.keys(shows ?? {}).filter((key) => shows![key] === "seats"));
}

/** Returns what a key of a game's view is called. */
export function labelOf(game: string, key: string): string {
  const id = `view-${game}-${key}`;
  return texts.has(id) ? t(id) : plainWords(key);
}

/** Returns the place in the view that an action is attached to, null where it has none. */
export const placeOf = ({ at }: LegalAction): string | null => (typeof at === "string" ? at : null);

export const isList = (value: Value): value is readonly Value[] => Array.isArray(value);
export const isObject = (value: Value): value is Owned =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** Returns whether a value is rows of cells. */
export const isGrid = (value: Value): value is readonly (readonly Value[])[] =>
  isList(value) && value.length > 0 && value.every((row) => isList(row));

const NOTHING = "–";
/** Returns a value in signs, as the terminal writes it: a grid with strokes between its rows, seats as their pieces. */
export function inSigns(game: string, value: Value, pieces = false): string {
  if (isObject(value))
    return (
      Object.entries(value)
        .map(([key, each]) => `${labelOf(game, key)} ${inSigns(game, each)}`)
        .join(", ") || NOTHING
    );
  if (isList(value)) {
    const between = value.some((each) => typeof each === "object" && each !== null) ? " / " : " ";
    return value.map((each) => inSigns(game, each, pieces)).join(between) || NOTHING;
  }
  if (pieces && typeof value === "number") return pieceOf(value);
  if (value === true) return "✓";
  return value === null || value === "" || value === false ? NOTHING : String(value);
}

/** Returns the values of a view that are cells on the board, by their places. */
function cellsOf(value: Value, path: string, cells = new Map<string, string>()): Map<string, string> {
  if (typeof value === "object" && value !== null)
    for (const [key, each] of Object.entries(value) as [string, Value][])
      cellsOf(each, path ? `${path}.${key}` : key, cells);
  else cells.set(path, String(value));
  return cells;
}
/** Returns the places whose value is another afterwards. */
export function changedPlaces(before: View, after: View): string[] {
  const was = cellsOf(before as unknown as Owned, "");
  return [...cellsOf(after as unknown as Owned, "")]
    .filter(([path, value]) => was.get(path) !== value)
    .map(([path]) => path);
}
