import { beforeAll, describe, expect, it } from "vitest";
import type { Game } from "./game";
import { Match } from "./match";
import { LEVEL_NAMES, levelOf, strongest } from "./levels";
import { readMind } from "./mind";
import { realGame, realMind, releasedGames } from "./testing";
import { Levels, Room, think } from "./thinker";

const SEED = "7".padStart(64, "0");
const going = (): boolean => false;

describe("bots of this device", () => {
  let duel: Game;
  beforeAll(async () => {
    duel = await realGame("duel");
  });
  const begun = (): Match => new Match(duel, { options: { sides: "AAAA" }, position: null, seed: SEED });

  it.each(LEVEL_NAMES.filter((name) => name !== "vizier"))(
    "%s chooses something legal, the same by the same chance",
    async (name) => {
      const match = begun();
      const chosen = await new Levels(realMind).choose(match, name, going, [3, 4]);
      expect(match.legal.map((action) => duel.writeAction(action))).toContain(chosen);
      expect(await new Levels(realMind).choose(match, name, going, [3, 4])).toBe(chosen);
    },
  );
  it("a level that remembers goes on with its tree, until something is taken back", async () => {
    const thinker = new Levels(realMind, (...asked) => ({ ...levelOf(...asked)!, seconds: 0.1 }));
    const match = begun();
    for (let step = 0; step < 4; step++) match.play((await thinker.choose(match, "vizier", going))!);
    match.undo(3);
    expect(match.legal.map((action) => duel.writeAction(action))).toContain(
      await thinker.choose(match, "vizier", going),
    );
  });
  it("a level whose mind cannot be had plays without it, and with it once it is there", async () => {
    let mind: Awaited<ReturnType<typeof realMind>> | null = null;
    const thinker = new Levels(
      async () => mind,
      (...asked) => ({ ...levelOf(...asked)!, seconds: 0.1 }),
    );
    const general = new Levels(realMind, (_game, seats, name) => levelOf("kalah" as "duel", seats, name));
    expect(await thinker.choose(begun(), "chancellor", going, [3, 4])).toBe(
      await general.choose(begun(), "chancellor", going, [3, 4]),
    );
    const match = begun();
    for (let step = 0; step < 4; step++) {
      match.play((await thinker.choose(match, "vizier", going))!);
      if (step === 1) mind = await realMind("duel");
    }
    expect(match.moves).toHaveLength(4);
  });
  it.each([false, true])("thinks and remembers on the module of a release, with a mind: %s", async (minded) => {
    const mind = minded ? await realMind("duel") : null;
    const games = await releasedGames("duel");
    expect(games.length).toBeGreaterThan(0);
    for (const game of games) {
      const match = new Match(game, { options: { sides: "AAAA" }, position: null, seed: SEED });
      const room = new Room(game, 2, 4000, mind);
      const recalled: number[] = [];
      for (let step = 0; step < 8; step++) {
        room.begin(game.conceal(match.state(), match.actor()!), 1, step);
        room.search(200);
        const [action] = room.line();
        const kept = room.kept(action);
        match.play(game.writeAction(action));
        room.begin(game.conceal(match.state(), match.actor()!), 3, step);
        room.recall(kept, [], match.legal);
        recalled.push(room.visits);
      }
      expect(Math.max(...recalled)).toBeGreaterThan(8);
      expect(Math.max(...recalled)).toBeLessThan(200);
    }
  });
  it("grows a tree in slices and lets others have their turn in between", async () => {
    const room = new Room(duel, 2, 1 << 16);
    room.begin(duel.conceal(begun().state(), 0), 1, 2);
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    const done = await think(room, 1 << 16, Infinity, () => turns < 2);
    clearInterval(timer);
    expect(done).toBe(room.visits);
    expect(done).toBeGreaterThan(1);
    expect(turns, "before the limit of simulations").toBeGreaterThan(1);
  });
  it("thinks with the mind of the game, by the same chance to the same tree", async () => {
    const mind = await realMind("duel");
    const grown = [1, 2].map(() => {
      const room = new Room(duel, 2, 1 << 14, mind);
      room.begin(duel.conceal(begun().state(), 0), 1, 2);
      room.search(300);
      return { visits: room.visits, used: room.used, tried: room.tried(), line: room.line() };
    });
    expect(grown[0].visits).toBe(301);
    expect(grown[0]).toEqual(grown[1]);
    const room = new Room(duel, 2, 1 << 14, mind);
    room.begin(duel.conceal(begun().state(), 0), 1, 2);
    const [action] = grown[0].tried;
    room.look(action, 200);
    expect(room.line()[0]).toBe(action);
    expect(room.lineAfter()).toEqual(room.line().slice(1));
    const wins = room.ends.map(([won]) => won / room.visits);
    expect(wins[0] + wins[1]).toBeCloseTo(1);
    expect(Math.abs(wins[0] - 0.5)).toBeLessThan(0.3);
  });
  it("takes no mind that was made for something else, or is none", async () => {
    const mind = await realMind("nefertiti");
    expect(() => new Room(duel, 2, 1 << 10, mind)).toThrow("other features");
    expect(() => readMind(new TextEncoder().encode("deben mind 0\n{}\n").buffer as ArrayBuffer)).toThrow();
  });
  it("uses a mind where the data says so, and nowhere else", () => {
    expect(strongest("duel", 2).manner.mind).toBe(true);
    expect(strongest("duel", 2).name).toBe("vizier");
    expect(levelOf("kalah" as "duel", 2, "vizier")!.manner.mind).toBeUndefined();
    expect(levelOf("duel", 2, "genius")).toBeUndefined();
  });
  it("stops when it is told, whatever time it has", async () => {
    const endless = new Levels(realMind, (...asked) => ({ ...levelOf(...asked)!, seconds: 3600 }));
    let asked = 0;
    expect(await endless.choose(begun(), "vizier", () => ++asked > 3)).toBeNull();
    expect(asked).toBe(5);
  });
});
