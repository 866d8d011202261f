/** Where things lie on the Duel's board, in parts of a thousand of its side. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const BOARD = 1000;
const EDGE = 34;
const SQUARE = 164;
const GAP = 12;
const DOCK = EDGE + 3 * (SQUARE + GAP) + 14;
const HULL = BOARD - DOCK - 8;
const BEAM = 138;
const CRATE = 98;
const FIRST_CRATE = 48;
const CRATE_STEP = 107;

const along = (i: number): number => EDGE + i * (SQUARE + GAP);

/** Returns the box of a square, `a1` to `c3`. */
export function squareBox(square: string): Box {
  return { x: along("abc".indexOf(square[0])), y: along(Number(square[1]) - 1), width: SQUARE, height: SQUARE };
}

/** Returns whether a boat lies at a row, on the right. */
export const isRow = (boat: string): boolean => "123".includes(boat);

/** Returns the box of a boat. */
export function boatBox(boat: string): Box {
  const inset = (SQUARE - BEAM) / 2;
  return isRow(boat)
    ? { x: DOCK, y: along(Number(boat) - 1) + inset, width: HULL, height: BEAM }
    : { x: along("abc".indexOf(boat)) + inset, y: DOCK, width: BEAM, height: HULL };
}

/** Returns the box of a boat's slot, 1 next to the port. */
export function slotBox(boat: string, slot: number): Box {
  const hull = boatBox(boat);
  const far = FIRST_CRATE + (slot - 1) * CRATE_STEP;
  const side = (BEAM - CRATE) / 2;
  return isRow(boat)
    ? { x: hull.x + far, y: hull.y + side, width: CRATE, height: CRATE }
    : { x: hull.x + side, y: hull.y + far, width: CRATE, height: CRATE };
}

/** Returns where a slot is within its boat, in percent. */
export function slotInBoat(boat: string, slot: number): Record<"left" | "top" | "width" | "height", string> {
  const [hull, box] = [boatBox(boat), slotBox(boat, slot)];
  const part = (value: number, whole: number): string => `${(100 * value) / whole}%`;
  return {
    left: part(box.x - hull.x, hull.width),
    top: part(box.y - hull.y, hull.height),
    width: part(box.width, hull.width),
    height: part(box.height, hull.height),
  };
}

/** The corner that neither rows nor columns use: pile and warehouse. */
export const CORNER: Box = { x: DOCK + 26, y: DOCK + 20, width: HULL - 50, height: HULL - 50 };
export const QUAY: Box = { x: 14, y: 14, width: DOCK - 26, height: DOCK - 26 };

/** Returns the middle of a box. */
export const middle = (box: Box): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];
