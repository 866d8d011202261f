/**
 * Bots on this device: each level thinks as it does anywhere, in slices, so that whoever runs it can stop it in
 * between.
 */
import type { Game, State } from "./game";
import type { Chooser } from "./local-table";
import { levelOf, mindless, type LevelData } from "./levels";
import type { Match } from "./match";
import { SEARCHED, type Mind } from "./mind";
import type { CellKind, Cells, Rows } from "./module";
import type { GameName } from "../wire";

/** Columns of a node, and where the sums of the seats begin. */
const VISITS = 3;
const SUMS = 6;
const FOUND_VISITS = 1;
const FOUND_SUMS = 3;
const USED = 0;
const MOST_DEPTH = 128;
const MOST_NODES = 1 << 20;
const NODES_A_SIMULATION = 40;
const LEAST_NODES = 4000;
/** A result is a whole number up to this. */
const UNIT = 1000;
/** Simulations of one tree: after that many, the 32 bits of its sums could overflow. */
export const MOST_VISITS = Math.floor((2 ** 31 - 1) / UNIT);
/** Milliseconds between two looks at whether to go on. */
const SLICE = 20;
const MOST_SLICE = 1 << 16;
/** The part of its time for which a level with a memory thinks; the rest is for keeping its tree. */
const THINKING = 0.95;

/** What a search with a mind takes before the mind, and after it. */
const BEFORE_MIND = [
  "states",
  "tree",
  "counters",
  "path",
  "fits",
  "moves",
  "chances",
  "thinking",
  "estimates",
  "results",
  "log",
];
const AFTER_MIND = ["marks", "acts", "sums", "beliefs"];

/** What a level remembers of its last thought: the tree below the action it took, and the actions up to there. */
interface Memory {
  tree: Int32Array;
  past: readonly number[];
  /** What it was thought with: another tree is no good. */
  mind: Mind | null;
}

/** Resolves after everything that waits has had its turn. */
export const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Where one search grows its tree: memory of a module, laid out once. */
export class Room {
  private readonly parts: Record<string, Rows | Cells>;
  private readonly width: number;

