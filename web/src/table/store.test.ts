import { describe, expect, it, vi } from "vitest";
import duel from "../samples/duel-middle.json";
import type { Socket } from "../engine/socket";
import type { LegalAction, LogEntry, Played, Snapshot } from "../wire";
import { reach } from "../lib/reach.svelte";
import { settings } from "../lib/settings.svelte";
import { Forced, onlyAction } from "./forced.svelte";
import { advance, joinLogs, TableStore } from "./store.svelte";

const start = duel as unknown as Snapshot;
const entry = (number: number): LogEntry => ({
  number,
  seat: 0,
  action: "a1",
  events: [{ kind: "placed", params: { seat: 0, square: "a1" } }],
  bot: null,
});
const PASSED = { kind: "passed", params: { seat: 0 } };
function next(number: number): Played {
  const { number: _, status, seat, actor, view, legal, undo, take_back, request, clock, scores, outcome, seed } = start;
  return {
    type: "played",
    number,
    status,
    seat,
    actor,
    view,
    legal,
    undo,
    take_back,
    request,
    clock,
    scores,
    outcome,
    seed,
    entry: entry(number),
    key: null,
  };
}

/** A store on a socket that the test speaks through. */
function table(): { store: TableStore; say: (message: object) => void; sent: string[] } {
  const sent: string[] = [];
  const socket: Socket = {
    onopen: null,
    onclose: null,
    onmessage: null,
    send: (text) => sent.push(text),
    close: () => undefined,
  };
  const store = new TableStore("t", {
    open: () => socket,
    key: () => "k",
    later: () => undefined,
    distant: true,
    awake: () => true,
    woken: () => () => undefined,
  });
  socket.onopen?.();
  return { store, sent, say: (message) => socket.onmessage?.({ data: JSON.stringify(message) }) };
}

