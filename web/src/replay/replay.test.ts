import { describe, expect, it, vi } from "vitest";
import { Refusal, type ReplaySource } from "../lib/api";
import type { LogEntry, Moments, Replay } from "../wire";
import LOGS from "../../../tests/server/kept_actions.json";
import { apart, axis, scorings, stairs } from "./marks";
import { keptNumbers } from "./kept";
import { readAddress } from "../lib/route.svelte";
import { ReplayStore, windowAround } from "./store.svelte";

const entry = (number: number, kind: string): LogEntry => ({
  number,
  seat: 0,
  action: "b2",
  events: [{ kind, params: {} }],
  bot: null,
});

describe("the chart", () => {
  it("marks every move that changed points, and those that scored", () => {
    const marks = scorings(
      [
        [0, 0],
        [0, 0],
        [3, 0],
        [3, -1],
      ],
      [entry(1, "placed"), entry(2, "scored"), entry(3, "taken")],
    );
    expect(marks).toEqual([
      { number: 2, changes: [{ seat: 0, change: 3, points: 3 }], scored: true },
      { number: 3, changes: [{ seat: 1, change: -1, points: -1 }], scored: false },
    ]);
  });
  it("has an axis that holds all points", () => {
    expect(axis(0, 47)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(axis(-6, 12)).toEqual([-10, -5, 0, 5, 10, 15]);
  });
  it("writes names at the ends of lines so that none covers another", () => {
    expect(apart([50, 52, 10], 11, 0, 100)).toEqual([50, 61, 10]);
    expect(apart([100, 100, 99], 11, 0, 100)).toEqual([89, 100, 78]);
    expect(apart([0, 0], 11, 0, 100)).toEqual([0, 11]);
  });
  it("draws stairs", () => {
    expect(
      stairs(
        [0, 0, 4, 4],
        (n) => n * 10,
        (v) => 20 - v,
      ),
    ).toBe("M0.0 20.0H20.0V16.0H30.0");
  });
});

describe("moments", () => {
  it("have addresses", () => {
    expect([readAddress("#42"), readAddress("#0"), readAddress(""), readAddress("#x"), readAddress("#-1")]).toEqual([
      42,
      0,
      null,
      null,
      null,
    ]);
  });
  it("are fetched again when they did not come, and what is shown stays", async () => {
    vi.useFakeTimers();
    const at = (number: number) => ({ number }) as Moments["moments"][number];
    const moments = vi.fn((_: unknown, first: number, last: number) =>
      Promise.resolve({ moments: Array.from({ length: last - first + 1 }, (_, i) => at(first + i)) }),
    );
    moments.mockRejectedValueOnce(new Refusal("too-fast"));
    const whole = { actors: Array<number>(100).fill(0), moments: [at(0)] } as unknown as Replay;
    const store = new ReplayStore({ whole: () => Promise.resolve(whole), moments } as unknown as ReplaySource, 0);
    await vi.advanceTimersByTimeAsync(0);
    expect([store.failed, store.stuck, store.moment?.number]).toEqual(["", false, 0]);
    moments.mockRejectedValueOnce(new Refusal("too-fast"));
    store.go(90);
    await vi.advanceTimersByTimeAsync(100);
    expect([store.failed, store.stuck, store.moment?.number]).toEqual(["", true, 0]);
    await vi.advanceTimersByTimeAsync(5000);
    expect([store.stuck, store.moment?.number]).toEqual([false, 90]);
    vi.useRealTimers();
  });
  it("are fetched in windows", () => {
    expect(windowAround(0, 200)).toEqual([0, 39]);
    expect(windowAround(95, 100)).toEqual([80, 100]);
  });
});

describe("a log with actions taken back", () => {
  it.each(LOGS)("numbers what still stands of $log", ({ log, kept }) => {
    const entries = log.map((action, i): LogEntry => ({ number: i + 1, seat: 0, action, events: [], bot: null }));
    expect([...keptNumbers(entries)]).toEqual(kept.map((number, i) => [number, i + 1]));
  });
});
