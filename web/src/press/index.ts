/**
 * Markup and styles as one SVG that every viewer shows: laid out here, with letters in outlines and every style written
 * where it holds. As much of HTML and CSS is understood as the boards use; a test compares with a browser.
 */
import type { Box } from "./boxes";
import { Definitions } from "./definitions";
import { digest } from "./ink";
import { laidOut } from "./layout";
import { read, type Tag } from "./markup";
import { Painter } from "./paint";
import type { Size } from "./sheets";
import { Styles, type Look } from "./styles";
import { Draughtsman } from "./vectors";

export type { Look } from "./styles";
export type { Tag } from "./markup";

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Printed {
  /** What is painted, and the definitions that it needs. */
  body: string;
  definitions: string;
  /** The style of the whole, and where each element lies. */
  look: Look;
  areas: Map<Tag, Area>;
  root: Tag;
}

/** Returns markup in a window of a size as shapes. */
export function printed(markup: string, sheets: readonly string[], window: Size, theme: "light" | "dark"): Printed {
  const root = read(markup, "html", { "data-theme": theme });
  const styles = new Styles(sheets, window, theme === "dark");
  styles.prepare(root);
  const box = laidOut(root, styles, window);
  const definitions = new Definitions();
  const painter = new Painter(definitions, new Draughtsman(styles, definitions, `d${digest(markup)}-`));
  const body = painter.paint(box);
  return { body, definitions: String(definitions), look: box.look, areas: areasOf(box), root };
}
function areasOf(root: Box): Map<Tag, Area> {
  const found = new Map<Tag, Area>();
  for (const box of root.all()) if (box.tag) found.set(box.tag, box);
  for (const { lines, inner } of root.all())
    for (const { piece, x, y, width, font } of lines?.sets ?? [])
      for (let tag: Tag | null = piece.tag; tag && !("look" in (found.get(tag) ?? {})); tag = tag.parent) {
        const size = font?.size ?? 0;
        found.set(tag, joined(found.get(tag), { x: inner.x + x, y: inner.y + y - size, width, height: size * 1.2 }));
      }
  return found;
}
function joined(a: Area | undefined, b: Area): Area {
  if (!a) return b;
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}
