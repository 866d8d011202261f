/** The server's part at a table of this device: it plays, keeps, then tells. What it says is what a server says. */
import type {
  Act,
  AnswerUndo,
  AskUndo,
  FromClient,
  Go,
  LogEntry,
  Played,
  Player,
  Refused,
  RefusedCode,
  Snapshot,
  Stopped,
  TableEvent,
  TakeBack,
  ToClient,
  Undo,
} from "../wire";
import type { Game } from "./game";
import { Conflict, type KeptEntry, type KeptTable, type Shelf } from "./kept";
import { Match } from "./match";

/** Whoever looks at a table hears what it says. */
export type Ear = (message: ToClient) => void;
/** Chooses for bots. */
export interface Chooser {
  /** Resolves to what the bot of the seat that decides does now, null where it was stopped. */
  choose(match: Match, bot: string, stopped: () => boolean): Promise<string | null>;
}
/** What a table needs around it. */
export interface Around {
  shelf: Shelf;
  chooser: Chooser;
  /** Resolves when a bot may act after it began to think. */
  pace(): Promise<unknown>;
  /** What the script of a lesson lets the opponents do, decision by decision; empty without one. */
  replies: readonly (readonly string[])[];
  /** Says that something was kept, to other tabs. */
  changed(table: string): void;
}

type Command = Act | Undo | AskUndo | AnswerUndo | Go;
const SECRET = "card";
const ME = "me";
/** What chooses where a bot breaks down. */
const CHANCE = "random";
const UNDO = /^undo( (\d+))?$/;
/** The entry with which somebody gives up. */
export const RESIGN = "resign";
/** Nobody is ever away from a table of this device, and no clock runs there. */
const TERMS: Omit<Snapshot["terms"], "spirit"> = { stand_in: "", patience: 0, clock: null };
const TWO = 2;
const MOST_ENTRIES = 20_000;

/** Returns how many actions an entry takes back; 0 if it is none of these. */
function undone(action: string): number {
  const found = UNDO.exec(action);
  return found ? Number(found[2] ?? 1) : 0;
}

/** Returns how a match is stopped when somebody gives up: the other one of two wins, and otherwise nobody does. */
export function givenUp(kept: Pick<KeptTable, "seats">, seat: number): Stopped {
  const alone = kept.seats.length === TWO && kept.seats.some(({ bot }) => bot !== null);
  return { reason: alone ? "resigned" : "ended", seat };
}

export class LocalTable {
  private match!: Match;
  private log: LogEntry[] = [];
  private readonly keys = new Map<string, number>();
  private readonly ears = new Set<Ear>();
  private readonly mine: readonly number[];
  /** One command after another. */
  private queue: Promise<unknown> = Promise.resolve();
  private thinking = false;

  constructor(
    private kept: KeptTable,
    private readonly game: Game,
    private readonly around: Around,
  ) {
    this.mine = kept.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
    this.rebuild();
  }

  /** Begins to tell somebody what happens, with everything that there is. */
  join(ear: Ear): void {
    this.ears.add(ear);
    ear(this.snapshot());
    void this.wakeBots();
  }
  leave(ear: Ear): void {
    this.ears.delete(ear);
  }
  /** Carries out what somebody says, after what was said before. */
  hear(ear: Ear, message: FromClient): void {
    this.queue = this.queue
      .then(() => this.obey(ear, message))
      .catch(() =>
        ear({
          type: "refused",
          key: "key" in message ? message.key : null,
          code: "internal",
          reason: null,
          params: {},
        }),
      );
  }
  /** Reads anew what is kept: another tab has gone on. */
  async refresh(): Promise<void> {
    const kept = await this.around.shelf.get(this.kept.id);
    if (!kept || kept.entries.length === this.log.length) return;
    this.kept = kept;
    this.rebuild();
    for (const ear of this.ears) ear(this.snapshot());
    void this.wakeBots(); // the other tab may be closed by now; whoever is first acts
  }

  private get number(): number {
    return this.log.length;
  }
  private get status(): Snapshot["status"] {
    return this.match.actor() === null ? "over" : "playing";
  }

  /** Whether nothing is taken back. */
  private get serious(): boolean {
    return this.kept.spirit === "serious";
  }

  // Playing

