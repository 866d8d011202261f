/**
 * What a server answers over HTTP, answered on this device: tables, lessons, positions, replays, and whether all was
 * fair.
 */
import type {
  CreateTable,
  GameInfo,
  GameName,
  Games,
  Joined,
  LessonStep,
  LessonTable,
  Moments,
  MyTables,
  Player,
  Position,
  PositionRead,
  PositionShown,
  Replay,
  Spirit,
  TableCreated,
  TableSummary,
  Verification,
  View,
  WhyNot,
} from "../wire";
import { checkedAgain, type Checked } from "./checking";
import { Failure, Faulty } from "./failure";
import type { Game, Ruleset, State } from "./game";
import type { Halves } from "./continuing";
import type { Options } from "./options";
import { DAYS, newName, type KeptSeat, type KeptTable, type Shelf } from "./kept";
import { levelOf } from "./levels";
import { givenUp, playersOf, RESIGN } from "./local-table";
import { Match } from "./match";
import type { Mind } from "./mind";
import { cleanName } from "./names";
import { commitmentOf, newSeed, readRecord, recordOf, RecordFault, replayed, verified, writeRecord } from "./record";
import { placed } from "./faults";
import { effectsOf, type Effect } from "./effects";
import { planned, type Planned } from "./planning";
import { paceOf, secondsOf } from "./probe";
import { notationOf, positionOf, replayOf, windowOf, type Perspective, type ReplaySource } from "./replaying";

/** A lesson: its deal, its people and its prompts. */
export interface LessonData {
  game: GameName;
  /** Known to everybody: a lesson is no real match. */
  seed: string;
  options: Options;
  bots: string[];
  replies: string[][];
  steps: LessonStep[];
}
/** The match of a table, or of the record in a text. */
export type Source = { table: string } | { record: string };
/** What an office needs. */
export interface Supplies {
  shelf: Shelf;
  /** The games, in the order in which they are offered. */
  games: readonly GameName[];
  /** Resolves to a game, by the rules that a match began with. */
  game(name: GameName, asked?: Ruleset): Promise<Game>;
  mind(name: GameName): Promise<Mind | null>;
  info(name: GameName): Promise<GameInfo>;
  lesson(name: GameName): Promise<LessonData>;
}

/** Of the set-up that an editor starts from; what is hidden in it stays hidden. */
const EDITED = "1".padStart(64, "0");
const MOST_POSITION = 4000;
const MOST_LISTED = 50;
/** In milliseconds. */
const DAY = 86_400_000;
/** Bots that are no levels. */
/** A seat of a record, of which nobody is here. */
const EMPTY = { name: "", bot: null, mine: false, present: false, gone: null, stand_in: null, given_up: false };
const SIMPLE = ["greedy", "random"];

export class Office {
  /** How many simulations a second this device does, by game, seats and whether with a mind: measured once each. */
  private readonly paces = new Map<string, Promise<number>>();

  constructor(private readonly supplies: Supplies) {}

  // Tables

