/** Selectors of styles, and what they mean: as much of them as the page's styles use. */
import type { Tag } from "./markup";

type Test = (tag: Tag) => boolean;
interface Step {
  tests: Test[];
  /** How the step before it is found: " " above, ">" directly above, "+" directly before, "~" before. */
  from: string;
}
export interface Selector {
  steps: Step[];
  weight: number;
  /** Which part of the element is meant: "" for all of it, or `before`, `after`, `first-letter`. */
  part: string;
  /** A class or a name that everything it means has, "" where there is none: for finding it quickly. */
  key: string;
}

/** Somebody who looks at a picture points at nothing. */
const NEVER = new Set(["hover", "focus", "focus-visible", "focus-within", "active", "target", "open", "popover-open"]);
const PARTS = new Set(["before", "after", "first-letter", "backdrop", "marker", "placeholder", "selection"]);
const [ID, CLASS, NAME] = [10_000, 100, 1];

/** Returns where the bracket that opens at a place is closed. */
export function closing(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if ("([{".includes(text[at])) depth++;
    else if (")]}".includes(text[at]) && --depth === 0) return at;
    else if (text[at] === '"' || text[at] === "'") at = text.indexOf(text[at], at + 1);
  }
  return text.length;
}
/** Returns a text cut wherever a sign stands outside of brackets and quotes. */
export function split(text: string, sign: RegExp): string[] {
  const pieces = [""];
  for (let at = 0; at < text.length; at++) {
    const opens = "([{".includes(text[at])
      ? closing(text, at)
      : `"'`.includes(text[at])
        ? text.indexOf(text[at], at + 1)
        : -1;
    if (opens >= 0) {
      pieces[pieces.length - 1] += text.slice(at, opens + 1);
      at = opens;
    } else if (sign.test(text[at])) pieces.push("");
    else pieces[pieces.length - 1] += text[at];
  }
  return pieces.map((piece) => piece.trim()).filter(Boolean);
}

/** Returns the selectors of a list with commas. */
export const selectors = (text: string): Selector[] => split(text, /,/).map(selector);

function selector(text: string): Selector {
  const read: Selector = { steps: [{ tests: [], from: "" }], weight: 0, part: "", key: "" };
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const between = /^\s*([>+~])\s*|^\s+/.exec(rest);
    if (between) {
      read.steps.push({ tests: [], from: between[1] ?? " " });
      read.key = "";
      at += between[0].length;
      continue;
    }
    at += simple(rest, read);
  }
  // `:has(> a)` begins with how it is found.
  return read;
}

