import { beforeAll, describe, expect, it } from "vitest";
import cases from "../../../tests/coach/alike.json";
import type { Game } from "../engine/game";
import { playedOut, realGame } from "../engine/testing";
import { Analyst } from "./analyst";
import { addUp } from "./findings";

const SEED = "7".padStart(64, "0");
const START = { options: { sides: "AAAA" }, position: null, seed: SEED };

describe("an analyst", () => {
  let duel: Game;
  let analyst: Analyst;
  beforeAll(async () => {
    duel = await realGame("duel");
    let drawn = 1;
    analyst = new Analyst(duel, 2, () => drawn++);
  });
  const look = (at: number, seat: number | null, rounds = 12): void => {
    const match = playedOut(duel, START);
    analyst.begin(duel.conceal(match.state(at), seat === null ? match.actor(at) : seat));
    for (let round = 0; round < rounds; round++) analyst.goOn(2);
  };

  it("finds chances that add up, points and lines that can be played", () => {
    look(6, null, 60);
    while ((addUp([analyst.findings()])?.choices.length ?? 0) < 2) analyst.goOn(2);
    const judgement = addUp([analyst.findings()])!;
    const match = playedOut(duel, START);
    expect(judgement.seat).toBe(match.actor(6));
    expect(judgement.choices.length).toBeGreaterThan(1);
    for (const { chances, points, action, line } of judgement.choices) {
      expect(chances[0] + chances[1]).toBeCloseTo(1);
      expect(points.every((each) => each >= 0)).toBe(true);
      let state = duel.play(match.state(6), duel.readAction(action.action)!).state;
      for (const step of line) {
        const turn = duel.turn(state);
        expect(turn.actor).toBe(step.seat);
        expect(turn.legal).toContain(duel.readAction(step.action.action));
        state = duel.play(state, duel.readAction(step.action.action)!).state;
      }
    }
  });
  it("goes on with what it knows, and begins anew with another moment", () => {
    look(6, null);
    while (!addUp([analyst.findings()])) analyst.goOn(2);
    const before = addUp([analyst.findings()])!.trials;
    analyst.goOn(2);
    expect(addUp([analyst.findings()])!.trials).toBeGreaterThan(before);
    look(9, null, 0);
    expect(addUp([analyst.findings()])).toBeNull();
  });
  it("finds the same from states that differ only in what is hidden", () => {
    const findings = [SEED, "8".padStart(64, "0")].map((seed) => {
      const view = duel.conceal(playedOut(duel, START).state(6), 0);
      const chance = (
        (drawn) => () =>
          drawn++
      )(1);
      const other = new Analyst(duel, 2, chance);
      other.begin(duel.conceal(duel.filledIn(view, seed), 0));
      other.goOn(1);
      return other.findings().found[0];
    });
    expect(findings[0]).toEqual(findings[1]);
  });
  it("has nothing to say after the end", () => {
    const match = playedOut(duel, START);
    analyst.begin(match.state());
    expect(analyst.done).toBe(true);
    expect(analyst.findings()).toMatchObject({ seat: null, found: [] });
  });
});

describe("actions that are the same thing", () => {
  it("are looked at as one", async () => {
    const nefertiti = await realGame("nefertiti");
    const { position, groups } = cases.find(({ groups }) => groups[0]?.[0] === "sr2a")!;
    const [[first, ...others]] = groups;
    const analyst = new Analyst(nefertiti, 3, () => 1);
    analyst.begin(nefertiti.readPosition(position));
    for (let round = 0; round < 200; round++) analyst.goOn(1);
    const { found } = analyst.findings();
    expect(found.some(({ action }) => others.includes(action.action))).toBe(false);
    for (const { action, same } of found)
      expect(same.map((other) => other.action)).toEqual(action.action === first ? others : []);
  });
});
