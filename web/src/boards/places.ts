/** Where things on a board are: whatever has a `data-anchor`. */
import type { Piece } from "./flights";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

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
