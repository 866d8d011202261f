/**
 * What actions cost and bring: each is carried out in states that fit what one seat may know, and what comes of it is
 * said as far as it is the same in all of them, otherwise from the least to the most, or with its chance.
 */
import type { TableEvent, View } from "../wire";
import { endsOf, goesOn, type Halves } from "./continuing";
import type { Game, State, Step, Turn } from "./game";

/** A number that an action changes: what it is, and what it may become, the same twice where that is certain. */
export interface Span {
  before: number;
  least: number;
  most: number;
}
/** What an action changes for one seat; what stays as it is is left out. */
export interface SeatEffect {
  points: Span;
  /** Points by source. */
  sources: Record<string, Span>;
  /** What the view counts of a seat, by name: `deben`, `hand.harp`, `chamber` (how many). */
  holdings: Record<string, Span>;
}
export interface Effect {
  /** In notation. */
  action: string;
  seats: SeatEffect[];
  /** What the view counts of the table as a whole, by name: `steps`, `deck`; what stays as it is is left out. */
  table: Record<string, Span>;
  /** What certainly happens, in its order. */
  events: TableEvent[];
  /** By kind of event: how likely it is, where that is neither certain nor impossible. */
  chances: Record<string, number>;
  /** What there is to see after an outcome in which none of these came about; null where nothing is open. */
  otherwise: View | null;
  /** Who certainly decides next: null if it is over then, undefined where that is open. */
  next: number | null | undefined;
  /**
   * Whether it is the first half of something: then the numbers are those at its end, whichever way it is gone on with;
   * `untold` where nobody can know these ways, or they are too many.
   */
  follows: "told" | "untold" | null;
}

/** States for an action that shows nothing new, for one that does, and for one that may have several outcomes. */
const FEW = 4;
const MANY = 120;
const MOST = 600;

/**
 * Returns what each of some actions brings, as the seat that decides in a view may know it; what a game calls the first
 * half of something is followed to its end.
 */
export function effectsOf(
  game: Game,
  view: State,
  seat: number,
  actions: readonly string[],
  halves: Halves | null = null,
): Effect[] {
  const states: State[] = [];
  const fit = (number: number): State => (states[number] ??= game.filledIn(view, String(number + 1)));
  const before = standing(game, view, seat, false);
  return actions.flatMap((text) => {
    const action = game.readAction(text);
    if (action === null || !game.turn(fit(0)).legal.includes(action)) return [];
    const steps: Step[] = [];
    const go = (count: number): void => {
      while (steps.length < count) steps.push(game.play(fit(steps.length), action));
    };
    go(FEW);
    if (steps.some(({ reveals, turn }) => reveals && turn.actor !== null)) go(MANY);
    if (Object.keys(chances(steps)).length) go(MOST);
    const told = new Map(steps.map((step) => [JSON.stringify(step.events), step]));
    // What happened says all there is to say: states in which the same happened need not be looked at twice.
    const done = effectOf(game, seat, text, before, steps, [...told.values()]);
    if (!halves || !goesOn(game, fit(0), steps[0], halves)) return [done];
    if (!changesNothing(done) && !halves.begin.includes(game.plain(action).kind)) return [done];
    const ends = endsOf(game, steps.some(({ reveals }) => reveals) ? steps.slice(0, FEW) : [steps[0]], halves);
    if (!ends) return [{ ...done, follows: "untold" }];
    return [{ ...effectOf(game, seat, text, before, steps, ends), follows: "told" }];
  });
}

const changesNothing = ({ seats }: Effect): boolean =>
  seats.every(({ sources, holdings }) => ![sources, holdings].some((each) => Object.keys(each).length));

/** What an action leads to, or its last half. */
type End = Pick<Step, "state"> & { turn: Turn };

