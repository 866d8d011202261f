/** Where things on a board are: whatever has a `data-anchor`. */
import type { Piece } from "./flights";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels between a part of the page and what lies beside it. */
const GAP = 6;

/** Returns the part of the page with an anchor. */
export const placeOf = (anchor: string): Element | null =>
  document.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`);

export const centre = (box: Box): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];

/** Returns the box of a piece in the middle of an element, in its own proportions. */
export function boxIn(element: Element, piece: Piece): Box {
  const room = element.getBoundingClientRect();
  const { aspect, least, most } = piece.size;
  const height = Math.max(least, Math.min(most, room.height, room.width / aspect));
  const [x, y] = centre(room);
  return { x: x - (height * aspect) / 2, y: y - height / 2, width: height * aspect, height };
}

/** Returns the part of the window that a bar leaves free, wherever it lies. */
export function roomOf(bar: string): Box {
  const covered = document.querySelector(bar)?.getBoundingClientRect();
  const [width, height] = [innerWidth, innerHeight];
  if (!covered) return { x: 0, y: 0, width, height };
  const above = covered.bottom < height / 2;
  return above
    ? { x: 0, y: covered.bottom, width, height: height - covered.bottom }
    : { x: 0, y: 0, width, height: covered.top };
}

/** Returns where something lies beside a part of the page: below it, or above it, or as low as there is room. */
export function beside(near: Box, { width, height }: { width: number; height: number }, room: Box): [number, number] {
  const [middle] = centre(near);
  const [right, bottom] = [room.x + room.width, room.y + room.height];
  const x = Math.max(room.x + GAP, Math.min(middle - width / 2, right - width - GAP));
  if (near.y + near.height + GAP + height <= bottom) return [x, near.y + near.height + GAP];
  if (near.y - GAP - height >= room.y) return [x, near.y - GAP - height];
  return [x, Math.max(room.y, bottom - GAP - height)];
}
