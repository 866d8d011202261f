import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import text from "../../../docs/luck.md?raw";
import faults from "../../../tests/server/faults.json";
import { sha256 } from "./sha256";
import type { GameInfo, GameName, Replay } from "../wire";
import { Failure } from "./failure";
import type { Game } from "./game";
import { MemoryShelf } from "./kept";
import { Office, type LessonData } from "./office";
import { commitmentOf, newSeed, recordOf, writeRecord, type MatchRecord } from "./record";
import supplies from "./supplies.json";
import { playedOut, realGame, realMind } from "./testing";

const SEED = "7".padStart(64, "0");

describe("promises about seeds", () => {
  it("are those of docs/luck.md", () => {
    const vectors = [...text.matchAll(/^commitment\((.*)\) ->\s+'(.*)'$/gm)];
    expect(vectors.length).toBeGreaterThan(1);
    for (const [, seed, hash] of vectors) expect(commitmentOf(BigInt(seed).toString(16).padStart(64, "0"))).toBe(hash);
  });
  it("are hashed here as WebCrypto does it, which some pages are kept from", async () => {
    for (const length of [0, 3, 55, 56, 64, 77, 200]) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 37) & 255);
      expect([...sha256(bytes)]).toEqual([...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))]);
    }
  });
  it("are about 256 bits that nobody can guess", () => {
    expect(newSeed()).toMatch(/^[0-9a-f]{64}$/);
    expect(newSeed()).not.toBe(newSeed());
  });
});