function effectOf(
  game: Game,
  seat: number,
  action: string,
  before: Standing,
  steps: readonly Step[],
  ends: readonly End[],
): Effect {
  const after = ends.map(({ state, turn }) => standing(game, state, seat, turn.actor === null));
  const [{ turn }] = steps;
  const likely = chances(steps);
  return {
    action,
    seats: before.seats.map((own, each) => {
      const outcomes = after.map(({ seats }) => seats[each]);
      const span = (read: (of: SeatStanding) => number): Span => spanOf(read(own), outcomes.map(read));
      return {
        points: span(({ points }) => points),
        sources: spans(
          own.sources,
          outcomes.map(({ sources }) => sources),
        ),
        holdings: spans(
          own.holdings,
          outcomes.map(({ holdings }) => holdings),
        ),
      };
    }),
    table: spans(
      before.table,
      after.map(({ table }) => table),
    ),
    events: certain(steps),
    chances: likely,
    otherwise: otherwise(game, seat, steps, likely),
    next: steps.every((step) => step.turn.actor === turn.actor) ? turn.actor : undefined,
    follows: null,
  };
}
function otherwise(
  game: Game,
  seat: number,
  steps: readonly Step[],
  likely: Readonly<Record<string, number>>,
): View | null {
  const step = steps.find(({ events }) => !events.some(({ kind }) => kind in likely));
  return step && Object.keys(likely).length ? game.view(step.state, seat) : null;
}

// How it stands

type Numbers = Record<string, number>;
interface SeatStanding {
  points: number;
  sources: Numbers;
  holdings: Numbers;
}
interface Standing {
  seats: SeatStanding[];
  table: Numbers;
}

function standing(game: Game, state: State, seat: number, over: boolean): Standing {
  const { points, breakdown } = game.scores(over ? state : game.conceal(state, seat), over);
  const shown = game.view(state, seat) as { seats?: readonly object[] };
  const { seats = [] } = shown;
  return {
    table: Object.fromEntries(
      Object.entries(shown).flatMap(([name, value]: [string, unknown]) =>
        typeof value === "number" ? [[name, value]] : [],
      ),
    ) as Numbers,
    seats: points.map((own, each) => ({
      points: own,
      sources: breakdown[each],
      holdings: Object.fromEntries(counted(seats[each] ?? {})),
    })),
  };
}
/** Returns the numbers in a part of a view, by their names joined with points; of a list, how many are in it. */
function counted(part: object, under = ""): [string, number][] {
  return Object.entries(part).flatMap(([name, value]: [string, unknown]): [string, number][] => {
    if (typeof value === "number") return [[under + name, value]];
    if (Array.isArray(value)) return [[under + name, value.length]];
    return value && typeof value === "object" ? counted(value, `${under}${name}.`) : [];
  });
}

// What changes

const spanOf = (before: number, after: readonly number[]): Span => ({
  before,
  least: Math.min(...after),
  most: Math.max(...after),
});
const changes = ({ before, least, most }: Span): boolean => least !== before || most !== before;

function spans(own: Numbers, outcomes: readonly Numbers[]): Record<string, Span> {
  const names = new Set([own, ...outcomes].flatMap((each) => Object.keys(each)));
  const found = [...names].map((name): [string, Span] => {
    const after = outcomes.map((each) => each[name] ?? 0);
    return [name, spanOf(own[name] ?? 0, after)];
  });
  return Object.fromEntries(found.filter(([, span]) => changes(span)));
}

/** Returns the events that all outcomes have. */
function certain(steps: readonly Step[]): TableEvent[] {
  const others = steps.slice(1).map(({ events }) => new Set(events.map((event) => JSON.stringify(event))));
  return steps[0].events.filter((event) => others.every((other) => other.has(JSON.stringify(event))));
}
/** Returns the share of outcomes with a kind of event, for kinds that some have and some have not. */
function chances(steps: readonly Step[]): Record<string, number> {
  const kinds = steps.map(({ events }) => new Set(events.map(({ kind }) => kind)));
  const all = new Set(kinds.flatMap((each) => [...each]));
  const shares = [...all].map((kind): [string, number] => [
    kind,
    kinds.filter((each) => each.has(kind)).length / steps.length,
  ]);
  return Object.fromEntries(shares.filter(([, share]) => share < 1));
}
