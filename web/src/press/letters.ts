/** Letters: how wide a text is, and its outlines, so that a picture needs no font where it is shown. */
import faces from "letters:faces";
import { NONE, SIGNS } from "./signs";
import type { Look } from "./styles";
import { pixels } from "./values";

/** One font, in units of which so many are as long as its letters are large. */
export interface Face {
  family: string;
  weight: number;
  unit: number;
  ascent: number;
  descent: number;
  gap: number;
  /** The width and the outline of each letter. */
  glyphs: Record<string, [number, string]>;
  /** Digits as they are where a style asks for no others. */
  digits: Record<string, [number, string]>;
  /** How much nearer than that two letters stand. */
  kerning: Record<string, number>;
}
/** Letters of a size. */
export interface Font {
  face: Face;
  number: number;
  size: number;
  spacing: number;
  slanted: boolean;
  /** Whether numbers stand in columns, as the page has them. */
  tabular: boolean;
}
export interface Placed {
  letter: string;
  /** Where it begins, in pixels from where the text does. */
  x: number;
}

const fonts = new WeakMap<Look, Font>();
/** Returns the font that a style asks for. */
export function fontOf(look: Look): Font {
  const font = fonts.get(look) ?? chosen(look);
  fonts.set(look, font);
  return font;
}
function chosen(look: Look): Font {
  const families = (look.get("font-family") ?? "").split(",").map((name) => name.trim().replace(/^["']|["']$/g, ""));
  const weight = Number({ bold: 700, normal: 400 }[look.get("font-weight") ?? ""] ?? look.get("font-weight") ?? 400);
  const family = families.find((name) => faces.some((face) => face.family === name)) ?? faces.at(-1)!.family;
  const near = faces.filter((face) => face.family === family);
  const face = near.reduce((a, b) => (Math.abs(b.weight - weight) < Math.abs(a.weight - weight) ? b : a));
  const spacing = pixels(look.get("letter-spacing"), look.measures());
  const slanted = look.get("font-style") === "italic";
  const tabular = look.get("font-variant-numeric")?.includes("tabular-nums") ?? false;
  return { face, number: faces.indexOf(face), size: look.em, spacing, slanted, tabular };
}

/** Returns the width and outline of a letter in a face's own units; signs that no font has are drawn here. */
export function glyph({ face, tabular }: Font, letter: string): [number, string] {
  const sign = SIGNS[letter];
  const known = (!tabular && face.digits[letter]) || face.glyphs[letter];
  if (known) return known;
  if (sign) return [(sign.width * face.unit) / 1000, sign.outline(face.unit / 1000)];
  // What nobody can draw is at least seen to be missing.
  return [0.6 * face.unit, NONE.outline(face.unit / 1000)];
}
const bare = (letter: string): string => letter.normalize("NFD")[0];

/** Returns where each letter of a text stands, and how wide all of it is. */
export function placed(text: string, font: Font): { letters: Placed[]; width: number } {
  const scale = font.size / font.face.unit;
  const letters: Placed[] = [];
  let x = 0;
  let last = "";
  for (const letter of text) {
    const [width] = glyph(font, letter);
    x += (font.face.kerning[bare(last) + bare(letter)] ?? 0) * scale;
    letters.push({ letter, x });
    x += width * scale + font.spacing;
    last = letter;
  }
  return { letters, width: x };
}
const widths = new Map<string, number>();
const MANY = 20_000;
/** Returns how wide a text is. */
export function widthOf(text: string, font: Font): number {
  const key = `${font.number} ${font.size} ${font.spacing} ${font.tabular} ${text}`;
  const known = widths.get(key) ?? placed(text, font).width;
  if (widths.size > MANY) widths.clear();
  widths.set(key, known);
  return known;
}

/** Returns how far a line of letters reaches above and below where they stand. */
export function reach(look: Look): { above: number; below: number } {
  const { face, size } = fontOf(look);
  const [ascent, descent] = [face.ascent, face.descent].map((part) => Math.round((part * size) / face.unit));
  const height = look.get("line-height");
  const line =
    !height || height === "normal"
      ? ascent + descent + (face.gap * size) / face.unit
      : /^[\d.]+$/.test(height)
        ? Number(height) * size
        : pixels(height, look.measures(size));
  const above = ascent + Math.floor((line - ascent - descent) / 2);
  return { above, below: line - above };
}
