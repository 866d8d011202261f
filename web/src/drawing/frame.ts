/** What is put around a board that is a picture of its own, and around the shapes that come of it. */
import type { Printed } from "../press";
import { shape } from "../press/ink";
import { LETTERS } from "../replay/picture";

export interface Size {
  width: number;
  height: number;
}
/** Pixels around the board. */
export const MARGIN = 12;

/** The window that a board has in a picture of a size. */
export const windowOf = ({ width, height }: Size): Size => ({ width, height: height - 2 * MARGIN });

/** Returns a board as the page would hold it, in a picture of a size. */
export const mounted = (board: string, { width, height }: Size): string =>
  `<div style="${LETTERS};padding:${MARGIN}px;width:${width}px;height:${height}px">` +
  `<div style="position:relative;height:100%;container-type:inline-size">${board}</div></div>`;

/** Returns shapes as one SVG, with something over them. */
export function framed({ body, definitions, look }: Printed, over: string, { width, height }: Size): string {
  const ground = shape("rect", { width, height, fill: look.passed["--ground"] });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
    `viewBox="0 0 ${width} ${height}" ` +
    `width="${width}" height="${height}">${definitions}${ground}${body}${over}</svg>`
  );
}
