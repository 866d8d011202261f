/** A table's socket: numbered messages, the gap fetched, commands repeated with their key until they are answered. */
import { here } from "../engine/here";
import { isHere } from "../engine/kept";
import { never } from "./never";
import type { Socket } from "../engine/socket";
import { settings } from "./settings.svelte";
import type {
  Act,
  AnswerUndo,
  AskUndo,
  Away,
  Company,
  FromClient,
  Go,
  Heard,
  Listen,
  Played,
  Players,
  Refused,
  RefusedCode,
  Said,
  Say,
  Snapshot,
  ToClient,
  Undo,
  Unsaid,
  WhyAnswer,
} from "../wire";

export interface Listener {
  snapshot(snapshot: Snapshot): void;
  played(played: Played): void;
  players(players: Players): void;
  refused(refused: Refused): void;
  /** A command was answered whose move is known already. */
  answered(): void;
  /** Something about company at the table, which has numbers of its own. */
  gathered(message: Company | Heard | Said | Unsaid): void;
  connected(connected: boolean): void;
  /** The table cannot be reached at all: there is none, or it is not for this person. */
  turnedAway(): void;
}
export interface Surroundings {
  open(): Socket;
  /** Whether the table is elsewhere: on this device no connection can be lost. */
  readonly distant: boolean;
  key(): string;
  later(run: () => void, milliseconds: number): void;
  /** Whether timers run when they should: not on a page that nobody sees. */
  awake(): boolean;
  /** Runs something whenever the device may have come back, or is put away, until what is returned is called. */
  woken(run: () => void): () => void;
}

type Command = Act | Undo | AskUndo | AnswerUndo | Go;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 2500;
/** Where nothing came for so long after something was asked, "not connected" is said and another way is tried. */
const ANSWER_WAIT = 2000;
/** A connection on which nothing came for so long is none, whatever the browser believes. */
const PONG_WAIT = 6000;
const REPEAT_WAIT = 1500;
const MOVE_WAIT = 500;
const TURNED_AWAY = [4403, 4404];
const GONE = 1006;

/** In place of an answer: the question was refused, or never reached the table. */
export interface Unanswered {
  type: "unanswered";
  action: string;
  code: RefusedCode | "offline";
  reason: null;
}

const unanswered = (action: string, code: Unanswered["code"]): Unanswered => ({
  type: "unanswered",
  action,
  code,
  reason: null,
});

/** Leaves a socket that is open at this end only; closing it properly would wait for the other end. */
function leave(socket: Socket): void {
  socket.onopen = socket.onclose = socket.onmessage = null;
  socket.close();
}

export class Connection {
  /** How many entries of the log are known. */
  number = 0;
  private socket: Socket | null = null;
  /** Another way that is tried while nothing comes over the first. */
  private beside: Socket | null = null;
  private up = false;
  private ended = false;
  /** Whether it is to be opened again, now or later. */
  private waiting = false;
  /** How many messages came. */
  private heard = 0;
  /** Whether it was said that there is no connection, though the browser believes in it. */
  private doubted = false;
  private readonly asleep: () => void;
  private wait = FIRST_WAIT;
  private fetching = false;
  private whole = false;
  private readonly pending = new Map<string, Command>();
  private readonly asked = new Map<string, ((answer: WhyAnswer | Unanswered) => void)[]>();

  constructor(
    private readonly listener: Listener,
    private readonly around: Surroundings,
  ) {
    this.asleep = around.woken(() => (this.up ? this.probe(this.socket) : this.again()));
    this.open();
  }