/** Adds the first test of a text to the last step of a selector; returns how long it is. */
function simple(text: string, read: Selector): number {
  const step = read.steps.at(-1)!;
  const add = (test: Test, weight: number): void => {
    step.tests.push(test);
    read.weight += weight;
  };
  const word = /^([.#]?)([\w-]+|\*)/.exec(text);
  if (word) {
    const [whole, kind, name] = word;
    if (kind === ".") add((tag) => tag.classes.has(name), CLASS);
    else if (kind === "#") add((tag) => tag.attributes.get("id") === name, ID);
    else if (name !== "*") add((tag) => tag.name === name, NAME);
    if (name !== "*" && kind !== "#") read.key ||= kind + name;
    return whole.length;
  }
  if (text[0] === "[") {
    const end = closing(text, 0);
    add(attribute(text.slice(1, end)), CLASS);
    return end + 1;
  }
  const pseudo = /^::?([\w-]+)/.exec(text);
  if (!pseudo) throw new Error(`no selector: ${text}`);
  let end = pseudo[0].length;
  let inside = "";
  if (text[end] === "(") {
    const close = closing(text, end);
    inside = text.slice(end + 1, close);
    end = close + 1;
  }
  if (PARTS.has(pseudo[1])) {
    read.part = pseudo[1];
    read.weight += NAME;
  } else add(...state(pseudo[1], inside));
  return end;
}

function attribute(text: string): Test {
  const [, name, how, value] = /^([\w-]+)\s*(?:([~^$*|]?=)\s*"?'?([^"']*)"?'?)?$/.exec(text)!;
  const tests: Record<string, (held: string) => boolean> = {
    "=": (held) => held === value,
    "^=": (held) => held.startsWith(value),
    "$=": (held) => held.endsWith(value),
    "*=": (held) => held.includes(value),
    "~=": (held) => held.split(/\s+/).includes(value),
  };
  const test = how ? tests[how] : () => true;
  return (tag) => tag.attributes.has(name) && test(tag.attributes.get(name)!);
}

function state(name: string, inside: string): [Test, number] {
  const listed = ["not", "is", "where", "has"].includes(name) ? selectors(inside) : [];
  const weight = Math.max(0, ...listed.map((each) => each.weight));
  const any: Test = (tag) => listed.some((each) => means(each, tag));
  const siblings = (tag: Tag): Tag[] => tag.parent?.tags ?? [tag];
  if (name === "not") return [(tag) => !any(tag), weight];
  if (name === "is") return [any, weight];
  if (name === "where") return [any, 0];
  if (name === "has") return [(tag) => listed.some((each) => holds(each, tag)), weight];
  if (name === "root") return [(tag) => tag.parent === null, CLASS];
  if (name === "first-child") return [(tag) => siblings(tag)[0] === tag, CLASS];
  if (name === "last-child") return [(tag) => siblings(tag).at(-1) === tag, CLASS];
  if (name === "only-child") return [(tag) => siblings(tag).length === 1, CLASS];
  if (name === "empty") return [(tag) => tag.children.length === 0, CLASS];
  if (name === "nth-child") return [(tag) => counted(inside, siblings(tag).indexOf(tag) + 1), CLASS];
  if (NEVER.has(name) || name.startsWith("-")) return [() => false, CLASS];
  if (name === "disabled") return [(tag) => tag.attributes.has("disabled"), CLASS];
  throw new Error(`no selector: :${name}`);
}
function counted(text: string, place: number): boolean {
  const named = { odd: "2n+1", even: "2n" }[text.trim()] ?? text;
  const [, step, offset] = /^(?:([+-]?\d*)n)?\s*([+-]?\s*\d+)?$/.exec(named.trim())!;
  const every = step === undefined ? 0 : Number(step === "" || step === "+" ? 1 : step === "-" ? -1 : step);
  const from = place - Number((offset ?? "0").replaceAll(" ", ""));
  return every ? from % every === 0 && from / every >= 0 : from === 0;
}

/** Whether a selector means an element. */
export function means({ steps }: Selector, tag: Tag, last = steps.length - 1): boolean {
  const { tests, from } = steps[last];
  if (!tests.every((test) => test(tag))) return false;
  if (last === 0) return true;
  if (from === ">") return tag.parent !== null && means({ steps } as Selector, tag.parent, last - 1);
  if (from === " ") {
    for (let above = tag.parent; above; above = above.parent)
      if (means({ steps } as Selector, above, last - 1)) return true;
    return false;
  }
  const siblings = tag.parent?.tags ?? [];
  const before = siblings.slice(0, siblings.indexOf(tag));
  return (from === "+" ? before.slice(-1) : before).some((each) => means({ steps } as Selector, each, last - 1));
}
/** Whether an element has something in it that a selector means, which may begin with how it is found. */
function holds(selector: Selector, tag: Tag): boolean {
  const [first, ...rest] = selector.steps;
  const steps = first.tests.length
    ? [{ tests: [(each: Tag) => each === tag], from: "" }, { ...first, from: " " }, ...rest]
    : [{ tests: [(each: Tag) => each === tag], from: "" }, ...rest];
  return [...tag.all()].some((each) => each !== tag && means({ ...selector, steps }, each));
}
