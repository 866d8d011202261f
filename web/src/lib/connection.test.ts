import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Played, Refused, Snapshot } from "../wire";
import type { Socket } from "../engine/socket";
import { Connection, type Listener } from "./connection";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
    this.onclose?.({ code: 1000 });
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const snapshot = (number: number, since = 0) => ({ type: "snapshot", number, since, log: [] }) as unknown as Snapshot;
const played = (number: number, key: string | null = null) => ({ type: "played", number, key }) as unknown as Played;

describe("a table's connection", () => {
  let sockets: FakeSocket[];
  let heard: string[];
  let waits: number[];
  let wake: () => void;
  let awake: boolean;
  let connection: Connection;
  const last = () => sockets.at(-1)!;
  const said = () => last().sent.filter((message) => message.type !== "ping");
  const pings = () => last().sent.filter((message) => message.type === "ping");
  const pass = (milliseconds: number) => void vi.advanceTimersByTime(milliseconds);
  afterEach(() => void vi.useRealTimers());

  beforeEach(() => {
    sockets = [];
    heard = [];
    vi.useFakeTimers();
    waits = [];
    awake = true;
    const listener: Listener = {
      snapshot: (it) => heard.push(`snapshot ${it.number}`),
      played: (it) => heard.push(`played ${it.number}`),
      players: () => heard.push("players"),
      refused: (it: Refused) => heard.push(`refused ${it.code}`),
      answered: () => heard.push("answered"),
      gathered: () => 0,
      connected: (it) => heard.push(it ? "up" : "down"),
      turnedAway: () => heard.push("turned away"),
    };
    let keys = 0;
    connection = new Connection(listener, {
      open: () => (sockets.push(new FakeSocket()), last()),
      key: () => `key${keys++}`,
      later: (run, milliseconds) => void (setTimeout(run, milliseconds), waits.push(milliseconds)),
      distant: true,
      awake: () => awake,
      woken: (run) => ((wake = run), () => (wake = () => undefined)),
    });
    last().onopen?.();
    last().say(snapshot(4));
    heard.length = 0;
    last().sent.length = 0;
  });

  it("passes on the next move and drops one that came twice", () => {
    last().say(played(5));
    last().say(played(5));
    expect(heard).toEqual(["played 5"]);
  });
  it("fetches the gap once, from what it knows, instead of showing a move out of order", () => {
    last().say(played(6));
    last().say(played(7));
    expect(heard).toEqual([]);
    expect(last().sent).toEqual([{ type: "fetch", since: 4 }]);
    last().say(snapshot(7, 4));
    expect(heard).toEqual(["snapshot 7"]);
    last().say(played(8));
    expect(heard.at(-1)).toBe("played 8");
  });
  it("does not go back to an older snapshot", () => {
    last().say(played(5));
    last().say(snapshot(4));
    expect(heard).toEqual(["played 5"]);
    expect(connection.number).toBe(5);
  });
  it("asks for everything when a snapshot would leave a hole in the log", () => {
    last().say(snapshot(20, 10));
    expect(heard).toEqual([]);
    expect(last().sent).toEqual([{ type: "fetch", since: 4 }]);
  });
  it("sends an unanswered action again, with its key, after the connection was lost", () => {
    connection.act("b2");
    const first = last().sent[0];
    last().onclose?.({ code: 1006 });
    pass(400);
    last().onopen?.();
    expect(sockets).toHaveLength(2);
    expect(last().sent[0]).toEqual(first);
    last().say({ type: "accepted", key: "key0", number: 5 });
    expect(connection.busy).toBe(false);
  });
  it("does not send again what was answered by the move itself or by a refusal", () => {
    connection.act("b2");
    last().say(played(5, "key0"));
    connection.act("b3");
    last().say({ type: "refused", key: "key1", code: "illegal", reason: null, params: {} });
    last().onclose?.({ code: 1006 });
    pass(400);
    last().onopen?.();
    expect(said()).toEqual([]);
  });
  it("fetches its own move when that was accepted and did not come", () => {
    connection.act("b2");
    last().say({ type: "accepted", key: "key0", number: 5 });
    last().sent.length = 0;
    pass(500);
    expect(last().sent).toEqual([{ type: "fetch", since: 4 }]);
  });
  it("fetches nothing when its accepted move did come", () => {
    connection.act("b2");
    last().say({ type: "accepted", key: "key0", number: 5 });
    last().say(played(5, "key0"));
    last().sent.length = 0;
    pass(500);
    expect(last().sent).toEqual([]);
  });
  it("hears from a pong that it has missed something", () => {
    last().say({ type: "pong", number: 4 });
    expect(last().sent).toEqual([]);
    last().say({ type: "pong", number: 6 });
    expect(last().sent).toEqual([{ type: "fetch", since: 4 }]);
  });
  it("asks why only once for the same action, and answers everybody", async () => {
    const answers = Promise.all([connection.why("xb"), connection.why("xb")]);
    expect(last().sent).toEqual([{ type: "why", action: "xb" }]);
    last().say({ type: "why", action: "xb", code: "illegal", reason: null });
    expect((await answers).map((answer) => answer.code)).toEqual(["illegal", "illegal"]);
  });
  it("asks again after a question was refused unread, and while there is no connection says so", async () => {
    const first = connection.why("xb");
    last().say({ type: "refused", key: null, code: "too-fast", reason: null, params: {} });
    expect((await first).code).toBe("too-fast");
    const second = connection.why("xb");
    expect(last().sent.filter((message) => message.type === "why")).toHaveLength(2);
    last().onclose?.({ code: 1006 });
    expect((await second).code).toBe("offline");
    expect((await connection.why("xb")).code).toBe("offline");
    pass(400);
    last().onopen?.();
    void connection.why("xb");
    expect(said()).toEqual([{ type: "why", action: "xb" }]);
  });
  it("sends an action again that was refused unread because it came too fast", () => {
    connection.act("b2");
    last().say({ type: "refused", key: null, code: "too-fast", reason: null, params: {} });
    expect(connection.busy).toBe(true);
    pass(1500);
    expect(last().sent).toHaveLength(2);
    expect(last().sent[1]).toEqual(last().sent[0]);
    last().say({ type: "refused", key: null, code: "internal", reason: null, params: {} });
    expect(connection.busy).toBe(false);
  });
  it("says so after two seconds without an answer, and that it was wrong when one comes", () => {
    pass(2500);
    expect(pings()).toEqual([{ type: "ping", next: 2500 }]);
    pass(1999);
    expect(heard).toEqual([]);
    pass(1);
    expect(heard).toEqual(["down"]);
    sockets[0].say({ type: "pong", number: 4 });
    expect(heard).toEqual(["down", "up"]);
    expect(last().closed, "not before it is open").toBe(false);
    last().onopen?.();
    expect(last().closed, "nobody needs the other way any more").toBe(true);
    pass(6000);
    expect(sockets.filter((socket) => socket.onmessage)).toEqual([sockets[0]]);
  });
  it("tries another way beside a silent one, and stays where it is answered first", async () => {
    pass(2500);
    connection.act("b2");
    const asked = connection.why("xb");
    const [first] = said();
    pass(2000);
    expect(sockets).toHaveLength(2);
    last().onopen?.();
    expect(heard).toEqual(["down", "up"]);
    expect(said(), "what was not answered is said again under its old key").toEqual([first]);
    expect((await asked).code, "a question went with the old way").toBe("offline");
    expect(sockets[0].onmessage).toBeNull();
    last().say(snapshot(6));
    pass(2000);
    expect(heard).toEqual(["down", "up", "snapshot 6"]);
    expect(sockets).toHaveLength(2);
  });
  it("stays with a silent way where the other is refused, and opens no third before it is left", () => {
    pass(4500);
    last().onclose?.({ code: 1006 });
    pass(3999);
    expect(sockets).toHaveLength(2);
    pass(1 + 400);
    expect(sockets).toHaveLength(3);
  });
  it("leaves nothing open when it is turned away in the middle of a doubt", () => {
    pass(4500);
    sockets[0].onclose?.({ code: 4403 });
    expect(heard).toEqual(["down", "turned away"]);
    last().onopen?.();
    pass(60_000);
    expect(heard).toEqual(["down", "turned away"]);
    expect(sockets).toHaveLength(2);
    expect(last().onmessage).toBeNull();
  });
  it("leaves nothing open when it is closed in the middle of a doubt", () => {
    pass(4500);
    connection.close();
    last().onopen?.();
    expect(last().closed).toBe(true);
    pass(60_000);
    expect(sockets).toHaveLength(2);
  });
  it("says so two seconds after an action that nobody answers", () => {
    pass(1000);
    connection.act("b2");
    pass(1999);
    expect(heard).toEqual([]);
    pass(1);
    expect(heard).toEqual(["down"]);
    expect(connection.busy).toBe(true);
  });
  it("leaves a connection on which nothing comes any more, and ignores it from then on", () => {
    pass(2500 + 6000);
    expect(heard).toEqual(["down", "down"]);
    expect(sockets, "the other way is tried already").toHaveLength(2);
    last().onopen?.();
    expect(sockets[0].onmessage).toBeNull();
    expect(heard).toEqual(["down", "down", "up"]);
  });
  it("stays while an answer comes to every ping, however late", () => {
    for (let i = 0; i < 20; i++) {
      pass(1500);
      last().say({ type: "pong", number: 4 });
    }
    expect(heard).toEqual([]);
    expect(pings().length).toBeGreaterThanOrEqual(11);
  });
  it("does not wait for ever for a connection to open", () => {
    last().onclose?.({ code: 1006 });
    pass(400);
    expect(sockets).toHaveLength(2);
    pass(6000 + 800);
    expect(sockets).toHaveLength(3);
    expect(sockets[1].onopen).toBeNull();
  });
  it("promises no ping while nobody sees the page", () => {
    awake = false;
    wake();
    expect(pings()).toEqual([{ type: "ping", next: 0 }]);
  });
  it("looks at once when the device wakes, and does not wait to come back", () => {
    wake();
    expect(pings()).toEqual([{ type: "ping", next: 2500 }]);
    pass(2000);
    last().onclose?.({ code: 1006 });
    pass(4000);
    expect(heard).toEqual(["down", "down"]);
    wake();
    wake();
    expect(sockets).toHaveLength(3);
    pass(400);
    expect(sockets).toHaveLength(3);
  });
  it("comes back to a table that was full, after longer and longer", () => {
    for (const wait of [400, 800, 1600]) {
      last().onopen?.();
      last().onclose?.({ code: 4429 });
      expect(waits.at(-1)).toBe(wait);
      pass(wait);
    }
    last().onopen?.();
    last().say(snapshot(5));
    last().onclose?.({ code: 1006 });
    expect(waits.at(-1)).toBe(400);
  });
  it("does not try again where it is not welcome", () => {
    last().onclose?.({ code: 4404 });
    pass(60_000);
    expect(heard).toEqual(["turned away"]);
    expect(sockets).toHaveLength(1);
  });
});
