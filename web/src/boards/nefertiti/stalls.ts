/** How a stall lies on the board. */
import type { NefertitiSquare, NefertitiStall } from "../../wire";

/** Returns the squares of a stall row by row. */
export function rowsOf(stall: NefertitiStall): NefertitiSquare[][] {
  const rows: NefertitiSquare[][] = [];
  for (const square of stall.squares) (rows[square.row] ??= []).push(square);
  return rows;
}

/** Returns how many rows a stall has, and how many squares the longest of them. */
export function shapeOf(stall: NefertitiStall): { rows: number; columns: number } {
  const rows = rowsOf(stall);
  return { rows: rows.length, columns: Math.max(...rows.map((row) => row.length)) };
}