  private rebuild(): void {
    const { options, position, seed, entries } = this.kept;
    this.match = new Match(this.game, { options, position, seed });
    this.log = [];
    this.keys.clear();
    for (const entry of entries) this.play(entry);
  }
  /** Carries out an entry and returns its line of the log. */
  private play(entry: KeptEntry): LogEntry {
    const number = this.number + 1;
    const count = undone(entry.action);
    const events =
      entry.action === RESIGN
        ? this.giveUp(entry.seat)
        : count
          ? this.takeBack(entry.seat, count)
          : this.match.play(entry.action).events;
    const line = { number, seat: entry.seat, action: entry.action, events, bot: entry.bot };
    this.log.push(line);
    this.keys.set(entry.key, number);
    return line;
  }
  private giveUp(seat: number): TableEvent[] {
    this.match.stopped = givenUp(this.kept, seat);
    const how = this.match.stopped.reason === "resigned" ? "lost" : "ended";
    return [{ kind: "going-resigned", params: { seat, bot: "", how } }];
  }
  private takeBack(seat: number, count: number): TableEvent[] {
    const gone = this.match.moves.slice(-count);
    const bots = gone.some((move) => !this.mine.includes(move.seat));
    const params = {
      seat,
      by: gone[0].seat,
      count,
      crosses: Number(gone.some(({ reveals }) => reveals)),
      bots: Number(bots),
    };
    this.match.undo(count);
    return [{ kind: "undone", params }];
  }
  /** Plays an entry, keeps it, and only then tells of it. */
  private async commit(entry: KeptEntry): Promise<void> {
    const before = this.kept;
    const line = this.play(entry);
    this.kept = {
      ...before,
      entries: [...before.entries, entry],
      changed: new Date().toISOString(),
      actor: this.match.actor(),
      results: this.match.results,
    };
    try {
      await this.around.shelf.put(this.kept, before.entries.length);
    } catch (error) {
      this.kept = (await this.around.shelf.get(before.id)) ?? before;
      this.rebuild();
      for (const ear of this.ears) ear(this.snapshot());
      throw error;
    }
    this.around.changed(this.kept.id);
    for (const ear of this.ears) ear(this.played(line, entry.key));
  }

  // Commands

  private async obey(ear: Ear, message: FromClient): Promise<void> {
    switch (message.type) {
      case "act":
      case "undo":
      case "ask-undo":
      case "answer-undo":
      case "go":
        await this.command(ear, message);
        void this.wakeBots();
        break;
      case "why":
        ear({
          type: "why",
          action: message.action,
          ...(this.match.refusal(message.action, this.acting()) ?? { code: null, reason: null }),
        });
        break;
      case "fetch":
        ear(this.snapshot(message.since));
        break;
      case "ping":
        ear({ type: "pong", number: this.number });
        break;
      case "listen":
        ear({ type: "heard", me: ME, room: "players", said: [] });
        ear({
          type: "company",
          guests: [{ who: ME, name: "", avatar: "", presence: "here", seats: [...this.mine] }],
          expected: [],
          next: this.kept.next ? { who: ME, name: "" } : null,
          public: false,
          host: ME,
        });
        break;
      case "say": // nobody else is here
      case "away":
        break;
      default:
        message satisfies never;
    }
  }
  private async command(ear: Ear, command: Command): Promise<void> {
    const known = this.keys.get(command.key);
    if (known !== undefined) return ear({ type: "accepted", key: command.key, number: known });
    const entry = this.entryOf(command);
    if ("type" in entry) return ear(entry);
    try {
      await this.commit(entry);
      ear({ type: "accepted", key: command.key, number: this.number });
    } catch (error) {
      ear(refused(command.key, error instanceof Conflict ? "stale" : "internal"));
    }
  }
  /** Returns what is to be kept of a command, or why it cannot be. */
  private entryOf(command: Command): KeptEntry | Refused {
    const { key } = command;
    if (command.type === "go") {
      const may = command.way === "resign" && this.status === "playing" && this.mine.length > 0;
      return may ? { seat: this.mine[0], action: RESIGN, key, bot: null } : refused(key, "no-going");
    }
    if (command.number !== this.number) return refused(key, "stale", { number: this.number });
    if (this.mine.length === 0) return refused(key, "no-seat");
    if (command.type === "act") {
      const refusal = this.match.refusal(command.action, this.acting());
      return refusal
        ? { ...refused(key, refusal.code), reason: refusal.reason }
        : { seat: this.acting(), action: command.action, key, bot: null };
    }
    if (command.type === "answer-undo") return refused(key, "no-request"); // nobody else is asked here
    if (this.status !== "playing") return refused(key, "no-undo");
    if (this.serious) return refused(key, "serious");
    if (this.number >= MOST_ENTRIES) return refused(key, "log-full");
    const moves = this.match.moves;
    const keep = command.type === "undo" ? (this.mayUndo() ? moves.length - 1 : -1) : command.keep;
    if (!(keep >= 0 && keep < moves.length) || !this.mine.includes(moves[keep].seat)) return refused(key, "no-undo");
    return {
      seat: moves[keep].seat,
      action: command.type === "undo" ? "undo" : `undo ${moves.length - keep}`,
      key,
      bot: null,
    };
  }
  /** The seat for which somebody here acts: the one that decides, if it is theirs. */
  private acting(): number {
    const actor = this.match.actor();
    return actor !== null && this.mine.includes(actor) ? actor : this.mine[0];
  }
  private mayUndo(): boolean {
    const last = this.match.moves.at(-1);
    if (this.serious) return false;
    return last !== undefined && this.status === "playing" && this.mine.includes(last.seat) && !last.reveals;
  }
  /** What it takes to take back one's own last action where that is not free: nobody but bots is asked. */
  private ownLast(): TakeBack | null {
    const { moves } = this.match;
    const keep = moves.findLastIndex(({ seat }) => this.mine.includes(seat));
    if (keep < 0 || this.status !== "playing" || this.serious) return null;
    return { keep, count: moves.length - keep, crosses: moves.slice(keep).some(({ reveals }) => reveals), needed: [] };
  }

