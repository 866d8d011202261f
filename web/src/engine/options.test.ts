import { describe, expect, it } from "vitest";
import { Faulty } from "./failure";
import { numbersOf, valuesOf, type OptionField } from "./options";

const PLAIN = {
  fault: "none-such",
  choices: [],
  first: 0,
  letters: [],
  cards: [],
  picks: 0,
  param: "given",
  default: 0,
};
const FIELDS: OptionField[] = [
  { ...PLAIN, name: "players", choices: [2, 3, 4, 5], first: 2, default: 4, param: "players" },
  { ...PLAIN, name: "stalls", choices: ["discovery", "advanced"], letters: ["LR", "LR", "LR", "LR"] },
  { ...PLAIN, name: "cast", choices: ["base"], cards: ["vizier", "maid", "maid", "thief"], picks: 2 },
  { ...PLAIN, name: "port", choices: [null, false, true], first: -1, default: -1 },
];
const fault = (options: Parameters<typeof numbersOf>[1]): unknown => {
  try {
    return numbersOf(FIELDS, options);
  } catch (error) {
    return (error as Faulty).fault;
  }
};

describe("options as numbers", () => {
  it("have defaults, names, letters and picks, and come back as they are written", () => {
    expect(numbersOf(FIELDS, {})).toEqual([4, 0, 0, -1]);
    expect(numbersOf(FIELDS, { players: 5, stalls: " Advanced ", cast: "base", port: true })).toEqual([5, 1, 0, 1]);
    expect(numbersOf(FIELDS, { stalls: "lRrL", cast: "maid, vizier", port: null })).toEqual([4, 8, 0b11, -1]);
    expect(numbersOf(FIELDS, { cast: "maid,maid" })[2]).toBe(0b110);
    for (const options of [
      { players: 2, stalls: "LRRL", cast: "vizier,maid", port: false },
      { players: 3, stalls: "discovery", cast: "base", port: true },
    ])
      expect(valuesOf(FIELDS, numbersOf(FIELDS, options))).toEqual(options);
  });
  it("are refused with a code where they are none", () => {
    expect(fault({ players: 9 })).toEqual({ code: "none-such", params: { players: "9" } });
    expect(fault({ players: "4" })).toEqual({ code: "none-such", params: { players: "4" } });
    expect(fault({ stalls: "LRX" })).toMatchObject({ code: "none-such" });
    expect(fault({ cast: "king,maid" })).toEqual({ code: "none-such", params: { given: "king" } });
    expect(fault({ cast: "thief,thief" })).toMatchObject({ code: "none-such-copies" });
    expect(fault({ cast: "thief" })).toEqual({ code: "none-such-count", params: { count: 1 } });
    expect(fault({ colour: "red" })).toMatchObject({ code: "malformed-options" });
  });
});
