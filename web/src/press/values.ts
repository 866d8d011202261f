/** Values of styles: lengths that may be reckoned, and colours. */
import { closing, split } from "./selectors";

/** What lengths are measured by, in pixels. */
export interface Measures {
  em: number;
  rem: number;
  /** A hundredth of the nearest container's width and height, and of the window's. */
  cqw: number;
  cqh: number;
  vw: number;
  vh: number;
  /** What a per cent is of, where that is known. */
  whole?: number;
}
/** So many pixels, and so many parts of a whole that is not known yet. */
export interface Length {
  pixels: number;
  parts: number;
}

/** Returns a length; null where a text is none. */
export function length(text: string, measures: Measures): Length | null {
  const tokens = text.match(/[a-z-]+\(|[\d.]+(?:e-?\d+)?[a-z%]*|[-+*/(),]/gi);
  if (!tokens || /^[a-z]/i.test(text.trim()) === !/^(calc|min|max|clamp)\(/i.test(text.trim())) return null;
  let at = 0;
  const scaled = ({ pixels, parts }: Length, by: number): Length => ({
    pixels: pixels * by,
    parts: parts && parts * by,
  });
  // A part of what is not known yet limits nothing.
  const settled = (each: Length, none: number): number =>
    each.parts && measures.whole === undefined ? none : each.pixels + (each.parts * (measures.whole ?? 0)) / 100;
  const sum = (): Length => {
    let left = product();
    while (tokens[at] === "+" || tokens[at] === "-") {
      const sign = tokens[at++] === "+" ? 1 : -1;
      const right = product();
      left = { pixels: left.pixels + sign * right.pixels, parts: left.parts + sign * right.parts };
    }
    return left;
  };
  const product = (): Length => {
    let left = single();
    while (tokens[at] === "*" || tokens[at] === "/") {
      const times = tokens[at++] === "*";
      const right = single();
      if (times) left = left.parts || !right.parts ? scaled(left, right.pixels) : scaled(right, left.pixels);
      else left = scaled(left, 1 / right.pixels);
    }
    return left;
  };
  const single = (): Length => {
    const token = tokens[at++] ?? "";
    if (token === "-") return scaled(single(), -1);
    if (token === "+") return single();
    if (!token.endsWith("(")) return unit(token, measures);
    const values = [sum()];
    while (tokens[at] === ",") {
      at++;
      values.push(sum());
    }
    at++;
    if (values.length === 1) return values[0];
    const name = token.slice(0, -1);
    const least = Math.min(...values.map((each) => settled(each, Infinity)));
    if (name === "min") return { pixels: least, parts: 0 };
    if (name === "max") return { pixels: Math.max(...values.map((each) => settled(each, -Infinity))), parts: 0 };
    const [low, wanted, high] = values;
    const within = Math.min(settled(wanted, Infinity), settled(high, Infinity));
    return { pixels: Math.max(settled(low, -Infinity), within), parts: 0 };
  };
  return sum();
}
function unit(token: string, measures: Measures): Length {
  const [, number, name] = /^([\d.]+(?:e-?\d+)?)([a-z%]*)$/i.exec(token) ?? [];
  const value = Number(number);
  if (name === "%") return { pixels: 0, parts: value };
  const { em, rem, cqw, cqh, vw, vh } = measures;
  const sizes: Record<string, number> = {
    ...{ "": 1, px: 1, em, rem, cqw, cqh, cqi: cqw, cqb: cqh, cqmin: Math.min(cqw, cqh), vw, vh, dvh: vh, svh: vh },
    ...{ lvh: vh, dvw: vw, ch: em / 2, ex: em / 2 },
  };
  return { pixels: value * (sizes[name] ?? 0), parts: 0 };
}
/** Returns a length in pixels, 0 where a text is none. */
export function pixels(text: string | undefined, measures: Measures): number {
  const found = text ? length(text, measures) : null;
  return found ? found.pixels + (found.parts * (measures.whole ?? 0)) / 100 : 0;
}

export interface Colour {
  rgb: string;
  alpha: number;
}
const NAMES: Record<string, string> = {
  ...{ black: "#000", white: "#fff", red: "#f00", gold: "#ffd700", grey: "#808080", gray: "#808080" },
};
const pair = (value: number): string => Math.round(value).toString(16).padStart(2, "0");

/** Returns a colour; null for none, or one that cannot be seen. */
export function colour(text: string | undefined): Colour | null {
  const value = (text && NAMES[text]) ?? text ?? "none";
  const hex = /^#([\da-f]{3,8})$/i.exec(value)?.[1];
  if (hex) {
    const long = hex.length < 6 ? [...hex].map((digit) => digit + digit).join("") : hex;
    return { rgb: `#${long.slice(0, 6)}`, alpha: long.length === 8 ? parseInt(long.slice(6), 16) / 255 : 1 };
  }
  const parts = /^rgba?\(([^)]*)\)$/
    .exec(value)?.[1]
    .split(/[\s,/]+/)
    .filter(Boolean);
  if (!parts) return null;
  const alpha = parts[3]?.endsWith("%") ? Number(parts[3].slice(0, -1)) / 100 : Number(parts[3] ?? 1);
  return alpha
    ? {
        rgb: `#${parts
          .slice(0, 3)
          .map((part) => pair(Number(part)))
          .join("")}`,
        alpha,
      }
    : null;
}

const CALL = /(?<![\w-])(var|light-dark)\(/;

/** Returns a value in which variables and colours for two lights are replaced; null where a variable is missing. */
export function settled(value: string, variable: (name: string) => string | undefined, dark: boolean): string | null {
  let text = value;
  for (let found = CALL.exec(text); found; found = CALL.exec(text)) {
    const opens = found.index + found[0].length - 1;
    const close = closing(text, opens);
    const inside = text.slice(opens + 1, close);
    const put = found[1] === "var" ? replaced(inside, variable, dark) : split(inside, /,/)[dark ? 1 : 0];
    if (put === null) return null;
    // Two values may follow each other directly, and are two all the same.
    text = `${text.slice(0, found.index)} ${put} ${text.slice(close + 1)}`;
  }
  return text === value
    ? text
    : text
        .replace(/\s+/g, " ")
        .replace(/ (?=[,)])|(?<=\() /g, "")
        .trim();
}
function replaced(inside: string, variable: (name: string) => string | undefined, dark: boolean): string | null {
  const comma = inside.indexOf(",");
  const held = variable((comma < 0 ? inside : inside.slice(0, comma)).trim());
  if (held !== undefined) return held;
  return comma < 0 ? null : settled(inside.slice(comma + 1), variable, dark);
}