describe("an office on this device", () => {
  let games: Record<GameName, Game>;
  let office: Office;
  const ME = { kind: "me" } as const;
  const failing = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => null,
      (error: unknown) => (error instanceof Failure ? { code: error.code, ...error.params } : error),
    );

  beforeAll(async () => {
    games = { duel: await realGame("duel"), nefertiti: await realGame("nefertiti") };
  });
  beforeEach(() => {
    office = new Office({
      shelf: new MemoryShelf(),
      games: ["duel", "nefertiti"],
      game: async (name) => games[name],
      mind: realMind,
      info: async (name) => supplies.games.find((info) => info.name === name) as GameInfo,
      lesson: async (name) => (supplies.lessons as unknown as LessonData[]).find(({ game }) => game === name)!,
    });
  });
  const finished = (start: { position?: string; sides?: string } = {}): MatchRecord =>
    recordOf(
      playedOut(games.duel, {
        options: start.position ? {} : { sides: start.sides ?? "ABAB" },
        position: start.position ?? null,
        seed: SEED,
      }),
      ["Anna", "vizier"],
    );

  it("says how long a level thinks here, with any number of players, and knows no other bots", async () => {
    for (const seats of [2, 5]) {
      expect(await office.thinking("nefertiti", seats, "vizier")).toBe(1.5);
      expect(await office.thinking("nefertiti", seats, "pupil")).toBeLessThan(1.5);
    }
    expect(await failing(office.thinking("duel", 2, "genius"))).toEqual({ code: "bad-bot", bot: "genius" });
  });
  it("offers what a server offers, and opens tables with options whole and checked", async () => {
    expect((await office.games()).games.map(({ name, suggested }) => [name, suggested])).toEqual([
      ["duel", "potter"],
      ["nefertiti", "potter"],
    ]);
    const { table } = await office.create({
      game: "nefertiti",
      seats: [ME, { kind: "bot", bot: "pupil" }, ME],
      options: { players: 3 },
    });
    const [summary] = (await office.tables()).tables;
    expect(summary).toMatchObject({
      table,
      game: "nefertiti",
      my_turn: true,
      status: "playing",
      options: { players: 3, stalls: "discovery", characters: "base", memphis: false },
    });
    expect(summary.players.map(({ kind, mine }) => [kind, mine])).toEqual([
      ["person", true],
      ["bot", false],
      ["person", true],
    ]);
    expect(await failing(office.create({ game: "nefertiti", seats: [ME, ME], options: { players: 3 } }))).toEqual({
      code: "bad-seats",
      given: 2,
      count: 3,
    });
    expect(await failing(office.create({ game: "duel", seats: [ME, { kind: "bot", bot: "nobody" }] }))).toMatchObject({
      code: "bad-bot",
    });
    expect(await failing(office.create({ game: "duel", seats: [ME, ME], options: { sides: "XXXX" } }))).toMatchObject({
      code: "bad-options",
      detail: "duel-sides",
    });
    expect(
      await failing(
        office.create({ game: "nefertiti", seats: [ME, ME, ME, ME, ME], options: { players: 5, memphis: false } }),
      ),
    ).toMatchObject({ code: "bad-options", detail: "nefertiti-five-need-memphis" });
    expect(await failing(office.create({ game: "duel", seats: [ME, { kind: "open" }] }))).toEqual({
      code: "unreachable",
    });
  });
  it("keeps in which spirit a table is played, in its list and in its record", async () => {
    const seats = [ME, { kind: "bot" as const, bot: "pupil" }];
    const { table } = await office.create({ game: "duel", seats, terms: { spirit: "serious" } });
    expect((await office.tables()).tables.find((each) => each.table === table)?.spirit).toBe("serious");
    const serious = { ...finished(), spirit: "serious" as const };
    expect(writeRecord(serious)).toContain('"spirit": "serious"');
    expect(writeRecord(finished())).not.toContain("spirit");
    expect((await office.replay({ record: writeRecord(serious) }, null, 0)).spirit).toBe("serious");
  });
  it("opens a lesson once, and anew where that is asked", async () => {
    const first = await office.lesson("duel", false);
    expect(first.lesson.steps[0].step).toBe("welcome");
    expect(await office.lesson("duel", false)).toEqual(first);
    expect((await office.lesson("duel", true)).table).not.toBe(first.table);
    expect((await office.tables()).tables).toMatchObject([{ lesson: true, my_turn: false }]);
  });
  it("starts from a position with what anybody could see of it", async () => {
    const position = games.duel.writePosition(
      playedOut(games.duel, { options: { sides: "AAAA" }, position: null, seed: SEED }).state(8),
    );
    expect(position).toContain("pile=");
    const { table } = await office.create({ game: "duel", seats: [ME, ME], position });
    const replay = await office.replay({ table }, null, 0);
    expect(replay.position).not.toContain("pile=");
    expect(replay.seed).toBeNull();
    expect(await failing(office.create({ game: "duel", seats: [ME, ME], position: "turn=X" }))).toMatchObject({
      code: "bad-position",
    });
    const over = games.duel.writePosition(
      playedOut(games.duel, { options: { sides: "AAAA" }, position: null, seed: SEED }).state(),
    );
    expect(await failing(office.create({ game: "duel", seats: [ME, ME], position: over }))).toMatchObject({
      code: "bad-position",
      detail: "is-over",
    });
  });
  it.each(faults)(
    "finds in a text of $game the $code where the server does",
    async ({ game, text, code, at, part }) => {
      expect((await office.position(game, text)).fault).toMatchObject({ code, at, length: part.length });
    },
  );
  it("shows positions, and where a text is none says what is wrong and where", async () => {
    const start = await office.positionStart("duel", { sides: "BBBB" });
    expect(start).toMatchObject({ game: "duel", actor: 0, over: false, options: { sides: "BBBB" } });
    const again = await office.position("duel", start.position);
    expect(again).toEqual({ shown: start, fault: null });
    const wrong = await office.position("duel", `${start.position} nothing=1`);
    expect(wrong).toMatchObject({
      shown: null,
      fault: { code: "unknown-field", at: start.position.length + 1, length: "nothing=1".length },
    });
    expect(await office.positionWhy("duel", start.position, "xa")).toMatchObject({
      reason: { code: expect.any(String) as string },
    });
    expect(await office.positionWhy("duel", start.position, "b2")).toEqual({ reason: null });
    expect(await failing(office.position("duel", "x".repeat(5000)))).toEqual({ code: "too-large" });
  });
  it("replays a record from any seat, with everything open too", async () => {
    const record = finished();
    const source = { record: writeRecord(record) };
    const whole = await office.replay(source, "open", 3);
    expect(whole).toMatchObject({
      table: null,
      seed: SEED,
      outcome: record.outcome,
      open: true,
      position: null,
      options: { sides: "ABAB" },
    });
    expect(whole.moments.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    expect(whole.moments[0].hidden).toHaveProperty("pile");
    expect(new Set(whole.log.map(({ bot }) => bot))).toEqual(new Set([null, "vizier"]));
    const first = whole.log.find(({ seat }) => seat === 1)!.number;
    const replaced = await office.replay(
      { record: JSON.stringify({ ...record, stand_ins: { [first]: "greedy" } }) },
      "open",
      0,
    );
    expect(replaced.log[first - 1].bot).toBe("greedy");
    expect(whole.players.map(({ kind, name, bot }) => [kind, name, bot])).toEqual([
      ["person", "Anna", null],
      ["bot", "", "vizier"],
    ]);
    const { moments } = await office.moments(source, 1, 0, 500);
    expect(moments).toHaveLength(64 > record.actions.length ? record.actions.length + 1 : 64);
    expect(moments[0].hidden).toBeNull();
    expect(moments.at(-1)!.scores.reason).toBe(64 > record.actions.length ? "last-boat" : "now");
  });
  it("finds every fault of a record, with the code that a server has for it", async () => {
    const record = finished();
    const fault = async (change: Partial<Record<keyof MatchRecord, unknown>> & { more?: number }): Promise<unknown> =>
      (await office.verify({ record: JSON.stringify({ ...record, ...change }) })).fault;
    expect(await office.verify({ record: writeRecord(record) })).toMatchObject({
      fault: null,
      held: ["commitment", "luck", "actions", "outcome"],
      points: record.outcome!.points,
    });
    expect(await fault({ deben: 9 })).toBe("format");
    expect(await fault({ more: 1 })).toBe("malformed");
    expect(await fault({ stand_ins: { x: "greedy" } })).toBe("malformed");
    expect(await fault({ stand_ins: { 3: "greedy" } })).toBeNull();
    expect(await fault({ actions: [3] })).toBe("malformed");
    expect(await fault({ seed: "xyz" })).toBe("seed");
    expect(await fault({ commitment: "" })).toBe("commitment");
    expect(await fault({ game: "chess" })).toBe("game");
    expect(await fault({ rules: 99 })).toBe("version");
    expect(await fault({ ruleset: "f".repeat(64), board: "e".repeat(64) })).toBe("board");
    expect(await fault({ options: { sides: "XXXX" } })).toBe("start");
    expect(await fault({ actions: ["b2", "b2"] })).toBe("action");
    expect(await fault({ outcome: { ...record.outcome, points: [99, 0] } })).toBe("outcome");
    expect((await office.verify({ record: "no" })).fault).toBe("malformed");
    expect(await failing(office.replay({ record: JSON.stringify({ ...record, rules: 99 }) }, "open", 0))).toEqual({
      code: "bad-record",
      detail: "version",
    });
  });
  it("plays a match once more and compares everything that was told of it", async () => {
    const told = await office.replay({ record: writeRecord(finished()) }, "open", 0);
    const [{ view }] = told.moments;
    expect(await office.check(told, view)).toMatchObject({
      unknown: null,
      luck: true,
      actions: true,
      outcome: true,
      first: 0,
      points: told.outcome!.points,
    });
    const lied = (change: (replay: Replay) => void): Promise<unknown> => {
      const copy = structuredClone(told);
      change(copy);
      return office.check(copy, view);
    };
    const face = told.log.findIndex(({ events }) => events.some(({ kind }) => kind === "refilled"));
    expect(
      await lied((replay) => (replay.log[face].events.find(({ kind }) => kind === "refilled")!.params.face = "o2")),
    ).toMatchObject({ luck: false, first: face + 1 });
    expect(await lied((replay) => (replay.log[4].action = replay.log[3].action))).toMatchObject({
      actions: false,
      first: 5,
    });
    expect(await lied((replay) => (replay.log[4].seat = 1 - replay.log[4].seat))).toMatchObject({
      actions: false,
      first: 5,
    });
    expect(await lied((replay) => (replay.outcome!.points[0] += 1))).toMatchObject({ actions: true, outcome: false });
    expect(await lied((replay) => (replay.points[6][0] += 1))).toMatchObject({ luck: false });
    expect(await lied((replay) => (replay.seed = "8".padStart(64, "0")))).toMatchObject({
      luck: false,
      outcome: false,
    });
    expect(await lied((replay) => (replay.options = { sides: "AAAA" }))).toMatchObject({ luck: false, outcome: false });
    expect(await lied((replay) => (replay.ruleset = "f".repeat(64)))).toMatchObject({ unknown: "version" });
    expect(await lied((replay) => Object.assign(replay, { ruleset: "", rules: 99 }))).toMatchObject({
      unknown: "version",
    });
  });
  it("checks matches that began from a position", async () => {
    const start = (await office.positionStart("duel", { sides: "AAAA" })).position;
    const told = await office.replay({ record: writeRecord(finished({ position: start })) }, "open", 0);
    expect(told.position).toBe(start);
    const [{ view }] = told.moments;
    expect(await office.check(told, view)).toMatchObject({ luck: true, actions: true, outcome: true });
    expect(await office.check({ ...told, seed: "8".padStart(64, "0") }, view)).toMatchObject({ outcome: false });
  });
});