  async games(): Promise<Games> {
    return { games: await Promise.all(this.supplies.games.map((name) => this.supplies.info(name))) };
  }
  /**
   * Returns the tables of this device: where it is one's turn first, then the latest; none of games that are not here.
   */
  async tables(): Promise<MyTables> {
    const playable = (await this.supplies.shelf.all()).filter(({ game }) => this.supplies.games.includes(game));
    const latest = playable.sort((one, other) => other.changed.localeCompare(one.changed));
    const tables = latest.slice(0, MOST_LISTED).map(summary);
    return {
      tables: tables.sort(
        (one, other) =>
          Number(other.my_turn) - Number(one.my_turn) ||
          Number(one.status === "over") - Number(other.status === "over"),
      ),
    };
  }
  /** Puts a table into the archive or takes it out. */
  async shelve(id: string, archived: boolean): Promise<null> {
    const kept = await this.kept(id);
    await this.supplies.shelf.put({ ...kept, archived }, kept.entries.length);
    return null;
  }
  /** Forgets the tables that are over, and those where only bots have waited for too long. */
  async clear(): Promise<null> {
    const done = (await this.supplies.shelf.all()).filter((kept) => kept.actor === null || isGivenUp(kept));
    for (const { id } of done) await this.supplies.shelf.remove(id);
    return null;
  }
  async create(request: CreateTable): Promise<TableCreated> {
    const game = await this.supplies.game(request.game);
    const seed = newSeed();
    const position = request.position == null ? null : startOf(game, request.position, seed);
    const match = begun(game, { options: request.options ?? {}, position, seed });
    const { bots } = await this.supplies.info(request.game);
    const seats = request.seats.map((seat): KeptSeat => {
      if (seat.kind === "open") throw new Failure("unreachable");
      if (seat.kind === "bot" && !bots.includes(seat.bot ?? ""))
        throw new Failure("bad-bot", { bot: (seat.bot ?? "").slice(0, 200) });
      return { name: cleanName(seat.name ?? ""), bot: seat.kind === "bot" ? (seat.bot ?? null) : null };
    });
    if (seats.length !== match.seats) throw new Failure("bad-seats", { given: seats.length, count: match.seats });
    return { table: (await this.open(match, seats, false, request.terms?.spirit)).id, invitation: "", watching: "" };
  }
  /** Returns how many seconds a level thinks about a decision on this device, at a table with so many seats. */
  async thinking(name: GameName, seats: number, bot: string): Promise<number> {
    const level = levelOf(name, seats, bot);
    if (!level) throw new Failure("bad-bot", { bot: bot.slice(0, 200) });
    const key = `${name} ${seats} ${level.manner.mind ?? false}`;
    const pace = this.paces.get(key) ?? this.measured(name, seats, level.manner.mind ?? false);
    pace.catch(() => this.paces.delete(key)); // the next one tries again
    this.paces.set(key, pace);
    return secondsOf(level, await pace);
  }
  private async measured(name: GameName, seats: number, minded: boolean): Promise<number> {
    const { least_seats, most_seats } = await this.supplies.info(name);
    const options: Options = least_seats < most_seats ? { players: seats } : {};
    return paceOf(await this.supplies.game(name), options, seats, minded ? await this.supplies.mind(name) : null);
  }
  async lesson(name: GameName, anew: boolean): Promise<LessonTable> {
    const lesson = await this.supplies.lesson(name);
    const { rules } = await this.supplies.info(name);
    const kept = (await this.supplies.shelf.all()).find(
      (table) => table.lesson && table.game === name && table.rules === rules,
    );
    const shown = { game: name, steps: lesson.steps };
    if (kept && !anew) return { table: kept.id, lesson: shown };
    if (kept) await this.supplies.shelf.remove(kept.id);
    const match = begun(await this.supplies.game(name), { options: lesson.options, position: null, seed: lesson.seed });
    const seats = [{ name: "", bot: null }, ...lesson.bots.map((bot) => ({ name: "", bot }))];
    return { table: (await this.open(match, seats, true)).id, lesson: shown };
  }
  /** Returns the table that follows a finished one: whoever sat second begins there. */
  async rematch(id: string): Promise<Joined> {
    const kept = await this.kept(id);
    if (kept.next !== null && (await this.supplies.shelf.get(kept.next))) return { table: kept.next, seat: null };
    if (kept.actor !== null) throw new Failure("no-rematch");
    const match = begun(await this.supplies.game(kept.game), {
      options: kept.options,
      position: kept.position,
      seed: newSeed(),
    });
    const next = await this.open(match, [...kept.seats.slice(1), kept.seats[0]], false, kept.spirit);
    await this.supplies.shelf.put({ ...kept, next: next.id }, kept.entries.length);
    return { table: next.id, seat: null };
  }
  private async open(match: Match, seats: KeptSeat[], lesson: boolean, spirit: Spirit = "usual"): Promise<KeptTable> {
    const { position, seed } = match.start;
    const table: KeptTable = {
      id: newName(),
      game: match.game.name,
      rules: match.game.version,
      ruleset: match.game.ruleset,
      options: match.options,
      position,
      seed,
      commitment: commitmentOf(seed),
      seats,
      entries: [],
      lesson,
      changed: new Date().toISOString(),
      actor: match.actor(),
      next: null,
      spirit,
    };
    await this.supplies.shelf.put(table, 0);
    return table;
  }
  private async kept(id: string): Promise<KeptTable> {
    const kept = await this.supplies.shelf.get(id);
    if (!kept) throw new Failure("no-table");
    return kept;
  }