  constructor(
    readonly game: Game,
    readonly seats: number,
    readonly nodes: number,
    /** With a mind no match is played out: what the mind says of a position is what it is worth. */
    readonly mind: Mind | null = null,
  ) {
    const { module } = game;
    const { most_legal, dials: given, log, sources } = module.data.facts;
    this.width = SUMS + seats;
    const dials = module.cells("float64", given.length);
    dials.cells.set(given);
    this.parts = {
      states: module.rows("State", 2),
      tree: module.cells("int32", nodes, this.width),
      counters: module.cells("int64", 3),
      path: module.cells("int32", MOST_DEPTH),
      fits: module.cells("int32", most_legal),
      moves: module.cells("int16", 2, most_legal),
      chances: module.rows("Chance", 2),
      dials,
      estimates: module.cells("int64", seats),
      results: module.cells("int64", seats),
      points: module.cells("int64", 0, seats, 0),
      log: module.cells("int16", 0, log.width),
      found: module.cells("int64", most_legal, FOUND_SUMS + seats),
      ends: module.cells("float64", seats, 1 + sources.length),
    };
    if (mind) this.layOut(mind);
  }
  /** Makes room for a mind and its thoughts. */
  private layOut({ layout, layers }: Mind): void {
    const { module, name } = this.game;
    const eyes = module.data.facts.mind;
    if (eyes?.layout !== layout) throw new Error(`this mind was made for other features than those of ${name}`);
    const thinking = module.cells("float64", eyes.dials.length);
    thinking.cells.set(eyes.dials);
    for (const [part, { rows, columns, weights }] of Object.entries(layers)) {
      const cells = module.cells("int16", rows, columns);
      cells.cells.set(weights);
      this.parts[part] = cells;
    }
    const [wide, more] = [layers.first.columns, layers.second.columns];
    Object.assign(this.parts, {
      thinking,
      marks: module.cells("int16", eyes.marks),
      acts: module.cells("int16", wide + more),
      sums: module.cells("int32", more),
      beliefs: module.cells("float64", 3, Math.max(module.data.facts.most_legal, this.seats)),
    });
  }
  /** What a search with a mind takes. */
  private get minded(): string[] {
    return [...BEFORE_MIND, ...SEARCHED, ...AFTER_MIND];
  }
  /** What modules of releases ask besides: whether outcomes of chance have rows of their own in a tree of theirs. */
  private get toldApart(): number[] {
    const asked = this.game.module.data.entries.line_one.arguments.some(({ name }) => name === "told_apart");
    return asked ? [this.mind ? 1 : 0] : [];
  }
  private cells<Kind extends CellKind>(name: string): Cells<Kind>["cells"] {
    return (this.parts[name] as Cells<Kind>).cells;
  }
  /** Calls an entry point of the search; a word among what is given stands for the part of that name. */
  run(entry: string, ...given: (string | number)[]): number {
    return this.game.module.call(entry, ...given.map((each) => (typeof each === "string" ? this.parts[each] : each)));
  }
  /** Starts a new tree for a view, with a chance begun from two numbers. */
  begin(view: State, low: number, high: number): void {
    (this.parts.states as Rows).put(view);
    this.cells<"float64">("ends").fill(0);
    this.run("plant_one", "tree", "counters", "chances", low | 0, high | 0);
  }
  search(simulations: number): void {
    if (this.mind) {
      // The very first look is at the position itself, and one more than was asked for.
      this.run("think_many", ...this.minded, simulations + (this.visits === 0 ? 1 : 0));
      return;
    }
    this.run(
      "search_many",
      "states",
      "tree",
      "counters",
      "path",
      "fits",
      "moves",
      "chances",
      "dials",
      "estimates",
      "results",
      "points",
      "log",
      simulations,
    );
  }
  /** Does simulations of what follows an action, which are played to their ends, or judged by the mind. */
  look(action: number, simulations: number): void {
    if (this.mind) {
      this.run("consider_many", ...this.minded, "sources", "ends", action, simulations);
      return;
    }
    this.run(
      "look_many",
      "states",
      "tree",
      "counters",
      "path",
      "fits",
      "moves",
      "chances",
      "dials",
      "estimates",
      "results",
      "ends",
      "log",
      action,
      simulations,
    );
  }
  /** The ends that looks came to, seat by seat: the sum of won parts first, then of the points from every source. */
  get ends(): number[][] {
    const {
      cells,
      dimensions: [, width],
    } = this.parts.ends as Cells<"float64">;
    return Array.from({ length: this.seats }, (_, seat) =>
      Array.from(cells.subarray(seat * width, (seat + 1) * width)),
    );
  }
  /** Returns the actions that were tried and how often, those tried most first. */
  visited(): { action: number; visits: number }[] {
    const rows = this.run("gather_one", "tree", "found");
    const found = this.cells<"int64">("found");
    const width = FOUND_SUMS + this.seats;
    const each = Array.from({ length: rows }, (_, row) => ({
      action: Number(found[row * width]),
      visits: Number(found[row * width + FOUND_VISITS]),
    }));
    return each.sort((one, other) => other.visits - one.visits);
  }
  /** Returns the actions that were tried, those tried most first. */
  tried(): number[] {
    return this.visited().map(({ action }) => action);
  }
  /** Returns the actions that follow each other when everybody does what was tried most. */
  line(): number[] {
    const length = this.run("line_one", "tree", "path", ...this.toldApart);
    return Array.from(this.cells<"int32">("path").subarray(0, length));
  }
  /** Returns what follows the action that was looked at; a tree with a mind begins with the action itself. */
  lineAfter(): number[] {
    return this.line().slice(this.mind ? 1 : 0);
  }
  /** How many simulations the tree has counted, in earlier thoughts too. */
  get visits(): number {
    return this.cells<"int32">("tree")[VISITS];
  }
  /** Returns what the search thinks the moment is worth to a seat, from 0 to 1. */
  worth(seat: number): number {
    return this.cells<"int32">("tree")[SUMS + seat] / (UNIT * Math.max(1, this.visits));
  }
  /** By how many visits the action tried most leads over the next. */
  get gap(): number {
    return this.run("gap_one", "tree");
  }
  /** Returns which action somebody of a level takes after this thought. */
  choose(seat: number, { manner: { overlook, misjudge, at_sight } }: LevelData): number {
    return this.run(
      "choose_one",
      "found",
      this.run("gather_one", "tree", "found"),
      seat,
      overlook ?? 0,
      misjudge ?? 0,
      at_sight ? 1 : 0,
      "chances",
    );
  }
  /** Goes on with an old tree, if it knows all that can be done after what was played since. */
  recall(old: Int32Array, since: readonly number[], legal: readonly number[]): void {
    this.spare();
    if (!old.length || since.length > MOST_DEPTH || old.length > this.nodes * this.width) return;
    this.cells<"int32">("spare").set(old);
    this.cells<"int32">("path").set(since);
    this.cells<"int16">("moves").set(legal);
    this.run("recall_one", "spare", "path", since.length, "tree", "counters", "moves", legal.length, ...this.toldApart);
  }
  /** Returns a copy of the tree below an action of the root. */
  kept(action: number): Int32Array {
    this.spare();
    this.cells<"int32">("path")[0] = action;
    const used = this.run("regrow_one", "tree", "path", 1, "spare", ...this.toldApart);
    return this.cells<"int32">("spare").slice(0, used * this.width) as Int32Array;
  }
  /** A second tree, which most searches never need. */
  private spare(): void {
    this.parts.spare ??= this.game.module.cells("int32", this.nodes, this.width);
  }
  get used(): number {
    return Number(this.cells<"int64">("counters")[USED]);
  }
}

