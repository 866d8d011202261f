import { beforeAll, describe, expect, it } from "vitest";
import { texts } from "../lib/texts.svelte";
import type { Player } from "../wire";
import { playerNote } from "./saying";

const person = (seat: number, mine: boolean): Player => ({
  seat,
  kind: "person",
  name: "",
  bot: null,
  mine,
  present: true,
  gone: null,
  stand_in: null,
  given_up: false,
});
const bot = (seat: number): Player => ({ ...person(seat, false), kind: "bot", bot: "scribe" });

describe("what stands beside a player's name", () => {
  beforeAll(() => texts.use("en"));

  it("says which computer player it is", () => {
    expect(playerNote([person(0, true), bot(1)], 1)).toEqual({ you: false, text: "scribe", about: "Computer: scribe" });
  });
  it("says who I am, unless I am several", () => {
    expect(playerNote([person(0, true), bot(1)], 0)?.you).toBe(true);
    expect(playerNote([person(0, true), person(1, true)], 0)).toBeNull();
    expect(playerNote([person(0, true), person(1, false)], 1)).toBeNull();
  });
});
