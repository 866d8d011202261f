/** Where a note stands: beside the part it is about, whole inside the window. */
export interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  x: number;
  y: number;
}

/** How far a note stands from its part, and from the edge of the window. */
const GAP = 8;
const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/**
 * Returns the corner of a note of a size: below its part or above it, wherever it has room, above first if that is
 * wanted; where neither has, at the side; and as a last resort over it, but never over the edge.
 */
export function beside(part: Box, note: Size, room: Size, first?: "above"): { left: number; top: number } {
  const below = part.y + part.height + GAP;
  const above = part.y - note.height - GAP;
  const middle = between(part.x + part.width / 2 - note.width / 2, GAP, room.width - note.width - GAP);
  if (first === "above" && above >= GAP) return { left: middle, top: above };
  if (below + note.height + GAP <= room.height) return { left: middle, top: below };
  if (above >= GAP) return { left: middle, top: above };
  const top = between(part.y + part.height / 2 - note.height / 2, GAP, room.height - note.height - GAP);
  const right = part.x + part.width + GAP;
  if (right + note.width + GAP <= room.width) return { left: right, top: Math.max(GAP, top) };
  return { left: Math.max(GAP, part.x - note.width - GAP), top: Math.max(GAP, top) };
}
