/** Futures of a choice: what is hidden filled in by chance, and everybody playing on as after a short thought. */
import type { Fate, FutureStep, GameFutures } from "../boards/future";
import type { Game, State, Turn } from "../engine/game";
import type { Mind } from "../engine/mind";
import { Room } from "../engine/thinker";
import type { LineStep } from "../live/findings";
import type { Branch } from "./branches";

/** Simulations of a short thought, with a mind and without. */
const MINDED = 24;
const PLAIN = 32;
/** By which power of its trials others take something: without a mind a short thought tries everything. */
const MINDED_TASTE = 1;
const PLAIN_TASTE = 2;
const NODES = 1 << 13;
/** No future is followed further than so many decisions. */
const MOST_STEPS = 90;
/** So many actions of a course are told. */
const COURSE = 8;

/** A future that is being followed. */
interface Path {
  state: State;
  turn: Turn;
  steps: FutureStep[];
}

export class Futures {
  private readonly room: Room;
  private readonly branches = new Map<string, Branch>();
  private path: Path | null = null;
  private view!: State;
  private seat = 0;
  private action = 0;
  private points = 0;
  /** How many have been followed to their ends. */
  count = 0;

  constructor(
    readonly game: Game,
    readonly seats: number,
    private readonly chance: () => number,
    private readonly reads: GameFutures,
    private readonly mind: Mind | null = null,
  ) {
    this.room = new Room(game, seats, NODES, mind);
  }

  /** Begins with a view, and with nothing else than this view, and with a choice of the seat that decides there. */
  begin(view: State, seat: number, action: number): void {
    Object.assign(this, { view, seat, action, path: null, count: 0 });
    this.points = this.game.scores(view, false).points[seat];
    this.branches.clear();
  }
  /** Goes on for some time. */
  goOn(milliseconds: number): void {
    const stop = performance.now() + milliseconds;
    do this.step();
    while (performance.now() < stop);
  }
  /** Returns the branches so far. */
  found(): Branch[] {
    return [...this.branches.values()];
  }

  /** Takes one decision of a future, or ends it. */
  private step(): void {
    this.path ??= this.begun();
    const { path } = this;
    if (this.ends(path)) {
      this.count++;
      this.keep(path, this.reads.fateOf(path.steps));
      this.path = null;
    } else this.play(path, this.chosen(path));
  }
  private begun(): Path {
    const state = this.game.filledIn(this.view, this.seed());
    const path = { state, turn: this.game.turn(state), steps: [] };
    this.play(path, this.action);
    return path;
  }
  private seed(): string {
    return Array.from({ length: 8 }, () => this.chance().toString(16).padStart(8, "0")).join("");
  }
  private play(path: Path, action: number): void {
    const { game } = this;
    const seat = path.turn.actor!;
    const [named] = game.choices(game.conceal(path.state, seat), [action]);
    const { state, turn, events } = game.play(path.state, action);
    path.steps.push({ seat, action: named, events });
    path.state = state;
    path.turn = turn;
  }
  private ends({ turn, steps }: Path): boolean {
    if (turn.actor === null || steps.length >= MOST_STEPS) return true;
    const back = turn.actor === this.seat && steps.some(({ seat }) => seat !== this.seat);
    return back && !this.reads.goesOn(steps);
  }
  /**
   * Returns what whoever decides does after a short thought about what they may know: whoever asks, what was best in
   * it, and others, of whom nobody can be so sure, what was good in it as often as it was tried.
   */
  private chosen({ state, turn: { actor, legal } }: Path): number {
    if (legal.length === 1) return legal[0];
    this.think(state, actor!);
    const found = this.room.visited();
    if (actor === this.seat) return found[0].action;
    const weights = found.map(({ visits }) => visits ** (this.mind ? MINDED_TASTE : PLAIN_TASTE));
    let left = (this.chance() / 2 ** 32) * weights.reduce((sum, each) => sum + each, 0);
    return (found.find((_, at) => (left -= weights[at]) < 0) ?? found[0]).action;
  }
  private think(state: State, seat: number): void {
    this.room.begin(this.game.conceal(state, seat), this.chance(), this.chance());
    this.room.search(this.mind ? MINDED : PLAIN);
  }

  /** Returns what the end of a future is worth to whoever chose, from 0 to 1. */
  private worth({ state, turn }: Path): number {
    if (turn.actor !== null) {
      this.think(state, turn.actor);
      return this.room.worth(this.seat);
    }
    const [winners] = this.game.scores(state, true).ranking;
    return winners.includes(this.seat) ? 1 / winners.length : 0;
  }
  private keep(path: Path, { key, params, things, hinge }: Fate): void {
    const branch = this.branches.get(key) ?? {
      ...{ key, params, count: 0, worth: 0, squares: 0, points: 0, things: {}, hinges: {} },
    };
    this.branches.set(key, branch);
    const worth = this.worth(path);
    branch.count++;
    branch.worth += worth;
    branch.squares += worth ** 2;
    branch.points += this.pointsOf(path) - this.points;
    for (const [name, amount] of Object.entries(things)) {
      const thing = (branch.things[name] ??= { sum: 0, count: 0 });
      thing.sum += amount;
      thing.count++;
    }
    if (hinge > 0) this.keepHinge(branch, path.steps, hinge);
  }
  private keepHinge({ hinges }: Branch, steps: readonly FutureStep[], at: number): void {
    const { seat, action } = steps[at];
    const known = hinges[`${seat} ${action.action}`];
    if (known) known.count++;
    else hinges[`${seat} ${action.action}`] = { seat, action, count: 1, course: courseOf(steps) };
  }
  private pointsOf({ state, turn }: Path): number {
    const over = turn.actor === null;
    return this.game.scores(over ? state : this.game.conceal(state, this.seat), over).points[this.seat];
  }
}
/** Returns what followed the choice, as far as it is told. */
const courseOf = (steps: readonly FutureStep[]): LineStep[] =>
  steps.slice(1, 1 + COURSE).map(({ seat, action }) => ({ seat, action }));