  // Bots

  /** Lets bots decide as long as it is their turn and somebody looks. */
  private async wakeBots(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    try {
      while (await this.botTurn());
    } finally {
      this.thinking = false;
    }
  }
  /** Resolves to whether a bot has decided, or should again. */
  private async botTurn(): Promise<boolean> {
    await this.queue;
    const actor = this.match.actor();
    const bot = actor === null ? null : this.kept.seats[actor].bot;
    if (actor === null || bot === null || this.ears.size === 0) return false;
    const { number } = this;
    const stopped = (): boolean => this.number !== number || this.ears.size === 0;
    const [[action, chosenBy]] = await Promise.all([this.chosen(bot, stopped), this.around.pace()]);
    const acted = this.queue.then(async () => {
      if (action !== null && this.number === number)
        await this.commit({ seat: actor, action, key: `bot:${number + 1}`, bot: chosenBy });
    });
    let broken = false;
    this.queue = acted.catch((error: unknown) => {
      broken = !(error instanceof Conflict); // nothing can be kept: it would go wrong again and again
      if (broken) console.error(error);
    });
    await this.queue;
    return !broken;
  }
  /** Resolves to what a bot does, and who chose it: where a bot breaks down, chance does, and the log says so. */
  private async chosen(bot: string, stopped: () => boolean): Promise<[action: string | null, by: string]> {
    try {
      return [this.scripted() ?? (await this.around.chooser.choose(this.match, bot, stopped)), bot];
    } catch (error) {
      console.error(error);
      const { legal } = this.match;
      return [this.game.writeAction(legal[Math.floor(Math.random() * legal.length)]), CHANCE];
    }
  }
  /** Returns what the script of a lesson lets the opponent do now; null where it says nothing. */
  private scripted(): string | null {
    const done = this.match.moves.filter(({ seat }) => !this.mine.includes(seat)).length;
    const can = new Set(this.match.legal.map((action) => this.game.writeAction(action)));
    return this.around.replies[done]?.find((action) => can.has(action)) ?? null;
  }

  // Telling

  private moment(): Omit<
    Snapshot,
    | "type"
    | "table"
    | "game"
    | "rules"
    | "options"
    | "ruleset"
    | "board"
    | "position"
    | "commitment"
    | "terms"
    | "players"
    | "since"
    | "log"
    | "invitation"
    | "watching"
  > {
    const actor = this.match.actor();
    const mine = actor !== null && this.mine.includes(actor);
    // People who share a screen see what anybody may see while none of them decides.
    const seat = mine ? actor : this.mine.length === 1 ? this.mine[0] : null;
    const undo = this.mayUndo();
    const { outcome } = this.match;
    return {
      number: this.number,
      status: this.status,
      seat,
      actor,
      view: this.match.view(seat),
      legal: mine ? this.match.choices() : [],
      undo,
      take_back: undo ? null : this.ownLast(),
      request: null,
      clock: null,
      scores: this.match.scoresNow(seat),
      outcome,
      seed: outcome ? this.kept.seed : null,
    };
  }
  snapshot(since = 0): Snapshot {
    const { id, game, rules, options, position, commitment } = this.kept;
    const from = since >= 0 && since <= this.number ? since : 0;
    return {
      type: "snapshot",
      ...this.moment(),
      table: id,
      game,
      rules,
      ruleset: this.game.ruleset,
      board: this.game.boardName,
      options,
      position,
      commitment,
      terms: { ...TERMS, spirit: this.kept.spirit ?? "usual" },
      players: playersOf(this.kept),
      since: from,
      log: this.log.slice(from).map((line) => this.public(line)),
      invitation: null,
      watching: null,
    };
  }
  private played(line: LogEntry, key: string): Played {
    return { type: "played", ...this.moment(), entry: this.public(line), key: line.bot === null ? key : null };
  }
  /** Returns a line as people here may read it: what a bot chose in secret stays its secret. */
  private public(line: LogEntry): LogEntry {
    const action = this.mine.includes(line.seat) ? null : this.game.readAction(line.action);
    return action !== null && this.game.secret(action) ? { ...line, action: SECRET } : line;
  }
}

const refused = (key: string, code: RefusedCode, params: Refused["params"] = {}): Refused => ({
  type: "refused",
  key,
  code,
  reason: null,
  params,
});

/** Returns who sits where. */
export function playersOf(kept: KeptTable): Player[] {
  return kept.seats.map(({ name, bot }, seat) => ({
    seat,
    kind: bot === null ? "person" : "bot",
    name,
    bot,
    mine: bot === null,
    present: true,
    gone: null,
    stand_in: null,
    given_up: false,
  }));
}
