/**
 * Parameters in words. Which kind of thing a parameter names is data, the vocabulary of a game, which Python reads too;
 * which sentence is made of them is chosen in the Fluent files.
 */
import { vocabularyOf } from "../engine/vocabulary";
import type { GameName } from "../wire";
import { t, texts, type Words } from "../lib/texts.svelte";
import { plainWords } from "./plain";

type Value = string | number | boolean | null | undefined;
export type Params = Readonly<Record<string, Value | readonly Value[] | Readonly<Record<string, number>>>>;

/** The word for a parameter without a value, for messages to choose by. */
const NONE = "none";
const UNKNOWN = "?";

/** Returns the name of a thing by its code, which is a name and perhaps a number: `t3`, `lower2`, `harp+1`. */
export function thingName(game: GameName, thing: string, code: string | null, form = ""): string {
  if (code === null || code === UNKNOWN) return UNKNOWN;
  const [, name, number] = /^(.*?)\+?(\d*)$/.exec(code)!;
  const id = form ? `${thing}-${game}.${form}` : `${thing}-${game}`;
  return texts.has(id) ? t(id, { [thing]: name, value: Number(number) }) : plainWords(code);
}

/** Returns a name with how often it is there. */
export const times = (name: string, count: number): string => (count > 1 ? t("list-counted", { name, count }) : name);

/** Turns the parameters of a game into words. */
export class Namer {
  constructor(
    private readonly game: GameName,
    private readonly player: (seat: number) => string,
  ) {}

  thing(thing: string, code: string | null, form = ""): string {
    if (thing === "owner" && code?.startsWith("seat")) return this.player(Number(code.slice(4)) - 1);
    return thingName(this.game, thing, code, form);
  }

  /** Returns the name of the thing that a parameter of this name means. */
  named(name: string, code: string, form = ""): string {
    const thing = vocabularyOf(this.game).things[name];
    return this.thing(typeof thing === "string" ? thing : thing[code], code, form);
  }

  /** Returns every parameter as words. */
  words(params: Params): Words {
    const words: Words = {};
    for (const [name, value] of Object.entries(params)) Object.assign(words, this.word(name, value));
    return words;
  }

  private word(name: string, value: Params[string]): Words {
    if (value === null || value === undefined) return { [name]: NONE };
    if (typeof value === "boolean") return { [name]: value ? "yes" : "no" };
    const { things, parts = {} } = vocabularyOf(this.game);
    const thing = things[name];
    if (typeof value === "object") return { [name]: this.list(thing, value) };
    if (thing === "player") return { [name]: this.player(Number(value)) };
    if (thing === undefined || typeof value === "number") return { [name]: value };
    if (typeof thing !== "string") return { [name]: this.named(name, value) };
    if (!(thing in parts)) return this.forms(name, thing, value);
    const words: Words = { [name]: value };
    for (const [part, kind] of Object.entries(parts[thing]))
      Object.assign(words, this.part(`${name}_${part}`, part, kind, value));
    return words;
  }

  /** Returns the name of a thing, and its other forms. */
  private forms(name: string, thing: string, code: string): Words {
    const words: Words = { [name]: this.thing(thing, code) };
    for (const form of vocabularyOf(this.game).forms?.[thing] ?? [])
      words[`${name}_${form}`] = this.thing(thing, code, form);
    return words;
  }

  /** Returns what a code says of a part of it: its number, or the thing that belongs to its first letter. */
  private part(name: string, part: string, kind: string | Record<string, string>, code: string): Words {
    return typeof kind === "string"
      ? { [name]: Number(code.replace(/\D/g, "")) }
      : this.forms(name, part, kind[code[0]]);
  }

  /** Returns several things, or how many there are of each, as one list. */
  private list(thing: string | Record<string, string> | undefined, values: object): string {
    const each = Array.isArray(values)
      ? values.map((value): [string | null, number] => [value, 1])
      : Object.entries(values as Record<string, number>);
    const name = (code: string | null) => (typeof thing === "string" ? this.thing(thing, code) : String(code));
    return each.map(([code, count]) => times(name(code), count)).join(", ") || NONE;
  }

  /** Returns an action's parameters: what it may lack is there too, as the word for nothing. */
  all(params: Params): Words {
    const lacking = (vocabularyOf(this.game).optional ?? []).map((name) => [name, NONE]);
    return { ...Object.fromEntries(lacking), ...this.words(params) };
  }
}