  /** Sends an action; it is sent again after a lost connection, and its key keeps it from happening twice. */
  act(action: string): void {
    this.command({ type: "act", key: this.around.key(), number: this.number, action });
  }
  undo(): void {
    this.command({ type: "undo", key: this.around.key(), number: this.number });
  }
  /** Asks to go back to the moment after so many actions. */
  askUndo(keep: number): void {
    this.command({ type: "ask-undo", key: this.around.key(), number: this.number, keep });
  }
  answerUndo(answer: AnswerUndo["answer"]): void {
    this.command({ type: "answer-undo", key: this.around.key(), number: this.number, answer });
  }
  go(way: Go["way"], seat: number): void {
    this.command({ type: "go", key: this.around.key(), way, seat });
  }
  /** Resolves to why an action may not be done; where nobody can be asked, the code says that. */
  why(action: string): Promise<WhyAnswer | Unanswered> {
    if (!this.up) return Promise.resolve(unanswered(action, "offline"));
    return new Promise((resolve) => {
      const waiting = this.asked.get(action);
      if (waiting) waiting.push(resolve);
      else this.asked.set(action, [resolve]);
      if (!waiting) this.send({ type: "why", action });
    });
  }
  /** Sends something about company; it is lost with the connection, and whoever sent it asks again. */
  tell(command: Say | Listen | Away): void {
    this.send(command);
  }
  close(): void {
    this.ended = true;
    this.asleep();
    this.forget();
    this.socket?.close();
  }
  /** Returns whether a command has not been answered yet. */
  get busy(): boolean {
    return this.pending.size > 0;
  }

  private command(command: Command): void {
    this.pending.set(command.key, command);
    this.send(command);
    if (this.up) this.expect(this.socket);
  }
  private send(message: FromClient): void {
    if (this.up) this.socket?.send(JSON.stringify(message));
  }
  private open(socket = this.around.open()): void {
    this.socket = socket;
    this.beside = null;
    socket.onopen = () => this.opened();
    socket.onclose = (event) => this.lost(event.code);
    socket.onmessage = (event) => {
      this.hear();
      this.receive(JSON.parse(event.data) as ToClient);
    };
    // A way that leads nowhere is not refused by anybody.
    if (this.around.distant)
      this.around.later(() => !this.up && this.socket === socket && !this.ended && this.drop(), PONG_WAIT);
  }
  private opened(): void {
    this.up = true;
    this.listener.connected(true);
    // The server begins with a snapshot; what was sent and not answered goes out again under its old key.
    this.repeat();
    if (!this.around.distant) return;
    this.probe(this.socket);
    this.keepAlive(this.socket);
  }
  private repeat(): void {
    for (const command of this.pending.values()) this.send(command);
  }
  private lost(code: number): void {
    this.cease();
    if (this.ended) return;
    if (TURNED_AWAY.includes(code)) {
      this.forget();
      return this.listener.turnedAway();
    }
    this.listener.connected(false);
    if (this.beside) return this.open(this.beside);
    this.waiting = true;
    this.around.later(() => this.again(), this.wait);
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }
  private again(): void {
    if (!this.waiting || this.ended) return;
    this.waiting = false;
    this.open();
  }
  private keepAlive(socket: Socket | null): void {
    this.around.later(() => {
      if (!this.up || this.socket !== socket) return;
      this.probe(socket);
      this.keepAlive(socket);
    }, PING_EVERY);
  }
  private probe(socket: Socket | null): void {
    this.send({ type: "ping", next: this.around.awake() ? PING_EVERY : 0 });
    this.expect(socket);
  }
  /** Waits for anything to come on a socket: says soon that nothing does, and leaves it later. */
  private expect(socket: Socket | null): void {
    if (!this.around.distant) return;
    const { heard } = this;
    const deaf = (): boolean => this.up && this.socket === socket && this.heard === heard;
    this.around.later(() => deaf() && this.doubt(), ANSWER_WAIT);
    this.around.later(() => deaf() && this.drop(), PONG_WAIT);
  }
  private doubt(): void {
    if (this.doubted) return;
    this.doubted = true;
    this.listener.connected(false);
    // A server that hangs, or a way that is cut, says nothing: whichever of the two answers first is kept.
    const other = (this.beside = this.around.open());
    other.onclose = () => (this.beside = null);
    other.onopen = () => {
      leave(this.socket!);
      this.cease();
      this.open(other);
      this.opened();
    };
  }
  private hear(): void {
    this.heard += 1;
    if (!this.doubted) return;
    this.doubted = false;
    this.forget();
    this.listener.connected(true);
  }
  /** Gives up what was tried beside: browsers complain of a socket that is closed before it is open. */
  private forget(): void {
    const left = this.beside;
    this.beside = null;
    if (!left) return;
    left.onclose = null;
    left.onopen = () => left.close();
  }
  /** Knows that nothing more is answered that was asked on the present socket. */
  private cease(): void {
    this.up = this.doubted = this.fetching = false;
    this.socket = null;
    this.giveUpAsking("offline");
  }
  private drop(): void {
    leave(this.socket!);
    this.lost(GONE);
  }
  private fetch(): void {
    if (this.fetching) return;
    this.fetching = true;
    this.send({ type: "fetch", since: this.whole ? this.number : 0 });
  }

