import { beforeAll, describe, expect, it } from "vitest";
import type { Game } from "./game";
import { levelOf } from "./levels";
import { paceOf, secondsOf } from "./probe";
import { realGame, realMind } from "./testing";

describe("how long a level thinks on this device", () => {
  let duel: Game;
  beforeAll(async () => {
    duel = await realGame("duel");
  });

  it("is measured until the measurement is long enough, with the mind and without", async () => {
    for (const mind of [null, await realMind("duel")]) {
      const times = [0, 1, 0, 10, 0, 30, 0, 60]; // the warming, then 8, 16 and 32 simulations
      expect(paceOf(duel, {}, 2, mind, () => times.shift()!)).toBeCloseTo((1000 * 32) / 60);
      expect(times).toEqual([]);
    }
    expect(paceOf(duel, {}, 2, null)).toBeGreaterThan(100);
  });
  it("is the time of its simulations, and never more than its seconds", () => {
    const level = { name: "x", number: 0, seconds: 1.5, manner: { simulations: 300 } };
    expect(secondsOf(level, 1000)).toBeCloseTo(0.3);
    expect(secondsOf(level, 10)).toBe(1.5);
    expect(secondsOf(levelOf("duel", 2, "vizier")!, 1e9)).toBe(1.5);
  });
});
