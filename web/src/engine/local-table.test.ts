import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromClient, Played, Snapshot, ToClient } from "../wire";
import { MemoryShelf, type KeptTable } from "./kept";
import { LocalTable, type Around } from "./local-table";
import type { Game } from "./game";
import { realGame } from "./testing";

const SEED = "7".padStart(64, "0");
const kept = (bots: (string | null)[]): KeptTable => ({
  id: "here-1",
  game: "duel",
  rules: 1,
  options: { sides: "AAAA" },
  position: null,
  seed: SEED,
  commitment: "c",
  seats: bots.map((bot) => ({ name: "", bot })),
  entries: [],
  lesson: false,
  changed: "",
  actor: 0,
  next: null,
});

describe("a table of this device", () => {
  let duel: Game;
  let shelf: MemoryShelf;
  let heard: ToClient[];
  let around: Around;
  const ear = (message: ToClient): void => void heard.push(JSON.parse(JSON.stringify(message)) as ToClient);
  const settled = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 20));
  const last = <Kind extends ToClient["type"]>(type: Kind): Extract<ToClient, { type: Kind }> =>
    heard.filter((each) => each.type === type).at(-1) as Extract<ToClient, { type: Kind }>;

  beforeAll(async () => {
    duel = await realGame("duel");
  });
  beforeEach(() => {
    shelf = new MemoryShelf();
    heard = [];
    around = {
      shelf,
      replies: [],
      changed: () => undefined,
      pace: async () => undefined,
      chooser: { choose: async (match) => duel.writeAction(match.legal[0]) },
    };
  });
  async function opened(
    bots: (string | null)[],
    changes: Partial<Around> = {},
    more: Partial<KeptTable> = {},
  ): Promise<LocalTable> {
    const begun = { ...kept(bots), ...more };
    await shelf.put(begun, 0);
    const table = new LocalTable(begun, duel, { ...around, ...changes });
    table.join(ear);
    await settled();
    return table;
  }
  async function say(table: LocalTable, ...messages: FromClient[]): Promise<void> {
    for (const message of messages) table.hear(ear, message);
    await settled();
  }

  it("takes nothing back where it is serious, and says so", async () => {
    const table = await opened([null, null], {}, { spirit: "serious" });
    expect(last("snapshot").terms.spirit).toBe("serious");
    await say(table, { type: "act", key: "k1", number: 0, action: "b2" });
    expect(last("played")).toMatchObject({ undo: false, take_back: null });
    await say(table, { type: "undo", key: "k2", number: 1 });
    expect(last("refused")).toMatchObject({ key: "k2", code: "serious" });
  });
  it("begins with a snapshot, and what it does is kept before it is told", async () => {
    const table = await opened([null, null]);
    expect(last("snapshot")).toMatchObject({
      number: 0,
      status: "playing",
      seat: 0,
      actor: 0,
      table: "here-1",
      seed: null,
      invitation: null,
    });
    expect(last("snapshot").legal.map(({ action }) => action)).toContain("b2");
    await say(table, { type: "act", key: "k1", number: 0, action: "b2" });
    expect(last("played")).toMatchObject({
      number: 1,
      actor: 1,
      seat: 1,
      key: "k1",
      undo: true,
      entry: { number: 1, seat: 0, action: "b2", bot: null },
    });
    expect(last("accepted")).toEqual({ type: "accepted", key: "k1", number: 1 });
    expect((await shelf.get("here-1"))!.entries).toEqual([{ seat: 0, action: "b2", key: "k1", bot: null }]);
  });
  it("lets a bot rest where nothing can be kept, and goes on when it can", async () => {
    let full = true;
    let thoughts = 0;
    const narrow = {
      get: (id: string) => shelf.get(id),
      all: () => shelf.all(),
      remove: (id: string) => shelf.remove(id),
      put: (table: KeptTable, known: number) => (full ? Promise.reject(new Error("full")) : shelf.put(table, known)),
    };
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const chooser: Around["chooser"] = { choose: async (match) => (thoughts++, duel.writeAction(match.legal[0])) };
    const table = await opened(["pupil", null], { shelf: narrow, chooser });
    expect([thoughts, error.mock.calls.length, last("snapshot").number]).toEqual([1, 1, 0]);
    full = false;
    table.join(ear);
    await settled();
    expect(last("played")).toMatchObject({ number: 1, entry: { seat: 0, bot: "pupil" } });
    error.mockRestore();
  });
  it("lets a bot answer what was done in another tab that is gone", async () => {
    const there = await opened([null, "pupil"]);
    const here = new LocalTable(kept([null, "pupil"]), duel, around);
    here.join(ear);
    there.leave(ear);
    await say(there, { type: "act", key: "k1", number: 0, action: "b2" });
    expect((await shelf.get("here-1"))!.entries).toHaveLength(1);
    await here.refresh();
    await settled();
    expect((await shelf.get("here-1"))!.entries.map(({ bot }) => bot)).toEqual([null, "pupil"]);
  });
  it("does nothing twice, and nothing that comes too late", async () => {
    const table = await opened([null, null]);
    const act: FromClient = { type: "act", key: "k1", number: 0, action: "b2" };
    await say(table, act, act, { type: "act", key: "k2", number: 0, action: "a1" });
    expect(heard.filter(({ type }) => type === "played")).toHaveLength(1);
    expect(heard.filter(({ type }) => type === "accepted")).toHaveLength(2);
    expect(last("refused")).toMatchObject({ key: "k2", code: "stale", params: { number: 1 } });
  });
  it("refuses with the reason of the rules, and answers why", async () => {
    const table = await opened([null, null]);
    await say(
      table,
      { type: "act", key: "k1", number: 0, action: "b2" },
      { type: "act", key: "k2", number: 1, action: "b2" },
      { type: "why", action: "b2" },
      { type: "why", action: "c3" },
    );
    expect(last("refused")).toMatchObject({
      key: "k2",
      code: "illegal",
      reason: { code: "square-taken", clause: expect.any(String) as string },
    });
    const answers = heard.filter((each) => each.type === "why");
    expect(answers).toMatchObject([
      { action: "b2", code: "illegal", reason: { code: "square-taken" } },
      { action: "c3", code: null, reason: null },
    ]);
  });
  it("lets bots play where somebody looks, and takes back past them", async () => {
    const table = await opened([null, "pupil"]);
    await say(table, { type: "act", key: "k1", number: 0, action: "b2" });
    const after = last("played");
    expect(after).toMatchObject({
      number: 2,
      actor: 0,
      key: null,
      undo: false,
      entry: { seat: 1, bot: "pupil" },
      take_back: { keep: 0, count: 2, needed: [] },
    });
    await say(table, { type: "undo", key: "k2", number: 2 });
    expect(last("refused").code).toBe("no-undo");
    await say(table, { type: "ask-undo", key: "k3", number: 2, keep: 0 });
    expect(last("played")).toMatchObject({
      number: 3,
      actor: 0,
      entry: { action: "undo 2", events: [{ kind: "undone", params: { seat: 0, by: 0, count: 2, bots: 1 } }] },
    });
    expect((last("played").view as { port: Record<string, unknown> }).port.b2).toBeNull();
    table.leave(ear);
  });
  it("lets chance decide where a bot breaks down, and says so", async () => {
    const broken = { choose: () => Promise.reject(new Error("trapped")) };
    const table = await opened([null, "vizier"], { chooser: broken });
    const { error } = console;
    console.error = () => undefined;
    await say(table, { type: "act", key: "k1", number: 0, action: "b2" });
    console.error = error;
    expect(last("played").entry).toMatchObject({ seat: 1, bot: "random" });
  });
  it("follows the script of a lesson as long as it can", async () => {
    const table = await opened([null, "pupil"], { replies: [["b2", "c3"]] });
    await say(table, { type: "act", key: "k1", number: 0, action: "b2" });
    expect(last("played").entry).toMatchObject({ seat: 1, action: "c3" });
  });
  it("is the same after a reload, to the last word", async () => {
    const table = await opened([null, "pupil"]);
    for (let round = 0; round < 12 && last("snapshot").status === "playing"; round++) {
      const now: Snapshot | Played = last("played") ?? last("snapshot");
      if (now.status === "over") break;
      await say(table, {
        type: "act",
        key: `r${round}`,
        number: now.number,
        action: now.legal[round % now.legal.length].action,
      });
    }
    const again = new LocalTable((await shelf.get("here-1"))!, duel, around);
    expect(again.snapshot()).toEqual(table.snapshot());
    expect(again.snapshot(3).log).toEqual(table.snapshot().log.slice(3));
  });
  it("shows seed and outcome once it is over, and not before", async () => {
    const table = await opened([null, null]);
    while (table.snapshot().status === "playing") {
      const { number, legal, seed } = table.snapshot();
      expect(seed).toBeNull();
      table.hear(ear, { type: "act", key: `n${number}`, number, action: legal[number % legal.length].action });
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect(table.snapshot()).toMatchObject({
      actor: null,
      seed: SEED,
      outcome: { reason: "last-boat" },
      legal: [],
      undo: false,
      take_back: null,
    });
    const { points, ranking } = table.snapshot().outcome!;
    const results = (await shelf.get("here-1"))!.results!;
    expect(results.map((result) => result.points)).toEqual(points);
    expect(ranking[0].map((seat) => results[seat].place)).toEqual(ranking[0].map(() => 1));
    if (ranking.length > 1) expect(results[ranking[1][0]].place).toBe(2);
  });
  it("goes on from what another tab has kept", async () => {
    const table = await opened([null, null]);
    await shelf.put({ ...kept([null, null]), entries: [{ seat: 0, action: "a1", key: "other", bot: null }] }, 0);
    await say(table, { type: "act", key: "k1", number: 0, action: "b2" });
    expect(last("refused")).toMatchObject({ key: "k1", code: "stale" });
    expect(last("snapshot")).toMatchObject({ number: 1, actor: 1 });
    await shelf.put(
      {
        ...kept([null, null]),
        entries: [
          { seat: 0, action: "a1", key: "other", bot: null },
          { seat: 1, action: "b2", key: "more", bot: null },
        ],
      },
      1,
    );
    await table.refresh();
    expect(last("snapshot").number).toBe(2);
  });
});
