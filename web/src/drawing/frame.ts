/** What is put around a board that is a picture of its own: it must look alike wherever it is shown. */
import { inPixels, LETTERS } from "../replay/picture";

export interface Size {
  width: number;
  height: number;
}
/** Pixels around the board. */
export const MARGIN = 12;

const SVG = "http://www.w3.org/2000/svg";
const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Returns a board and its styles as one SVG. */
export function framed(body: string, styles: string, { width, height }: Size, theme: "light" | "dark"): string {
  const inside = height - 2 * MARGIN;
  const board = inPixels(body, inside).replaceAll(/<svg(?! xmlns)/g, `<svg xmlns="${SVG}"`);
  return (
    `<svg xmlns="${SVG}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" data-theme="${theme}">` +
    `<style>${escaped(settled(inPixels(styles, inside), width))}</style>` +
    `<rect width="100%" height="100%" style="fill:var(--ground)"/><foreignObject width="100%" height="100%">` +
    `<div xmlns="http://www.w3.org/1999/xhtml" style="${LETTERS};padding:${MARGIN}px;width:${width}px;` +
    `height:${height}px"><div style="position:relative;height:100%;container-type:inline-size">${board}</div></div>` +
    `</foreignObject></svg>`
  );
}

const QUERY = /@media \((min|max)-width: ?(\d+)px\) ?\{/;

/** Returns styles in which what depends on the width of the window is decided: a picture is made smaller as a whole. */
export function settled(styles: string, width: number): string {
  let text = styles;
  for (let found = QUERY.exec(text); found; found = QUERY.exec(text)) {
    const [opening, side, limit] = found;
    const start = found.index + opening.length;
    const end = endOf(text, start);
    const holds = side === "min" ? width >= Number(limit) : width <= Number(limit);
    text = text.slice(0, found.index) + (holds ? text.slice(start, end) : "") + text.slice(end + 1);
  }
  return text;
}
/** Returns where the block ends whose content begins at a place. */
function endOf(text: string, start: number): number {
  let depth = 1;
  let at = start;
  for (; at < text.length; at++) {
    if (text[at] === "{") depth++;
    else if (text[at] === "}" && --depth === 0) break;
  }
  return at;
}