  private receive(message: ToClient): void {
    switch (message.type) {
      case "snapshot":
        this.takeSnapshot(message);
        break;
      case "played":
        this.takePlayed(message);
        break;
      case "players":
        this.listener.players(message);
        break;
      case "company":
      case "heard":
      case "said":
      case "unsaid":
        this.listener.gathered(message);
        break;
      case "accepted":
        this.pending.delete(message.key);
        if (message.number <= this.number) this.listener.answered();
        // The move itself is on its way; if it got lost, nothing else may come for a long time.
        this.around.later(() => this.up && this.number < message.number && this.fetch(), MOVE_WAIT);
        break;
      case "refused":
        if (message.key) this.pending.delete(message.key);
        else this.refusedUnread(message.code);
        this.listener.refused(message);
        break;
      case "why":
        for (const resolve of this.asked.get(message.action) ?? []) resolve(message);
        this.asked.delete(message.action);
        break;
      case "pong":
        if (message.number > this.number) this.fetch();
        break;
      default:
        never(message, undefined);
    }
  }
  /** Something was refused before the server had read what it was: whatever waits for an answer may have been that. */
  private refusedUnread(code: RefusedCode): void {
    this.giveUpAsking(code);
    if (code === "too-fast") this.around.later(() => this.repeat(), REPEAT_WAIT);
    else this.pending.clear();
  }
  private giveUpAsking(code: Unanswered["code"]): void {
    for (const [action, waiting] of this.asked) for (const resolve of waiting) resolve(unanswered(action, code));
    this.asked.clear();
  }
  private takeSnapshot(snapshot: Snapshot): void {
    this.fetching = false;
    this.wait = FIRST_WAIT; // not when the socket opens: a table that is full opens it only to say so
    // A snapshot that begins after what is known would leave a hole in the log.
    if (snapshot.since > this.number) return this.fetch();
    if (this.whole && snapshot.number < this.number) return;
    this.whole = true;
    this.number = snapshot.number;
    this.listener.snapshot(snapshot);
  }
  private takePlayed(played: Played): void {
    if (played.key) this.pending.delete(played.key);
    if (played.number <= this.number) return;
    if (!this.whole || played.number > this.number + 1) return this.fetch();
    this.number = played.number;
    this.listener.played(played);
  }
}

/**
 * Milliseconds after which a bot of this device acts at the soonest: at a human pace, or, where nothing moves, at a
 * quicker one.
 */
const PACE = 800;
const STILL_PACE = 60;

/** Returns a socket to a table: of a server, or of this device. */
function socketTo(table: string): Socket {
  if (isHere(table)) return here.open(table, settings.motion ? PACE : STILL_PACE);
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(
    `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/socket`,
  ) as unknown as Socket;
}

/** Returns the real surroundings of a table's connection. */
export function browserSurroundings(table: string): Surroundings {
  return {
    open: () => socketTo(table),
    distant: !isHere(table),
    key: () =>
      Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join(""),
    later: (run, milliseconds) => void setTimeout(run, milliseconds),
    awake: () => !document.hidden,
    woken: (run) => {
      addEventListener("online", run);
      addEventListener("offline", run);
      document.addEventListener("visibilitychange", run);
      return () => {
        removeEventListener("online", run);
        removeEventListener("offline", run);
        document.removeEventListener("visibilitychange", run);
      };
    },
  };
}
