import { beforeAll, describe, expect, it } from "vitest";
import type { Game } from "./game";
import { Match } from "./match";
import { planned } from "./planning";
import { playedOut, realGame } from "./testing";

const SEED = "7".padStart(64, "0");
const START = { options: { sides: "AAAA" }, position: null, seed: SEED };

describe("a plan", () => {
  let duel: Game;
  beforeAll(async () => {
    duel = await realGame("duel");
  });

  it("says what could be done then, and by whom", () => {
    const match = new Match(duel, START);
    const view = duel.conceal(match.state(), 1);
    const plan = planned(duel, view, 1, ["b2", "a1"]);
    expect(plan.steps.map(({ seat, action }) => [seat, action.action])).toEqual([
      [0, "b2"],
      [1, "a1"],
    ]);
    match.play("b2");
    match.play("a1");
    expect(plan.actor).toBe(match.actor());
    expect(plan.view).toEqual(match.view(1));
    expect(plan.legal.map(({ action }) => action)).toEqual(match.choices().map(({ action }) => action));
    expect(plan.hidden).toBe(false);
  });
  it("leaves out what cannot be done, with all that follows", () => {
    const plan = planned(duel, duel.conceal(new Match(duel, START).state(), 1), 1, ["b2", "b2", "a1"]);
    expect(plan.steps.map(({ action }) => action.action)).toEqual(["b2"]);
  });
  it("stops where what comes is hidden, and shows nothing of it", () => {
    const match = playedOut(duel, START);
    const at = match.moves.findIndex(({ reveals }) => reveals);
    const { seat, action } = match.moves[at];
    const view = duel.conceal(match.state(at), seat);
    const plan = planned(duel, view, seat, [action]);
    expect(plan).toMatchObject({ hidden: true, legal: [] });
    expect(plan.view).toEqual(match.view(seat, at));
    // The same for whatever lies face down.
    expect(planned(duel, duel.conceal(duel.filledIn(view, "9".padStart(64, "0")), seat), seat, [action])).toEqual(plan);
  });
  it("earns what it would earn", () => {
    const match = playedOut(duel, START);
    const at = match.moves.findIndex(
      ({ reveals }, move) => !reveals && match.points(move).join() !== match.points(move + 1).join(),
    );
    const plan = planned(duel, duel.conceal(match.state(at), 0), 0, [match.moves[at].action]);
    expect(plan.scores.points).toEqual(match.points(at + 1));
    expect(plan.scores.points).not.toEqual(match.points(at));
  });
});