/**
 * Grows a tree in slices until a limit of simulations or of time is reached, or `goOn` says no.
 *
 * `goOn` hears how many simulations there were and how many more there could be. Between slices everything else has its
 * turn.
 */
export async function think(
  room: Room,
  limit: number,
  milliseconds: number,
  goOn: (done: number, more: number) => boolean,
): Promise<number> {
  const stop = performance.now() + milliseconds;
  const most = Math.min(limit, MOST_VISITS - room.visits);
  let done = 0;
  let size = 1; // the first one says how long it takes
  while (done < most) {
    const begun = performance.now();
    room.search(size);
    done += size;
    const now = performance.now();
    const pace = size / Math.max(now - begun, 1e-3);
    const left = stop - now;
    if (left <= 0 || !goOn(done, left * pace)) break;
    size = Math.max(1, Math.min(MOST_SLICE, Math.floor(pace * Math.min(SLICE, left)), most - done));
    await breathe();
  }
  return done;
}

/** The levels of one game. */
export class Levels implements Chooser {
  /** One room for each number of seats, with the mind and without: of the largest tree that was needed. */
  private readonly rooms = new Map<string, Room>();
  private readonly memories = new WeakMap<Match, Map<number, Memory>>();
  /** One thought at a time: they share their rooms. */
  private busy: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly mind: (game: GameName) => Promise<Mind | null>,
    private readonly level = levelOf,
  ) {}

  /** Resolves to what a bot does now, null where it was stopped. */
  choose(
    match: Match,
    bot: string,
    stopped: () => boolean,
    chance: readonly [number, number] = [random(), random()],
  ): Promise<string | null> {
    const level = this.level(match.game.name, match.seats, bot);
    if (!level) throw new Error(`there is no level ${bot}`);
    const chosen = this.busy.then(() => (stopped() ? null : this.decide(match, level, stopped, chance)));
    this.busy = chosen.catch(() => undefined);
    return chosen;
  }
  private async decide(
    match: Match,
    level: LevelData,
    stopped: () => boolean,
    [low, high]: readonly [number, number],
  ): Promise<string | null> {
    const { game, legal } = match;
    const seat = match.actor()!;
    if (legal.length === 1) return game.writeAction(legal[0]);
    const mind = level.manner.mind ? await this.mind(game.name) : null;
    const played = level.manner.mind && !mind ? mindless(level) : level;
    const { manner, seconds } = played;
    const room = this.room(match, played, mind);
    const past = knownPast(match, seat);
    const known = manner.remembers ? this.memories.get(match)?.get(seat) : undefined;
    const memory = known?.mind === mind ? known : undefined;
    // A bot gets what its seat may know, and fills in the unknown itself.
    room.begin(game.conceal(match.state(), seat), low, high);
    if (memory && fits(memory, past)) room.recall(memory.tree, past.slice(memory.past.length), legal);
    const milliseconds = 1000 * seconds * (manner.remembers ? THINKING : 1);
    await think(room, manner.simulations ?? Infinity, milliseconds, (_, more) => !stopped() && room.gap <= more);
    if (stopped()) return null;
    const action = room.choose(seat, played);
    if (manner.remembers) this.remember(match, seat, { tree: room.kept(action), past: [...past, action], mind });
    return game.writeAction(action);
  }
  private remember(match: Match, seat: number, memory: Memory): void {
    const seats = this.memories.get(match) ?? new Map<number, Memory>();
    this.memories.set(match, seats.set(seat, memory));
  }
  private room(match: Match, { manner: { simulations } }: LevelData, mind: Mind | null): Room {
    const nodes =
      simulations === undefined ? MOST_NODES : Math.min(MOST_NODES, LEAST_NODES + NODES_A_SIMULATION * simulations);
    const key = `${match.seats} ${mind !== null}`;
    const known = this.rooms.get(key);
    if (known && known.game === match.game && known.nodes >= nodes) return known;
    const room = new Room(match.game, match.seats, nodes, mind);
    this.rooms.set(key, room);
    return room;
  }
}

const random = (): number => crypto.getRandomValues(new Uint32Array(1))[0];
const HIDDEN = -1;
/** Returns the actions of a match as a seat may know them. */
function knownPast(match: Match, seat: number): number[] {
  return match.moves.map((move) => {
    const action = match.game.readAction(move.action)!;
    return move.seat !== seat && match.game.secret(action) ? HIDDEN : action;
  });
}
/** Returns whether a match went on from what is remembered, with nothing since that the seat may not know. */
function fits({ past }: Memory, now: readonly number[]): boolean {
  return (
    past.length <= now.length &&
    past.every((action, i) => action === now[i]) &&
    !now.slice(past.length).includes(HIDDEN)
  );
}
