import { beforeAll, describe, expect, it } from "vitest";
import { standIn } from "./standin";
import { texts } from "../lib/texts.svelte";

const players = [{ bot: null }, { bot: "vizier" }];

describe("who really chose", () => {
  beforeAll(() => texts.use("en"));
  it("is told where something simpler decided for a bot", () => {
    expect(standIn(players, { seat: 1, bot: "greedy" })).toBe("vizier did not answer in time: the greedy bot chose.");
    expect(standIn(players, { seat: 1, bot: "random" })).toBe(
      "vizier did not answer in time: a random choice was made.",
    );
  });
  it("goes without saying for the bot itself and for people", () => {
    expect(standIn(players, { seat: 1, bot: "vizier" })).toBeNull();
    expect(standIn(players, { seat: 0, bot: null })).toBeNull();
  });
});
