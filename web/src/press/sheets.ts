/** Style sheets as a list of rules, of which those for other windows and other wishes are left out. */
import { closing, selectors, split, type Selector } from "./selectors";

export interface Declaration {
  name: string;
  value: string;
  important: boolean;
}
/** What a rule asks of a container around an element: its name, "" for any, and a condition. */
export interface Wanted {
  name: string;
  condition: string;
}
export interface Rule {
  selector: Selector;
  declarations: readonly Declaration[];
  containers: readonly Wanted[];
}
export interface Size {
  width: number;
  height: number;
}

/** Returns the rules of a sheet, in order, for a window of a size. */
export const rules = (sheet: string, window: Size): Rule[] =>
  block(sheet.replace(/\/\*[\s\S]*?\*\//g, ""), window, [], []).rules;

/** Returns the declarations of a text such as an attribute `style`. */
export const declarations = (text: string): Declaration[] =>
  split(text, /;/).flatMap((each) => {
    const colon = each.indexOf(":");
    const name = each.slice(0, colon).trim();
    const value = each.slice(colon + 1).trim();
    const important = /\s*!important$/i.test(value);
    return colon > 0 ? [{ name, value: value.replace(/\s*!important$/i, ""), important }] : [];
  });

/** Returns the rules in a block, and what it declares itself. */
function block(text: string, window: Size, above: string[], containers: Wanted[]): { rules: Rule[]; own: string } {
  const found: Rule[] = [];
  let own = "";
  let at = 0;
  while (at < text.length) {
    const opens = nextOf(text, at, "{");
    const ends = nextOf(text, at, ";");
    if (opens === text.length || ends < opens) {
      if (text.slice(at, ends).trim()[0] !== "@") own += text.slice(at, ends) + ";";
      at = ends + 1;
      continue;
    }
    const head = text.slice(at, opens).trim();
    const close = closing(text, opens);
    found.push(...inside(head, text.slice(opens + 1, close), window, above, containers));
    at = close + 1;
  }
  return { rules: found, own };
}
function inside(head: string, body: string, window: Size, above: string[], containers: Wanted[]): Rule[] {
  if (head[0] !== "@") {
    const names = above.length
      ? above.flatMap((each) => split(head, /,/).map((one) => nested(each, one)))
      : split(head, /,/);
    const { rules: deeper, own } = block(body, window, names, containers);
    const declared = declarations(own);
    return [
      ...names.flatMap(selectors).map((selector) => ({ selector, declarations: declared, containers })),
      ...deeper,
    ];
  }
  const [, kind, rest] = /^@([\w-]+)\s*([\s\S]*)$/.exec(head)!;
  if (kind === "media" && !fits(rest, window)) return [];
  if (kind === "container") {
    const [, name, condition] = /^((?!not\b)[\w-]+)?\s*([\s\S]*)$/.exec(rest)!;
    return block(body, window, above, [...containers, { name: name ?? "", condition }]).rules;
  }
  return ["media", "supports", "layer"].includes(kind) ? block(body, window, above, containers).rules : [];
}
const nested = (above: string, head: string): string =>
  head.includes("&") ? head.replaceAll("&", above) : `${above} ${head}`;
function nextOf(text: string, start: number, sign: string): number {
  for (let at = start; at < text.length; at++) {
    if (text[at] === sign) return at;
    if (text[at] === '"' || text[at] === "'") at = text.indexOf(text[at], at + 1);
    else if (text[at] === "(") at = closing(text, at);
  }
  return text.length;
}

const FEATURE = /\((?:(min|max)-)?(width|height|aspect-ratio)\s*:\s*([\d.]+)(?:px)?(?:\s*\/\s*([\d.]+))?\)/;

/** Whether a condition holds for something of a size; what a person may wish (less motion) holds for no picture. */
export function fits(condition: string, { width, height }: Size): boolean {
  return condition.split(/\bor\b|,/).some((either) =>
    either.split(/\band\b/).every((text) => {
      if (/^\s*(screen|all)\s*$/.test(text)) return true;
      const [, side, feature, first, second] = FEATURE.exec(text) ?? [];
      if (!feature) return false;
      const limit = Number(first) / Number(second ?? 1);
      const held = { width, height, "aspect-ratio": width / height }[feature]!;
      return side === "min" ? held >= limit : side === "max" ? held <= limit : held === limit;
    }),
  );
}
