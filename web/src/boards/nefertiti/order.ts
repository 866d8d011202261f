/** The order of bids on a stall, and what met its condition: read off a view, for people who look ahead. */
import type { NefertitiSquare, NefertitiStall } from "../../wire";
import { rowsOf } from "./stalls";

/** Returns the occupied squares in the order in which they would be resolved (N5.1). */
export const inOrder = (stall: NefertitiStall): NefertitiSquare[] =>
  stall.squares.filter(({ piece }) => piece).sort((a, b) => a.resolved - b.resolved);

/** Returns the places, from 1, of a seat's servants in the order of bids. */
export const placesOf = (stall: NefertitiStall, seat: number): number[] =>
  inOrder(stall).flatMap(({ piece }, at) => (piece!.seat === seat && !piece!.collector ? [at + 1] : []));

/** Returns which in the order a piece on a square is, or would be. */
export const placeAt = (stall: NefertitiStall, square: NefertitiSquare): number =>
  1 + inOrder(stall).filter(({ resolved }) => resolved < square.resolved).length;

const LINE = 3;

/** Returns the names of the squares whose pieces meet the condition for closing. */
export function metBy(stall: NefertitiStall, dice: readonly number[]): Set<string> {
  const { closing } = stall;
  const taken = stall.squares.filter(({ piece }) => piece);
  switch (closing?.rule) {
    case "group":
      return names(groups(taken).filter((group) => group.length >= closing.needed));
    case "line":
      return names(lines(stall).filter((line) => line.every(({ piece }) => piece)));
    case "dice":
      return names([taken.filter(({ bid }) => dice.includes(bid))]);
    case "chain":
      return names([chain(stall)]);
    default:
      return names([taken]);
  }
}
const names = (found: readonly NefertitiSquare[][]): Set<string> => new Set(found.flat().map(({ name }) => name));

const beside = (a: NefertitiSquare, b: NefertitiSquare): boolean =>
  Math.abs(a.row - b.row) + Math.abs(a.column - b.column) === 1;

/** Returns squares that hang together. */
function groups(taken: readonly NefertitiSquare[]): NefertitiSquare[][] {
  const left = new Set(taken);
  const found: NefertitiSquare[][] = [];
  for (const first of taken) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const square of group)
      for (const near of left) if (beside(square, near) && left.delete(near)) group.push(near);
    found.push(group);
  }
  return found;
}

/** Returns the rows, columns and diagonals of a court. */
function lines(stall: NefertitiStall): NefertitiSquare[][] {
  const rows = rowsOf(stall);
  const across = [0, 1, 2].map((column) => rows.map((row) => row[column]));
  const slanted = [rows.map((row, i) => row[i]), rows.map((row, i) => row[LINE - 1 - i])];
  return [...rows, ...across, ...slanted];
}

/** Returns the longest row of occupied neighbours. */
function chain(stall: NefertitiStall): NefertitiSquare[] {
  let [best, now]: NefertitiSquare[][] = [[], []];
  for (const square of stall.squares) {
    now = square.piece ? [...now, square] : [];
    if (now.length > best.length) best = now;
  }
  return best;
}
