import { beforeAll, describe, expect, it } from "vitest";
import levels from "../../../src/deben/bots/levels.json";
import type { Game } from "./game";
import { Match } from "./match";
import { realGame } from "./testing";
import { Levels, Room, think } from "./thinker";

const SEED = "7".padStart(64, "0");
const going = (): boolean => false;

describe("bots of this device", () => {
  let duel: Game;
  beforeAll(async () => {
    duel = await realGame("duel");
  });
  const begun = (): Match => new Match(duel, { options: { sides: "AAAA" }, position: null, seed: SEED });

  it.each(levels.map(({ name }) => name).filter((name) => name !== "vizier"))(
    "%s chooses something legal, the same by the same chance",
    async (name) => {
      const match = begun();
      const chosen = await new Levels(levels).choose(match, name, going, [3, 4]);
      expect(match.legal.map((action) => duel.writeAction(action))).toContain(chosen);
      expect(await new Levels(levels).choose(match, name, going, [3, 4])).toBe(chosen);
    },
  );
  it("a level that remembers goes on with its tree, until something is taken back", async () => {
    const quick = levels.map((level) => ({ ...level, seconds: 0.1 }));
    const thinker = new Levels(quick);
    const match = begun();
    for (let step = 0; step < 4; step++) match.play((await thinker.choose(match, "vizier", going))!);
    match.undo(3);
    expect(match.legal.map((action) => duel.writeAction(action))).toContain(
      await thinker.choose(match, "vizier", going),
    );
  });
  it("grows a tree in slices and lets others have their turn in between", async () => {
    const room = new Room(duel, 2, 1 << 16);
    room.begin(duel.conceal(begun().state(), 0), 1, 2);
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    const done = await think(room, Infinity, 150, () => true);
    clearInterval(timer);
    expect(done).toBe(room.visits);
    expect(done).toBeGreaterThan(100);
    expect(turns).toBeGreaterThan(1);
  });
  it("stops when it is told", async () => {
    let stop = false;
    const chosen = new Levels(levels).choose(begun(), "vizier", () => stop);
    setTimeout(() => (stop = true), 50);
    const begin = performance.now();
    expect(await chosen).toBeNull();
    expect(performance.now() - begin).toBeLessThan(1400);
  });
});
