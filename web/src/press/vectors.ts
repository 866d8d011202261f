/** Drawings on a board: SVG that lies in the page, with what styles say of it written into it. */
import type { Definitions } from "./definitions";
import { inked, shape } from "./ink";
import { fontOf, widthOf } from "./letters";
import type { Box } from "./boxes";
import type { Tag } from "./markup";
import type { Look, Styles } from "./styles";
import { colour } from "./values";
import { filtered } from "./filters";

/** What styles may say of a part of a drawing. */
const SAID = [
  ...["stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "stroke-opacity", "fill-opacity"],
  ...["fill-rule", "clip-rule", "opacity", "paint-order", "clip-path", "stroke-miterlimit"],
];
/** Attributes that mean nothing in a picture. */
const UNSAID = new RegExp(
  "^(class|style|role|tabindex|focusable|aria-.*|data-.*|xmlns.*|id|fill|stroke|font-.*|text-anchor|letter-spacing|" +
    "width|height|x|y)$",
);

/** Writes the drawings of one picture. */
export class Draughtsman {
  constructor(
    private readonly styles: Styles,
    private readonly definitions: Definitions,
    /** Goes before the names of parts, which must differ between pictures. */
    private readonly prefix: string,
  ) {}

  /** Returns a drawing in its box. */
  draw(box: Box): string {
    const { tag, look } = box;
    const { x, y, width, height } = box.inner;
    const inside = tag!.tags.map((child) => this.part(child, look)).join("");
    return shape(
      "svg",
      {
        x,
        y,
        width,
        height,
        viewBox: tag!.attributes.get("viewBox"),
        preserveAspectRatio: tag!.attributes.get("preserveAspectRatio"),
        overflow: look.get("overflow-x") === "visible" ? "visible" : undefined,
        ...this.ink(look, true),
      },
      inside,
    );
  }
  private part(tag: Tag, above: Look): string {
    const look = this.styles.look(tag, above, new Map());
    if (look.get("display") === "none" || look.get("visibility") === "hidden" || tag.name === "title") return "";
    if (tag.name === "text") return this.text(tag, look);
    const written = [...tag.attributes].filter(([name]) => !UNSAID.test(name) && !SAID.includes(name));
    const placed = ["x", "y", "width", "height"].map((name) => [
      name,
      this.sized(look.own[name]) ?? tag.attributes.get(name),
    ]);
    const attributes = Object.fromEntries([...written, ...placed].map(([name, value]) => [name!, this.named(value)]));
    const transform = tag.attributes.get("transform") ?? moved(look);
    const id = tag.attributes.get("id");
    const filter = filtered(look, this.definitions);
    const inside = tag.tags.map((child) => this.part(child, look)).join("");
    return shape(
      tag.name,
      { ...attributes, id: id && this.prefix + id, transform, filter, ...this.ink(look, false) },
      inside,
    );
  }
  private sized(value: string | undefined): string | undefined {
    return value?.replace(/px$/, "");
  }
  /** Returns the colours and lines of a part: those it has of its own, or all where it begins a drawing. */
  private ink(look: Look, all: boolean): Record<string, string | undefined> {
    const has = (name: string): boolean =>
      look.said.has(name) || Object.hasOwn(look.own, name) || (all && name in look.passed);
    const said = SAID.filter((name) => has(name) && look.get(name) !== "" && !(all && name === "opacity"));
    const values = Object.fromEntries(said.map((name) => [name, this.named(look.get(name)?.replace(/px/g, ""))]));
    for (const what of ["fill", "stroke"] as const) {
      if (!has(what)) continue;
      const value = /^currentcolor$/i.test(look.get(what) ?? "") ? look.get("color") : look.get(what);
      const { [`${what}-opacity`]: alpha, [what]: paint } = inked(colour(value), what);
      values[what] = value?.startsWith("url(") ? this.named(value) : paint;
      if (alpha) values[`${what}-opacity`] ??= alpha;
    }
    return values;
  }
  private named(value: string | undefined): string | undefined {
    return value
      ?.replace(/url\(["']?#([^"')]+)["']?\)/, (_, id: string) => `url(#${this.prefix}${id})`)
      .replace(/^#(?=[a-z])/i, `#${this.prefix}`);
  }
  private text(tag: Tag, look: Look): string {
    const text = tag.children
      .filter((child) => typeof child === "string")
      .join("")
      .trim();
    const font = fontOf(look);
    const [x, y] = ["x", "y"].map((name) => parseFloat(tag.attributes.get(name) ?? "0"));
    const width = widthOf(text, font);
    const back = { middle: width / 2, end: width }[look.get("text-anchor") ?? ""] ?? 0;
    const ink = { fill: "#000", ...this.ink(look, false) };
    const scale = font.size / font.face.unit;
    // Outlines are drawn in a font's own units, lines are not.
    const line =
      look.get("stroke") && look.get("stroke") !== "none"
        ? parseFloat(look.get("stroke-width") ?? "1") / scale
        : undefined;
    const fill = look.get("fill") ? this.ink(look, true).fill : ink.fill;
    const drawn = this.definitions.text(text, font, x - back, y, { ...ink, fill, "stroke-width": line });
    const transform = tag.attributes.get("transform");
    return transform ? shape("g", { transform }, drawn) : drawn;
  }
}
/** Returns how a style moves a part of a drawing; what it turns about is not told, so only moving is understood. */
function moved(look: Look): string | undefined {
  const found = /^translate\(([^)]*)\)$/.exec(look.own.transform ?? "");
  return found ? `translate(${found[1].replaceAll("px", "")})` : undefined;
}
