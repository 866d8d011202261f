/** What a picture is written with: shapes, and the colours they have. */
import type { Colour } from "./values";

/** Returns a number as short as a picture needs it. */
export const short = (value: number): string => String(Math.round(value * 100) / 100);
export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Returns an element of SVG; attributes that are undefined are left out. */
export function shape(name: string, attributes: Record<string, string | number | undefined>, inside = ""): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== "")
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? short(value) : escaped(value!)}"`)
    .join("");
  return inside ? `<${name}${written}>${inside}</${name}>` : `<${name}${written}/>`;
}
/** Returns the attributes of a colour that something is filled or lined with. */
export const inked = (colour: Colour | null, what: "fill" | "stroke"): Record<string, string | undefined> =>
  colour
    ? { [what]: colour.rgb, [`${what}-opacity`]: colour.alpha < 1 ? short(colour.alpha) : undefined }
    : { [what]: "none" };

/** Returns a short name for a text: the same one for the same text. */
export function digest(text: string): string {
  let [a, b] = [0x811c9dc5, 0x1b873593];
  for (let at = 0; at < text.length; at++) {
    a = Math.imul(a ^ text.charCodeAt(at), 0x01000193);
    b = Math.imul(b + text.charCodeAt(at), 0x85ebca6b) ^ (b >>> 13);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}
