import { beforeAll, describe, expect, it } from "vitest";
import type { Game } from "../../engine/game";
import { Match, type Start } from "../../engine/match";
import { realGame } from "../../engine/testing";
import type { LegalAction, NefertitiView } from "../../wire";
import { moved, Ordering } from "./ordering.svelte";

const start = { options: { players: 4, characters: "palace-intrigue" }, position: null } as const;

describe("cards in order", () => {
  let game: Game;
  beforeAll(async () => {
    game = await realGame("nefertiti");
  });
  /** Returns a match at which the Oracle's cards are put back. */
  function asked(): Match {
    for (let number = 1; number < 40; number++) {
      const match = new Match(game, { ...start, seed: number.toString(16).padStart(64, "0") } as unknown as Start);
      for (let step = 0; match.actor() !== null; step++) {
        if ((match.view(null) as NefertitiView).phase === "oracle-order") return match;
        const legal = match.legal.map((action) => game.writeAction(action));
        match.play(legal.includes("oracle") ? "oracle" : legal[(step * 7) % legal.length]);
      }
    }
    throw new Error("nobody asks the Oracle");
  }
  const choices = (match: Match): LegalAction[] =>
    game.choices(game.conceal(match.state(), match.actor()), match.legal);

  it("can be moved", () => {
    expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
    expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
    expect(moved(["a", "b"], 0, 9)).toEqual(["b", "a"]);
  });
  it("are given back as the rules ask for them, one by one", () => {
    const match = asked();
    const seat = match.actor()!;
    const wanted = choices(match)
      .map(({ card }) => String(card))
      .reverse();
    const ordering = new Ordering();
    ordering.want(wanted);
    for (let action = ordering.next(choices(match)); action;) {
      match.play(action);
      action = ordering.busy ? ordering.next(choices(match)) : null;
    }
    expect((match.view(seat) as NefertitiView).phase).not.toBe("oracle-order");
    expect((match.view(seat) as NefertitiView).bottom).toEqual(wanted);
  });
  it("are forgotten where something else lies there", () => {
    const ordering = new Ordering();
    ordering.want(["harp", "chair", "mirror"]);
    expect(ordering.next([{ kind: "done", action: "done" } as LegalAction])).toBeNull();
    expect(ordering.busy).toBe(false);
  });
});