describe("a table on the screen", () => {
  it("stays there when a request finds nobody: its own line comes back by itself", () => {
    const { say } = table();
    reach.begin();
    say(start);
    reach.silent();
    expect(reach.lost).toBe(false);
  });
  it("adds a move to the log and keeps what a move does not say", () => {
    const after = advance(start, next(start.number + 1));
    expect(after.number).toBe(start.number + 1);
    expect(after.log).toHaveLength(start.log.length + 1);
    expect(after.commitment).toBe(start.commitment);
    expect(after.type).toBe("snapshot");
  });
  it("joins the known log with the end that a snapshot brings, without doubles", () => {
    const joined = joinLogs([entry(1), entry(2), entry(3)], { ...start, since: 2, log: [entry(3), entry(4)] });
    expect(joined.map((each) => each.number)).toEqual([1, 2, 3, 4]);
  });
  it("shows moves on the stage in the order of their events, and the board afterwards", async () => {
    const { store, say } = table();
    say(start);
    const show = vi.fn(() => Promise.resolve());
    store.stage = { show, hold: () => Promise.resolve(), cut: () => undefined, clear: () => undefined };
    say(next(start.number + 1));
    expect(store.busy).toBe(true);
    expect(store.shown?.number).toBe(start.number);
    await vi.waitFor(() => expect(store.busy).toBe(false));
    expect(show).toHaveBeenCalledOnce();
    expect(store.shown?.number).toBe(start.number + 1);
  });
  it("tells what happened where nothing travels, each part for its time, and nobody waits for it", async () => {
    vi.useFakeTimers();
    settings.setSpeed("none");
    const { store, say } = table();
    say({ ...start, players: start.players.map((player) => ({ ...player, mine: player.seat === 1 })) });
    const left = next(start.number + 1);
    say(left);
    say({ ...left, number: start.number + 2, entry: { ...entry(start.number + 2), events: [PASSED] } });
    await vi.advanceTimersByTimeAsync(1);
    expect([store.busy, store.shown?.number]).toEqual([false, start.number + 2]);
    const first = store.aside.text;
    expect(first).toContain("a1");
    await vi.advanceTimersByTimeAsync(4000);
    expect(store.aside.text).not.toBe(first);
    expect(store.aside.text).not.toBe("");
    store.act("a1");
    expect(store.aside.text).toBe("");
    settings.setSpeed("one");
    vi.useRealTimers();
  });
  it("sends one action at a time", () => {
    const { store, say, sent } = table();
    say(start);
    store.act("a1");
    store.act("c1");
    const acts = () =>
      sent.map((text) => JSON.parse(text) as { type: string; action: string }).filter((each) => each.type === "act");
    expect(acts().map((each) => each.action)).toEqual(["a1"]);
    say({ type: "refused", key: "k", code: "stale", reason: null, params: {} });
    expect(store.refusal?.code).toBe("stale");
    store.act("c1");
    expect(acts()).toHaveLength(2);
  });
  it("knows what was chosen until it is answered", () => {
    const { store, say } = table();
    say(start);
    store.act("a1");
    expect(store.chosen).toBe("a1");
    say({ type: "refused", key: "k", code: "stale", reason: null, params: {} });
    expect(store.chosen).toBeNull();
    store.undo();
    expect(store.chosen).toBeNull();
  });
  it("waits for the answer to its action, whatever else is refused or arrives meanwhile", () => {
    const { store, say } = table();
    say(start);
    store.act("a1");
    say({ type: "refused", key: null, code: "too-fast", reason: null, params: {} });
    expect(store.sent).toBe(true);
    say({ ...start, number: start.number + 1 });
    expect(store.sent).toBe(true);
    say({ type: "accepted", key: "k", number: start.number + 1 });
    expect(store.sent).toBe(false);
  });
  it("tells what others do as long as it takes to read, and not what I did myself", async () => {
    const { store, say } = table();
    say(start);
    const hold = vi.fn((_: number) => Promise.resolve());
    store.stage = { show: () => Promise.resolve(), hold, cut: () => undefined, clear: () => undefined };
    const mine = start.players.find((player) => player.mine)!.seat;
    for (const [i, seat] of [mine, 1 - mine].entries()) {
      const played = next(start.number + 1 + i);
      say({ ...played, entry: { ...played.entry, seat } });
      await vi.waitFor(() => expect(store.shown?.number).toBe(start.number + 1 + i));
    }
    expect(hold.mock.calls).toHaveLength(1);
    expect(hold.mock.calls[0][0]).toBeGreaterThanOrEqual(750);
  });
  it("keeps nobody from deciding by what is said of the table", () => {
    const { store, say } = table();
    say(start);
    const show = vi.fn(() => Promise.resolve());
    store.stage = { show, hold: show, cut: () => undefined, clear: () => undefined };
    const asked = { ...entry(start.number + 1), action: "hint", events: [{ kind: "hint", params: { seat: 0 } }] };
    say({ ...next(start.number + 1), entry: asked });
    expect([store.busy, store.shown?.number, start.legal.length > 0]).toEqual([false, start.number + 1, true]);
    say({ ...next(start.number + 2), legal: [], entry: { ...asked, number: start.number + 2 } });
    expect(store.busy).toBe(true);
  });
  it("shows again what others did, and then stands as it stood", async () => {
    const { store, say } = table();
    say(start);
    const show = vi.fn(() => Promise.resolve());
    store.stage = { show, hold: () => Promise.resolve(), cut: () => undefined, clear: () => undefined };
    const played = next(start.number + 1);
    say({ ...played, entry: { ...played.entry, seat: 1 } });
    await vi.waitFor(() => expect(store.busy).toBe(false));
    const now = store.shown!;
    store.again();
    expect(store.shown?.number).toBe(start.number);
    await vi.waitFor(() => expect(store.busy).toBe(false));
    expect(store.shown).toEqual(now);
    expect(show).toHaveBeenCalledTimes(2);
  });
  it("hurries whoever is more than a move behind, and shows far behind only the newest", async () => {
    const { store, say } = table();
    say(start);
    const rates: number[] = [];
    let go = (): void => undefined;
    const show = (_: unknown, rate: number): Promise<void> => {
      rates.push(rate);
      return rates.length === 1 ? new Promise((resolve) => (go = resolve)) : Promise.resolve();
    };
    store.stage = { show, hold: () => Promise.resolve(), cut: () => undefined, clear: () => undefined };
    for (let i = 1; i <= 9; i++) say(next(start.number + i));
    expect([store.shown?.number, store.newest?.number]).toEqual([start.number, start.number + 9]);
    go();
    await vi.waitFor(() => expect(store.busy).toBe(false));
    expect(rates).toEqual([1, 4, 3, 2, 1, 1]);
    expect(store.shown?.log).toHaveLength(start.log.length + 9);
  });
  it("is at the present at once when somebody presses", async () => {
    const { store, say } = table();
    say(start);
    let cut = (): void => undefined;
    const held = new Promise<void>((resolve) => (cut = resolve));
    store.stage = { show: () => held, hold: () => held, cut, clear: () => undefined };
    for (let i = 1; i <= 3; i++) say(next(start.number + i));
    store.goOnward();
    await vi.waitFor(() => expect(store.busy).toBe(false));
    expect(store.shown?.number).toBe(start.number + 3);
  });
  it("shows again after a reload what was played before it", async () => {
    const { store, say } = table();
    const played = [entry(1), { ...entry(2), seat: 1 }, { ...entry(3), seat: 1 }];
    say({ ...start, number: 3, log: played });
    const moments = [0, 1, 2, 3].map((number) => ({ number, view: start.view, scores: start.scores, hidden: null }));
    const asked = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ moments }));
    const show = vi.fn(() => Promise.resolve());
    store.stage = { show, hold: () => Promise.resolve(), cut: () => undefined, clear: () => undefined };
    expect(store.repeatable).toBe(true);
    const now = store.shown;
    await store.again();
    expect(asked.mock.calls.map(([path]) => path)).toContainEqual(expect.stringContaining("moments?first=0&last=3"));
    await vi.waitFor(() => expect(store.busy).toBe(false));
    expect(show).toHaveBeenCalledTimes(2);
    expect(store.shown?.log).toEqual(now?.log);
    asked.mockRestore();
  });
  it("waits after each step for who wants it step by step", async () => {
    settings.setSpeed("step");
    const { store, say } = table();
    say(start);
    store.stage = {
      show: () => Promise.resolve(),
      hold: () => Promise.resolve(),
      cut: () => undefined,
      clear: () => undefined,
    };
    const played = next(start.number + 1);
    say({ ...played, entry: { ...played.entry, seat: 1 } });
    await vi.waitFor(() => expect(store.paused).toBe(true));
    expect(store.shown?.number).toBe(start.number);
    store.goOnward();
    await vi.waitFor(() => expect(store.shown?.number).toBe(start.number + 1));
    expect([store.paused, store.busy]).toEqual([false, false]);
    settings.setSpeed("one");
  });
});

describe("a move without a choice", () => {
  const [only] = start.legal;
  it("is the only action of who decides", () => {
    expect(onlyAction({ ...start, legal: [only] })).toBe(only);
    expect(onlyAction({ ...start, legal: [only, only] })).toBe(null);
    expect(onlyAction({ ...start, legal: [only], status: "over" })).toBe(null);
  });
  it("is asked where it takes something away", () => {
    const give: LegalAction = { kind: "give", action: "give harp", card: "harp" };
    expect(onlyAction({ ...start, game: "nefertiti", legal: [give] })).toBe(null);
    expect(onlyAction({ ...start, game: "nefertiti", legal: [{ ...give, kind: "half" }] })).not.toBe(null);
  });
  it("does not play itself again once it has been taken back", () => {
    expect(onlyAction({ ...start, legal: [only], log: [{ ...entry(1), action: "undo 1" }] })).toBe(null);
  });
  it("is remembered for the log while the window is open", () => {
    new Forced("t").add(7);
    expect([new Forced("t").has(7), new Forced("t").has(8), new Forced("u").has(7)]).toEqual([true, false, false]);
  });
});
