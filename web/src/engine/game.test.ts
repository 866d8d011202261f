import { beforeAll, describe, expect, it } from "vitest";
import type { DuelView } from "../wire";
import { Faulty } from "./failure";
import type { Game } from "./game";
import { Match } from "./match";
import { playedOut, realGame } from "./testing";

const SEED = "7".padStart(64, "0");
const SIDES = { sides: "AAAA" };

describe("a game on its module", () => {
  let duel: Game;
  beforeAll(async () => {
    duel = await realGame("duel");
  });

  it("begins as the seed says, every time", () => {
    const [one, other] = [
      new Match(duel, { options: SIDES, position: null, seed: SEED }),
      new Match(duel, { options: SIDES, position: null, seed: SEED }),
    ];
    expect([...one.state()]).toEqual([...other.state()]);
    const elsewhere = new Match(duel, { options: SIDES, position: null, seed: "8".padStart(64, "0") });
    expect([...one.state()]).not.toEqual([...elsewhere.state()]);
    expect(one.actor()).toBe(0);
  });
  it("shows views, choices and scores as the wire has them", () => {
    const match = new Match(duel, { options: SIDES, position: null, seed: SEED });
    const view = match.view(0) as DuelView;
    expect(view).toMatchObject({ game: "duel", phase: "turn", turn: 0, sides: { obelisk: "A" } });
    expect(view.boats).toHaveLength(6);
    expect(match.choices().map(({ action }) => action)).toEqual(match.legal.map((action) => duel.writeAction(action)));
    expect(match.scoresNow(0)).toMatchObject({ reason: "now", points: [0, 0] });
    expect(match.seats).toBe(2);
  });
  it("plays to an end that is told with its reason, and every action of it happens", () => {
    const match = playedOut(duel, { options: SIDES, position: null, seed: SEED });
    expect(match.outcome).toMatchObject({ reason: "last-boat" });
    expect(match.length).toBeGreaterThan(20);
    expect(match.moves.every(({ events }) => events.length > 0)).toBe(true);
    expect(match.refusal("b2", null)).toEqual({ code: "over", reason: null });
  });
  it("knows which actions are secrets of whoever takes them", async () => {
    const secrets = (game: Game): number =>
      game.module.data.facts.actions.filter((_, action) => game.secret(action)).length;
    expect(secrets(duel)).toBe(0);
    expect(secrets(await realGame("nefertiti"))).toBeGreaterThan(0);
  });
  it("knows what brings something hidden to light", () => {
    const match = playedOut(duel, { options: SIDES, position: null, seed: SEED });
    expect(
      match.moves
        .filter(({ reveals }) => reveals)
        .every(({ events }) => events.some(({ kind }) => ["refilled", "revealed", "ended"].includes(kind))),
    ).toBe(true);
    expect(match.moves.some(({ reveals }) => reveals)).toBe(true);
    expect(match.moves[0].reveals).toBe(false);
  });
  it("takes back by forgetting moments", () => {
    const match = new Match(duel, { options: SIDES, position: null, seed: SEED });
    const before = [...match.state()];
    match.play("b2");
    match.play("a1");
    match.undo(2);
    expect([...match.state()]).toEqual(before);
    expect(match.moves).toEqual([]);
    expect(match.actor()).toBe(0);
  });
  it("says why something cannot be done", () => {
    const match = new Match(duel, { options: SIDES, position: null, seed: SEED });
    expect(match.refusal("b2", 0)).toBeNull();
    expect(match.refusal(" B2 ", 0)).toBeNull();
    expect(match.refusal("b2", 1)).toEqual({ code: "not-your-turn", reason: null });
    expect(match.refusal("nonsense", 0)).toEqual({ code: "malformed", reason: null });
    match.play("b2");
    expect(match.refusal("b2", 1)).toMatchObject({
      code: "illegal",
      reason: { code: "square-taken", params: { square: "b2", seat: 0 } },
    });
  });
  it("reads and writes positions, and says what is wrong with a text that is none", () => {
    const match = playedOut(duel, { options: SIDES, position: null, seed: SEED });
    const written = duel.writePosition(match.state(9));
    expect([...duel.readPosition(written)]).toEqual([...match.state(9)]);
    expect(() => duel.readPosition("turn=X")).toThrow(Faulty);
    try {
      duel.readPosition("nothing=1");
    } catch (error) {
      expect((error as Faulty).fault).toMatchObject({ code: "unknown-field", params: { field: "nothing" } });
    }
  });
  it("hides from a spectator what nobody knows, and fills it in from the seed, always alike", () => {
    const match = new Match(duel, { options: SIDES, position: null, seed: SEED });
    const view = duel.conceal(match.state(), null);
    expect([...view]).not.toEqual([...match.state()]);
    expect([...duel.filledIn(view, SEED)]).toEqual([...duel.filledIn(view, SEED)]);
    expect([...duel.filledIn(view, SEED)]).not.toEqual([...duel.filledIn(view, "9".padStart(64, "0"))]);
    expect(duel.hidden(match.state()).warehouse).toHaveLength(3);
  });
});
