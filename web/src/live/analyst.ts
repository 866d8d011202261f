/**
 * The coach's look at a position, on this device: it goes on for as long as it is let, and tells at any time what it
 * knows so far.
 */
import { alikeOf } from "../boards/alikes";
import { byChance, mayBeBest, together, type Chance } from "../coach/doubt";
import { calibrated, powerOf } from "../engine/calibration";
import type { Game, State } from "../engine/game";
import type { Mind } from "../engine/mind";
import { MOST_VISITS, Room } from "../engine/thinker";
import type { LegalAction } from "../wire";
import type { Finding, Findings, LineStep } from "./findings";

/** Nodes of the tree over all actions, and of the tree after each of the best. */
const NODES = 1 << 18;
const LOOK_NODES = 1 << 17;
/** So many of the best actions are looked at closely, as the coach does it. */
const CANDIDATES = 4;
/** Looks that are kept: one that falls behind may come back. */
const LOOKS = 8;
/** The part of the time for a look at all actions. */
const FIRST_SHARE = 0.4;
/** So many actions of a line are told. */
const LINE = 6;
/** States that fit a view: what is the same in all of them is certain. */
const SAMPLES = 4;
const FIRST_SIZE = 8;
/** The part of its time that an action gets which is clearly behind: the others may still be the best. */
const BEHIND = 0.5;

interface Look {
  room: Room;
  /** When it was last among the best. */
  round: number;
}
/** Simulations in a row, as many as fit into a time. */
class Pace {
  private pace = 0;

  run(milliseconds: number, most: number, simulate: (count: number) => void): void {
    const count = Math.min(most, this.pace ? Math.max(1, Math.floor(this.pace * milliseconds)) : FIRST_SIZE);
    if (count < 1) return;
    const begun = performance.now();
    simulate(count);
    this.pace = count / Math.max(performance.now() - begun, 0.05);
  }
}

export class Analyst {
  private readonly root: Room;
  /** Rooms that no look uses. */
  private readonly free: Room[] = [];
  private readonly looks = new Map<number, Look>();
  private readonly rootPace = new Pace();
  private readonly lookPace = new Pace();
  private readonly told = new Map<string, LineStep[]>();
  private samples: State[] = [];
  private view!: State;
  private seat: number | null = null;
  private legal: readonly number[] = [];
  /** The different things that can be done: the action that stands for each, and the others that are the same. */
  private things = new Map<number, number[]>();
  private hidden = false;
  private round = 0;

  constructor(
    readonly game: Game,
    readonly seats: number,
    private readonly chance: () => number,
    private readonly mind: Mind | null = null,
  ) {
    this.root = new Room(game, seats, NODES, mind);
  }

