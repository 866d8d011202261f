/**
 * Options as data: what each may be, as people write it and as the small number that a state keeps
 * (src/deben/games/option_fields.py).
 */
import { Faulty } from "./failure";

/** Options by their names. */
export type Options = Record<string, number | string | boolean | null>;

export type OptionValue = Options[string];
/** One option of a game. */
export interface OptionField {
  name: string;
  /** The number of what is meant where nothing is said. */
  default: number;
  /** The code of the error for a value that is none. */
  fault: string;
  /** Named choices, whose numbers follow each other from `first` on. */
  choices: readonly OptionValue[];
  first: number;
  /** The two letters for each of several things; the second is a bit. */
  letters: readonly string[];
  /** Cards of which some can be chosen by name, a name for each copy; each is a bit. */
  cards: readonly string[];
  picks: number;
  /** What the error calls the value. */
  param: string;
}

const times = (things: readonly string[], thing: string): number => things.filter((each) => each === thing).length;

function numberOf(field: OptionField, value: OptionValue): number {
  const plain = typeof value === "string" ? value.trim().toLowerCase() : value;
  const choice = field.choices.indexOf(plain);
  if (choice >= 0) return field.first + choice;
  if (typeof plain === "string" && field.cards.length)
    return picked(
      field,
      plain.split(",").map((name) => name.trim()),
    );
  const bits =
    typeof plain === "string" && plain.length === field.letters.length
      ? field.letters.map((pair, place) => pair.toLowerCase().indexOf(plain[place]))
      : [-1];
  if (bits.length === 0 || bits.includes(-1))
    throw new Faulty({ code: field.fault, params: { [field.param]: String(value) } });
  return field.first + field.choices.length + bits.reduce((sum, bit, place) => sum + (bit << place), 0);
}
function picked({ cards, fault, picks }: OptionField, names: readonly string[]): number {
  for (const name of names) {
    if (!cards.includes(name)) throw new Faulty({ code: fault, params: { given: name } });
    if (times(names, name) > times(cards, name)) throw new Faulty({ code: `${fault}-copies`, params: { given: name } });
  }
  if (names.length !== picks) throw new Faulty({ code: `${fault}-count`, params: { count: names.length } });
  return cards.reduce(
    (sum, name, card) => sum + (times(names, name) > times(cards.slice(0, card), name) ? 1 << card : 0),
    0,
  );
}

/**
 * Returns the numbers of options as people write them; those that are left out have their defaults. Throws a `Faulty`.
 */
export function numbersOf(fields: readonly OptionField[], options: Options): number[] {
  const known = fields.map(({ name }) => name);
  if (Object.keys(options).some((name) => !known.includes(name)))
    throw new Faulty({ code: "malformed-options", params: {} });
  return fields.map((field) =>
    options[field.name] === undefined ? field.default : numberOf(field, options[field.name]),
  );
}

/** Returns options as people write them. */
export function valuesOf(fields: readonly OptionField[], numbers: ArrayLike<number>): Options {
  return Object.fromEntries(fields.map((field, i) => [field.name, valueOf(field, numbers[i])]));
}
function valueOf({ first, choices, cards, letters }: OptionField, number: number): OptionValue {
  const at = number - first;
  if (at < choices.length) return choices[at];
  if (cards.length) return cards.filter((_, card) => (number >> card) & 1).join(",");
  return letters.map((pair, place) => pair[((at - choices.length) >> place) & 1]).join("");
}