  // Replays

  async replay(source: Source, from: Perspective, at: number): Promise<Replay> {
    return replayOf(await this.told(source), from, at);
  }
  async moments(source: Source, from: Perspective, first: number, last: number): Promise<Moments> {
    return windowOf(await this.told(source), from, first, last);
  }
  async positionAt(source: Source, at: number): Promise<Position> {
    return positionOf(await this.told(source), at);
  }
  async notation(source: Source, at?: number, seat?: number | null): Promise<Position> {
    return notationOf(await this.told(source), at, seat);
  }
  /** Returns the record of a finished match as text. */
  async record(table: string): Promise<string> {
    const { match, mine, players, bots, spirit } = await this.told({ table });
    if (mine !== null) throw new Failure("not-over");
    const others = bots.flatMap((bot, i): [string, string][] =>
      bot !== null && bot !== players[match.moves[i].seat].bot ? [[String(i + 1), bot]] : [],
    );
    return writeRecord(
      recordOf(
        match,
        players.map(({ bot, name }) => bot ?? name),
        Object.fromEntries(others),
        spirit,
      ),
    );
  }
  async verify(source: Source): Promise<Verification> {
    const text = "record" in source ? source.record : await this.record(source.table);
    return verified(text, (name, asked) => this.gameOf(name, asked));
  }
  /** Returns what this device finds when it plays a match that it was told of once more. */
  async check(replay: Replay, first: View): Promise<Checked> {
    return checkedAgain(replay, first, await this.supplies.game(replay.game, replay));
  }
  /** Resolves to the game of a record, null for one that is not here; rules that nobody kept are a `RecordFault`. */
  private async gameOf(name: string, asked: Ruleset & { board?: string }): Promise<Game | null> {
    if (!this.supplies.games.includes(name as GameName)) return null;
    try {
      return await this.supplies.game(name as GameName, asked);
    } catch (error) {
      if (!(error instanceof Failure && error.code === "old-rules")) throw error;
      const { board } = await this.supplies.game(name as GameName);
      throw new RecordFault(asked.board && asked.board !== board ? "board" : "version");
    }
  }
  private async told(source: Source): Promise<ReplaySource> {
    return "table" in source ? this.toldOf(await this.kept(source.table)) : this.toldFrom(source.record);
  }
  private async toldOf(kept: KeptTable): Promise<ReplaySource> {
    const game = await this.supplies.game(kept.game, kept);
    const match = begun(game, kept);
    const bots: (string | null)[] = [];
    for (const { seat, action, bot } of kept.entries) {
      const [word, count = "1"] = action.split(" ");
      if (word === "undo") {
        match.undo(Number(count));
        bots.length -= Number(count);
      } else if (action === RESIGN) {
        match.stopped = givenUp(kept, seat);
      } else {
        match.play(action);
        bots.push(bot);
      }
    }
    const players = playersOf(kept);
    const mine = match.actor() === null ? null : players.filter((player) => player.mine).map(({ seat }) => seat);
    return { match, players, bots, table: kept.id, mine, spirit: kept.spirit ?? "usual" };
  }
  private async toldFrom(text: string): Promise<ReplaySource> {
    try {
      const record = readRecord(text);
      const game = await this.gameOf(record.game, record);
      if (!game) throw new RecordFault("game");
      const match = replayed(record, game);
      const bots = [...(await this.supplies.info(record.game)).bots, ...SIMPLE];
      const players = Array.from({ length: match.seats }, (_, seat): Player => {
        const name = record.players[seat] ?? "";
        return bots.includes(name)
          ? { ...EMPTY, seat, kind: "bot", bot: name }
          : { ...EMPTY, seat, kind: "person", name: cleanName(name) };
      });
      const chosen = match.moves.map(({ seat }, i) => {
        const other = record.stand_ins[i + 1];
        return bots.includes(other) ? other : players[seat].bot;
      });
      return { match, players, bots: chosen, table: null, mine: null, spirit: record.spirit };
    } catch (error) {
      throw error instanceof RecordFault ? new Failure("bad-record", { detail: error.code }) : error;
    }
  }

  // Positions

