/** The mind of a game: a small network that learnt it, a file beside the game's module. */
import { Failure } from "./failure";

/** The layers in the order of the file, and how a search takes those it needs. */
const LAYERS = ["first", "second", "wins", "totals", "sources", "policy"] as const;
export const SEARCHED = ["first", "second", "wins", "totals", "policy"] as const;
export type LayerName = (typeof LAYERS)[number];
const MAGIC = "deben mind 1\n";

export interface Layer {
  rows: number;
  columns: number;
  weights: Int16Array;
}
export interface Mind {
  /** Which features of which game it was made for. */
  layout: string;
  layers: Readonly<Record<LayerName, Layer>>;
}

/** Returns the mind in a file: what it is, a line about its shapes, then numbers, the lowest byte first. */
export function readMind(file: ArrayBuffer): Mind {
  const bytes = new Uint8Array(file);
  const end = bytes.indexOf(10, MAGIC.length);
  const head = new TextDecoder().decode(bytes.subarray(0, end));
  if (end < 0 || !head.startsWith(MAGIC)) throw new Failure("unreachable");
  const { layout, shapes } = JSON.parse(head.slice(MAGIC.length)) as {
    layout: string;
    shapes: Record<LayerName, [number, number]>;
  };
  let at = end + 1;
  const layers = {} as Record<LayerName, Layer>;
  for (const name of LAYERS) {
    const [rows, columns] = shapes[name];
    const weights = new Int16Array(file.slice(at, at + 2 * rows * columns));
    if (weights.length !== rows * columns) throw new Failure("unreachable");
    layers[name] = { rows, columns, weights };
    at += 2 * rows * columns;
  }
  return { layout, layers };
}