  /** Begins with a view, and with nothing else than this view; perhaps to look at one action alone. */
  begin(view: State, only: number | null = null): void {
    const { game } = this;
    this.view = view;
    this.samples = Array.from({ length: SAMPLES }, (_, number) => game.filledIn(view, String(number + 1)));
    const turns = this.samples.map((state) => game.turn(state));
    this.seat = turns[0].actor;
    this.legal = turns[0].legal;
    this.things = this.sameThings();
    if (only !== null) this.things = new Map([[only, this.alikes(only)]]);
    this.hidden = turns.some(({ actor, legal }) => actor !== this.seat || legal.join() !== this.legal.join());
    for (const { room } of this.looks.values()) this.free.push(room);
    this.looks.clear();
    this.told.clear();
    this.root.begin(view, this.chance(), this.chance());
    this.round = 0;
  }
  /** Whether nothing more can be found out: there is nothing to decide, or the trees have counted all they can. */
  get done(): boolean {
    if (this.seat === null || this.hidden) return true;
    return (
      this.round > 0 && this.candidates().every((action) => (this.looks.get(action)?.room.visits ?? 0) >= MOST_VISITS)
    );
  }
  /** Goes on for some time. */
  goOn(milliseconds: number): void {
    if (this.done) return;
    this.round++;
    const few = this.things.size <= CANDIDATES;
    if (!few)
      this.rootPace.run(milliseconds * FIRST_SHARE, MOST_VISITS - this.root.visits, (count) => this.root.search(count));
    const candidates = this.candidates();
    const looks = candidates.map((action) => ({ action, look: this.lookAt(action) }));
    const weights = this.weights(looks.map(({ look }) => look.room));
    const part = (milliseconds * (few ? 1 : 1 - FIRST_SHARE)) / weights.reduce((sum, weight) => sum + weight, 0);
    for (const [at, { action, look }] of looks.entries()) {
      this.lookPace.run(part * weights[at], MOST_VISITS - look.room.visits, (count) => look.room.look(action, count));
    }
  }
  /** The actions that are looked at closely. */
  private candidates(): readonly number[] {
    if (this.things.size <= CANDIDATES) return [...this.things.keys()];
    const stands = new Map(
      [...this.things].flatMap(([thing, others]) => [thing, ...others].map((each) => [each, thing])),
    );
    return [...new Set(this.root.tried().map((action) => stands.get(action)!))].slice(0, CANDIDATES);
  }
  private sameThings(): Map<number, number[]> {
    const { game, view, seat, legal } = this;
    if (seat === null) return new Map();
    const shown = game.view(view, seat);
    const alike = alikeOf(game.name);
    const groups = new Map<string | number, number[]>();
    for (const [at, choice] of game.choices(view, legal).entries()) {
      const key = alike(shown, choice) ?? legal[at];
      groups.set(key, [...(groups.get(key) ?? []), legal[at]]);
    }
    return new Map([...groups.values()].map(([first, ...others]) => [first, others]));
  }
  /** Returns the other actions that are the same thing as one. */
  private alikes(action: number): number[] {
    const group = [...this.things].map(([first, others]) => [first, ...others]).find((all) => all.includes(action));
    return (group ?? []).filter((other) => other !== action);
  }
  /** Returns how much of the time each look gets: less where an action is clearly behind. */
  private weights(rooms: readonly Room[]): number[] {
    const chances = rooms.map((room) => this.chanceOf(room));
    const known = chances.filter((each) => each !== null).sort(byChance);
    return chances.map((each) => (each && !mayBeBest(known[0], each) ? BEHIND : 1));
  }
  private chanceOf(room: Room): Chance | null {
    const { visits } = room;
    const chance = this.won(room)[this.seat!] / visits;
    return visits ? { ...together([{ trials: visits, chance }]), lead: 0, leadError: 0 } : null;
  }
  /** Returns how much of its simulations each seat won, as it is true. */
  private won({ ends }: Room): number[] {
    return calibrated(
      ends.map(([won]) => won),
      powerOf(this.game.name, this.seats),
    );
  }
  private lookAt(action: number): Look {
    const known = this.looks.get(action);
    if (known) {
      known.round = this.round;
      return known;
    }
    if (this.looks.size >= LOOKS) this.forget();
    const room = this.free.pop() ?? new Room(this.game, this.seats, LOOK_NODES, this.mind);
    room.begin(this.view, this.chance(), this.chance());
    const look = { room, round: this.round };
    this.looks.set(action, look);
    return look;
  }
  /** Gives up the look at the action that has not been among the best for longest. */
  private forget(): void {
    const [action, { room }] = [...this.looks].reduce((oldest, each) =>
      each[1].round < oldest[1].round ? each : oldest,
    );
    this.looks.delete(action);
    this.free.push(room);
  }

  /** Returns everything that is known so far. */
  findings(): Findings {
    const found = this.hidden ? [] : [...this.looks].map(([action, { room }]) => this.finding(action, room));
    return { seat: this.seat, hidden: this.hidden, legal: this.legal.length, found };
  }
  private finding(action: number, room: Room): Finding {
    const { ends, visits } = room;
    return {
      action: this.wording(this.samples, action),
      same: this.things.get(action)!.map((other) => this.wording(this.samples, other)),
      trials: visits,
      wins: this.won(room),
      points: ends.map(([, ...points]) => points.reduce((all, each) => all + each, 0)),
      line: this.line(action, room.lineAfter().slice(0, LINE)),
    };
  }
  /** Returns the actions after an action, as far as they are possible whatever is hidden. */
  private line(action: number, line: readonly number[]): LineStep[] {
    const key = [action, ...line].join();
    const known = this.told.get(key);
    if (known) return known;
    const steps: LineStep[] = [];
    let states = this.samples.map((state) => this.game.play(state, action).state);
    for (const following of line) {
      const turns = states.map((state) => this.game.turn(state));
      const [{ actor }] = turns;
      if (actor === null || turns.some((turn) => turn.actor !== actor || !turn.legal.includes(following))) break;
      steps.push({ seat: actor, action: this.wording(states, following) });
      states = states.map((state) => this.game.play(state, following).state);
    }
    this.told.set(key, steps);
    return steps;
  }
  /** Returns an action as it is in all of some states; where they differ, only what it always is. */
  private wording(states: readonly State[], action: number): LegalAction {
    const [first, ...others] = states.map(
      (state) => this.game.choices(this.game.conceal(state, this.game.turn(state).actor), [action])[0],
    );
    return others.every((other) => JSON.stringify(other) === JSON.stringify(first)) ? first : this.game.plain(action);
  }
}