  /** Returns what a text is: a position as its deciding seat sees it, or a text with a fault. */
  async position(name: GameName, text: string): Promise<PositionRead> {
    if (text.length > MOST_POSITION) throw new Failure("too-large");
    const game = await this.supplies.game(name);
    try {
      return { shown: shownAt(game, game.readPosition(text)), fault: null };
    } catch (error) {
      if (!(error instanceof Faulty)) throw error;
      return { shown: null, fault: placed(name, text, error.fault) };
    }
  }
  async positionStart(name: GameName, options: Options): Promise<PositionShown> {
    const game = await this.supplies.game(name);
    return shownAt(game, game.conceal(begun(game, { options, position: null, seed: EDITED }).state(), null));
  }
  async positionWhy(name: GameName, text: string, action: string, ruleset = ""): Promise<WhyNot> {
    const game = await this.supplies.game(name, by(ruleset));
    const number = game.readAction(action);
    if (number === null) throw new Failure("bad-request");
    const state = readOr(game, text);
    const { actor } = game.turn(state);
    return { reason: actor === null ? null : game.explain(game.conceal(state, actor), number) };
  }
  /** Returns where actions lead to from a view, as far as whoever plans can know. */
  async plan(
    name: GameName,
    position: string,
    seat: number,
    actions: readonly string[],
    ruleset = "",
  ): Promise<Planned> {
    const game = await this.supplies.game(name, by(ruleset));
    return planned(game, readOr(game, position), seat, actions);
  }
  /** Returns what actions cost and bring, as far as a seat can know. */
  async effects(
    name: GameName,
    position: string,
    seat: number,
    actions: readonly string[],
    halves: Halves | null,
    ruleset = "",
  ): Promise<Effect[]> {
    const game = await this.supplies.game(name, by(ruleset));
    return effectsOf(game, readOr(game, position), seat, actions, halves);
  }
}

/** Returns which rules a digest means; the page's own where there is none. */
const by = (ruleset: string): Ruleset | undefined => (ruleset ? { rules: 0, ruleset } : undefined);

function summary(kept: KeptTable): TableSummary {
  const { id, game, options, entries, changed, lesson, actor, seats } = kept;
  return {
    table: id,
    game,
    options,
    status: actor === null ? "over" : "playing",
    number: entries.length,
    my_turn: !lesson && actor !== null && seats[actor].bot === null,
    actor,
    players: playersOf(kept),
    changed,
    lesson,
    results: kept.results ?? null,
    given_up: isGivenUp(kept),
    archived: kept.archived ?? isGivenUp(kept),
    spirit: kept.spirit ?? "usual",
  };
}
const isGivenUp = ({ actor, changed }: KeptTable): boolean =>
  actor !== null && Date.now() - Date.parse(changed) > DAYS * DAY;
/** Returns a match at its beginning; options that cannot be are a failure with their code. */
function begun(game: Game, start: ConstructorParameters<typeof Match>[1]): Match {
  try {
    return new Match(game, start);
  } catch (error) {
    if (!(error instanceof Faulty)) throw error;
    throw new Failure(start.position === null ? "bad-options" : "bad-position", {
      detail: error.fault.code,
      ...error.fault.params,
    });
  }
}
function readOr(game: Game, text: string): State {
  if (text.length > MOST_POSITION) throw new Failure("bad-position", { detail: "too-long" });
  try {
    return game.readPosition(text);
  } catch (error) {
    if (!(error instanceof Faulty)) throw error;
    throw new Failure("bad-position", { detail: error.fault.code, ...error.fault.params });
  }
}
/** Returns what anybody could see of a position: what is hidden there is never taken from the text. */
function startOf(game: Game, text: string, seed: string): string {
  const state = game.filledIn(readOr(game, text), seed);
  if (game.turn(state).actor === null) throw new Failure("bad-position", { detail: "is-over" });
  return game.writePosition(game.conceal(state, null));
}
function shownAt(game: Game, state: State): PositionShown {
  const { actor, legal } = game.turn(state);
  const view = game.conceal(state, actor);
  return {
    game: game.name,
    position: game.writePosition(view),
    options: game.options(state),
    seat: actor,
    actor,
    view: game.view(state, actor),
    legal: game.choices(view, legal),
    scores: game.scores(view, false),
    over: actor === null,
  };
}
