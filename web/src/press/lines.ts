/** Text and small things in lines, as wide as there is room. */
import { fontOf, reach, widthOf, type Font } from "./letters";
import type { Tag } from "./markup";
import type { Look } from "./styles";

/** Letters of one style, or something that stands among letters. */
export interface Run {
  tag: Tag;
  look: Look;
  text: string;
}
export interface Atom<Box> {
  tag: Tag;
  look: Look;
  box: Box;
  width: number;
  height: number;
  /** How far it reaches above where letters stand. */
  above: number;
}
export type Piece<Box> = Run | Atom<Box>;
/** A piece where it was put: its left end, and the line letters stand on. */
export interface Set<Box> {
  piece: Piece<Box>;
  text: string;
  font: Font | null;
  x: number;
  y: number;
  width: number;
}
export interface Lines<Box> {
  sets: Set<Box>[];
  /** How wide all of it would be in one line. */
  wanted: number;
  height: number;
  /** Where the letters of the first line stand. */
  baseline: number;
}
interface Word<Box> {
  piece: Piece<Box>;
  text: string;
  font: Font | null;
  width: number;
  /** Whether a line may end before it, must end before it, and whether it is only room. */
  may: boolean;
  must: boolean;
  space: boolean;
}

const isAtom = <Box>(piece: Piece<Box>): piece is Atom<Box> => "box" in piece;
const cased = (text: string, look: Look): string => {
  const how = look.get("text-transform");
  if (how === "uppercase") return text.toUpperCase();
  if (how === "lowercase") return text.toLowerCase();
  return how === "capitalize" ? text.replace(/(?<![\p{L}\p{N}])\p{L}/gu, (letter) => letter.toUpperCase()) : text;
};

const known = new WeakMap<object, Word<never>[]>();
/** Returns the words of pieces, which are found once. */
function wordsOf<Box>(pieces: readonly Piece<Box>[], capital: boolean): Word<Box>[] {
  const words = (known.get(pieces) as Word<Box>[] | undefined) ?? found(pieces, capital);
  known.set(pieces, words as Word<never>[]);
  return words;
}
/** Room between words is one space, none at the beginning. */
function found<Box>(pieces: readonly Piece<Box>[], capital: boolean): Word<Box>[] {
  const words: Word<Box>[] = [];
  let large = capital;
  for (const piece of pieces) {
    const free = piece.look.get("white-space") !== "nowrap";
    const last = words.at(-1);
    if (isAtom(piece)) {
      words.push({ piece, text: "", font: null, width: piece.width, may: free, must: false, space: false });
      continue;
    }
    const font = fontOf(piece.look);
    const kept = piece.look.get("white-space")?.startsWith("pre")
      ? piece.text.replace(/[ \t]*\n[ \t]*/g, "\n")
      : piece.text.replace(/\n/g, " ");
    let after = last?.space || last?.must || !last;
    let glued = last !== undefined && !last.space;
    let must = false;
    for (const text of cased(kept, piece.look).match(/\n|[ \t]+|[^ \t\n-]+-?|-/g) ?? []) {
      if (text === "\n") must = true;
      else if (/[ \t]/.test(text[0])) {
        if (!after)
          words.push({ piece, text: " ", font, width: widthOf(" ", font), may: false, must: false, space: true });
        after = true;
        glued = false;
      } else {
        const written = large ? text[0].toUpperCase() + text.slice(1) : text;
        large = false;
        words.push({
          piece,
          text: written,
          font,
          width: widthOf(written, font),
          may: free && !glued,
          must,
          space: false,
        });
        must = after = false;
        glued = !text.endsWith("-");
      }
    }
  }
  while (words.at(-1)?.space) words.pop();
  return words;
}

/** Returns the least width at which nothing sticks out. */
export function narrowest<Box>(pieces: readonly Piece<Box>[], capital: boolean): number {
  let widest = 0;
  let together = 0;
  for (const word of wordsOf(pieces, capital)) {
    together = word.may || word.must ? word.width : together + word.width;
    widest = Math.max(widest, word.space ? 0 : together);
  }
  return widest;
}

/** Returns pieces in lines that are no wider than the room there is, if they can be. */
export function lined<Box>(pieces: readonly Piece<Box>[], block: Look, room: number, capital: boolean): Lines<Box> {
  const rows: Word<Box>[][] = [[]];
  let used = 0;
  const words = wordsOf(pieces, capital);
  for (const [at, word] of words.entries()) {
    // What cannot be parted from this word has to have room too.
    let needed = word.width;
    for (let next = at + 1; next < words.length && !words[next].may && !words[next].space; next++)
      needed += words[next].width;
    const full = used + needed > room + 0.01 && word.may;
    if (word.must || (full && rows.at(-1)!.length)) {
      while (rows.at(-1)!.at(-1)?.space) rows.at(-1)!.pop();
      rows.push([]);
      used = 0;
    }
    if (word.space && !rows.at(-1)!.length) continue;
    rows.at(-1)!.push(word);
    used += word.width;
  }
  const widths = rows.map((row) => row.reduce((sum, word) => sum + word.width, 0));
  const widest = Math.max(...widths);
  const sets: Set<Box>[] = [];
  const strut = reach(block);
  let top = 0;
  let baseline = 0;
  for (const [number, row] of rows.entries()) {
    const reaches = row.map(({ piece }) =>
      isAtom(piece) ? { above: piece.above, below: piece.height - piece.above } : reach(piece.look),
    );
    const above = Math.max(strut.above, ...reaches.map((each) => each.above));
    const below = Math.max(strut.below, ...reaches.map((each) => each.below));
    let x = aligned(block, (Number.isFinite(room) ? room : widest) - widths[number]);
    if (number === 0) baseline = above;
    for (const { piece, text, font, width } of joined(row)) {
      sets.push({ piece, text, font, x, y: top + above, width });
      x += width;
    }
    top += above + below;
  }
  return { sets, wanted: whole(words), height: words.length ? top : 0, baseline };
}
/** Returns the width of words of which no line has to end. */
function whole<Box>(words: readonly Word<Box>[]): number {
  const lines = [0];
  for (const word of words) {
    if (word.must) lines.push(0);
    lines[lines.length - 1] += word.width;
  }
  return Math.max(...lines);
}
const aligned = (look: Look, free: number): number => {
  const how = look.get("text-align");
  return how === "center" ? Math.max(0, free / 2) : how === "right" || how === "end" ? Math.max(0, free) : 0;
};
/** Returns the words of a line with those of one piece in one. */
function joined<Box>(row: Word<Box>[]): Word<Box>[] {
  const parts: Word<Box>[] = [];
  for (const word of row) {
    const last = parts.at(-1);
    if (last?.piece === word.piece && last.font && word.font) {
      const text = last.text + word.text;
      parts[parts.length - 1] = { ...last, text, width: last.width + word.width };
    } else parts.push(word);
  }
  return parts;
}
