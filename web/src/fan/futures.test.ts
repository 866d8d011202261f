import { describe, expect, it } from "vitest";
import { futuresOf } from "../boards/futures";
import type { Game } from "../engine/game";
import { Match } from "../engine/match";
import { realGame, realMind } from "../engine/testing";
import { Analyst } from "../live/analyst";
import type { NefertitiAction } from "../wire";
import { fanOf } from "./branches";
import { Futures } from "./futures";

const SEED = "7".padStart(64, "0");
const counted = (): (() => number) => {
  let drawn = 1;
  return () => (drawn++ * 2654435761) >>> 0;
};
/** Returns the view of whoever decides after so many actions, and what they can do. */
function moment(game: Game, options: Record<string, string | number>, after: number) {
  const match = new Match(game, { options, position: null, seed: SEED });
  for (let step = 0; step < after; step++) match.play(game.writeAction(match.legal[(step * 7) % match.legal.length]));
  const seat = match.actor()!;
  return { seat, view: game.conceal(match.state(), seat), legal: match.legal };
}

describe("futures of a choice", () => {
  it("of the Duel are told by what the other one does, and add up to one", async () => {
    const game = await realGame("duel");
    const mind = await realMind("duel");
    const { view, seat, legal } = moment(game, { sides: "AAAA" }, 6);
    const futures = new Futures(game, 2, counted(), futuresOf("duel"), mind);
    const analyst = new Analyst(game, 2, counted(), mind);
    const choice = game.readAction(game.choices(view, legal).find(({ kind }) => kind === "unload")!.action)!;
    futures.begin(view, seat, choice);
    analyst.begin(view, choice);
    const found = () => [{ analysis: analyst.findings(), branches: futures.found() }];
    expect(fanOf(found())).toBeNull();
    while (futures.count < 60) futures.goOn(5);
    while (!fanOf(found())?.worth) analyst.goOn(5);
    const fan = fanOf(found())!;
    expect(fan.looks).toBe(futures.count);
    expect(fan.worth!.action.action).toBe(game.writeAction(choice));
    const shares = fan.limbs.map(({ share }) => share);
    expect(shares.reduce((sum, each) => sum + each, 0) + fan.rest).toBeCloseTo(1);
    expect(shares).toEqual([...shares].sort((one, other) => other - one));
    for (const limb of fan.limbs) {
      expect(limb.hinges[0].seat).toBe(1 - seat);
      expect(limb.chance === null || (limb.chance >= 0 && limb.chance <= 1)).toBe(true);
    }
    // All branches together say what the one figure says.
    const all = futures.found().reduce((sum, { worth }) => sum + worth, 0) / futures.count;
    const told = fan.limbs.filter(({ chance }) => chance !== null);
    const mean = futures
      .found()
      .filter(({ key }) => told.some((limb) => limb.key === key))
      .reduce((sum, { worth }) => sum + worth, 0);
    const counts = told.reduce((sum, { count }) => sum + count, 0);
    const shown = told.reduce((sum, { count, chance }) => sum + count * chance!, 0) / counts;
    expect(shown).toBeCloseTo(fan.worth!.chances[seat] + mean / counts - all);
  });
  it("of a pawn say when and from which boat it gets a token", async () => {
    const game = await realGame("duel");
    const { view, seat, legal } = moment(game, { sides: "AAAA" }, 3);
    const pawn = game.choices(view, legal).find(({ kind }) => kind === "place")!;
    const futures = new Futures(game, 2, counted(), futuresOf("duel"), await realMind("duel"));
    futures.begin(view, seat, game.readAction(pawn.action)!);
    while (futures.count < 30) futures.goOn(5);
    const branches = futures.found();
    for (const { key, count, things } of branches) {
      expect(key).toMatch(/^(waits|(soon|later) [abc123])$/);
      const taken = Object.values(things).reduce((sum, each) => sum + each.count, 0);
      expect(taken).toBe(key === "waits" ? 0 : count);
    }
    expect(branches.some(({ key }) => key !== "waits")).toBe(true);
  });
  it("of a bid say whether its stall closes, and in which place one is then", async () => {
    const game = await realGame("nefertiti");
    const options = { players: 3, stalls: "discovery", characters: "base" };
    const { view, seat, legal } = moment(game, options, 0);
    const bid = game.choices(view, legal).find(({ kind }) => kind === "place") as NefertitiAction & { kind: "place" };
    const futures = new Futures(game, 3, counted(), futuresOf("nefertiti"), await realMind("nefertiti"));
    futures.begin(view, seat, game.readAction(bid.action)!);
    while (futures.count < 30) futures.goOn(20);
    const branches = futures.found();
    expect(branches.reduce((sum, { count }) => sum + count, 0)).toBe(futures.count);
    for (const { key, params } of branches) {
      expect(key).toMatch(/^(open|(now|soon|later) \d)$/);
      expect(params.market).toBe(bid.market);
    }
    expect(branches.some(({ key }) => key !== "open")).toBe(true);
  });
  it("come from the view alone", async () => {
    const game = await realGame("duel");
    const { view, seat, legal } = moment(game, { sides: "AAAA" }, 6);
    const found = [SEED, "8".padStart(64, "0")].map((seed) => {
      const futures = new Futures(game, 2, counted(), futuresOf("duel"));
      futures.begin(game.conceal(game.filledIn(view, seed), seat), seat, legal[0]);
      while (futures.count < 5) futures.goOn(0);
      return futures.found();
    });
    expect(found[0]).toEqual(found[1]);
  });
});
