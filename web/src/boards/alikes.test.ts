import { describe, expect, it } from "vitest";
import cases from "../../../tests/coach/alike.json";
import { realGame } from "../engine/testing";
import { alikeOf } from "./alikes";

describe("actions that are the same thing are so for the coach too", () => {
  it.each(cases)("$about", async ({ game: name, position, groups }) => {
    const game = await realGame(name as "duel" | "nefertiti");
    const state = game.readPosition(position);
    const { actor, legal } = game.turn(state);
    const [shown, alike] = [game.view(state, actor), alikeOf(name)];
    const found = new Map<string, string[]>();
    for (const choice of game.choices(game.conceal(state, actor), legal)) {
      const key = alike(shown, choice) ?? choice.action;
      found.set(key, [...(found.get(key) ?? []), choice.action]);
    }
    expect([...found.values()].filter(({ length }) => length > 1)).toEqual(groups);
  });
  it("are none in a game that says nothing of it", () => {
    expect(alikeOf("kalah")({} as never, {} as never)).toBeNull();
  });
});
