/**
 * Makes a module of the page's fonts: `letters:faces` holds the outline and the width of every letter, and how close
 * two of them stand, read when the drawings are built. A picture then needs no font where it is shown.
 */
import { openSync, type Font, type Glyph } from "fontkit";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const ROOT = join(import.meta.dirname, "..");
const NAME = "letters:faces";
/** As the page writes numbers (`font-variant-numeric` of its body). */
const FEATURES = ["lnum", "tnum", "kern"];
/** Where a style says nothing of numbers, fonts have others. */
const DIGITS = [..."0123456789"];
const FACE = /@font-face\s*\{[^}]*font-family:\s*"([^"]+)";\s*font-weight:\s*(\d+);[^}]*url\("([^"]+)"\)/g;
/** Letters that may stand close to others; one with an accent stands as it would without. */
const CLOSE = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,:;'’()-"];

const rounded = (value: number): number => Math.round(value);
/** Returns an outline as SVG writes it, with y downwards. */
const outline = ({ path }: Glyph): string =>
  path.commands
    .map(({ command, args }) => {
      const letter = { moveTo: "M", lineTo: "L", quadraticCurveTo: "Q", bezierCurveTo: "C", closePath: "Z" }[command];
      return letter + args.map((value, i) => rounded(i % 2 ? -value : value)).join(" ");
    })
    .join("");

/** Returns how high and deep letters reach, as browsers take it. */
function heights(font: Font): object {
  const { fsSelection, typoAscender, typoDescender, typoLineGap } = font["OS/2"];
  return fsSelection.useTypoMetrics
    ? { ascent: typoAscender, descent: -typoDescender, gap: typoLineGap }
    : { ascent: font.ascent, descent: -font.descent, gap: font.lineGap };
}

function faceOf(family: string, weight: number, file: string): object {
  const font = openSync(file) as Font;
  const shaped = (text: string) => font.layout(text, FEATURES);
  const points = font.characterSet.filter((point) => point >= 32);
  const glyphs: Record<string, [number, string]> = {};
  for (const point of points) {
    const text = String.fromCodePoint(point);
    const {
      glyphs: [glyph],
      positions: [place],
    } = shaped(text);
    glyphs[text] = [rounded(place.xAdvance), outline(glyph)];
  }
  const kerning: Record<string, number> = {};
  for (const left of CLOSE)
    for (const right of CLOSE) {
      const { positions } = shaped(left + right);
      const nearer = positions.length === 2 ? rounded(positions[0].xAdvance) - glyphs[left][0] : 0;
      if (nearer) kerning[left + right] = nearer;
    }
  const digits = Object.fromEntries(
    DIGITS.map((text) => {
      const {
        glyphs: [glyph],
        positions: [place],
      } = font.layout(text);
      return [text, [rounded(place.xAdvance), outline(glyph)]];
    }),
  );
  return { family, weight, unit: font.unitsPerEm, ...heights(font), glyphs, digits, kerning };
}

export function letters(): Plugin {
  return {
    name: "deben-letters",
    resolveId: (name) => (name === NAME ? `\0${NAME}` : undefined),
    load(name) {
      if (name !== `\0${NAME}`) return undefined;
      const sheet = readFileSync(join(ROOT, "src", "app.css"), "utf-8");
      const faces = [...sheet.matchAll(FACE)].map(([, family, weight, file]) =>
        faceOf(family, Number(weight), join(ROOT, "node_modules", file)),
      );
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(faces))});`;
    },
  };
}
