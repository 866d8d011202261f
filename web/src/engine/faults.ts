/** Where in a text that is no position the fault is. */
import type { GameName, PositionFault } from "../wire";
import type { Fault } from "./failure";
import { vocabularyOf } from "./vocabulary";

/** Returns a fault with its place in the text. */
export function placed(game: GameName, text: string, { code, params }: Fault): PositionFault {
  const [at, length] = placeOf(game, text, code, params);
  return { code: code as PositionFault["code"], params, at: length ? at : null, length, mended: null };
}

function placeOf(game: GameName, text: string, code: string, params: Fault["params"]): [at: number, length: number] {
  const said = (name: string): string => String(params[name] ?? "");
  const field = said("field");
  let start = 0;
  if (field) {
    const twice = code === "field-twice" ? text.lastIndexOf(`${field}=`) : -1;
    start =
      twice >= 0 ? twice : (words(text).find(({ word }) => word.startsWith(`${field}=`) || word === field)?.at ?? -1);
    if (start < 0) return [-1, 0];
  }
  const quoted = said("text");
  const found = quoted ? text.indexOf(quoted, start) : -1;
  if (found >= 0) return [found, quoted.length];
  if (field) return [start, /^\S*/.exec(text.slice(start))![0].length];
  const thing = (vocabularyOf(game).sought ?? []).map(said).find((name) => name && text.includes(name));
  return thing ? [text.indexOf(thing), thing.length] : [-1, 0];
}
function words(text: string): { word: string; at: number }[] {
  return [...text.matchAll(/\S+/g)].map((found) => ({ word: found[0], at: found.index }));
}
