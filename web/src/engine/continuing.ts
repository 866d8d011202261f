/** First halves: choices that are gone on with at once, and every way in which that may end. */
import type { Game, State, Turn } from "./game";

/** What a game says of such choices, in the words of its notation. */
export interface Halves {
  /** The phases in which something that was begun goes on. */
  phases: readonly string[];
  /** Phases whose choices are each a whole, although another of the same kind follows. */
  whole: readonly string[];
  /** Kinds of action that begin something though something comes of them alone; others do only where nothing does. */
  begin: readonly string[];
  /** The action that ends what one may go on with. */
  stop: string;
  /** The fields of a position that say what the seats have. */
  held: readonly string[];
}
interface Moment {
  state: State;
  turn: Turn;
}

/** So many ends, and so many steps on the way to them, are looked at. */
const MOST_ENDS = 320;
const MOST_STEPS = 4000;

/** Returns whether an action in a state is the first half of something. */
export const goesOn = (game: Game, from: State, { state, turn }: Moment, halves: Halves): boolean =>
  turn.actor !== null && halves.phases.includes(phaseOf(game, state)) && !halves.whole.includes(phaseOf(game, from));

/**
 * Returns the ends of something that was begun which differ in what the seats have; where there are too many ways to go
 * on, those that stop as soon as they may; null where these are too many still, or are not the same in all states that
 * it may have been begun in.
 */
export function endsOf(game: Game, begun: readonly Moment[], halves: Halves): Moment[] | null {
  const found = begun.map((each) => ways(game, each, halves, false) ?? ways(game, each, halves, true));
  const keys = found.map((ends) => ends && [...ends.keys()].sort().join());
  return found[0] && keys.every((each) => each === keys[0]) ? [...found[0].values()] : null;
}

function ways(game: Game, begun: Moment, halves: Halves, soon: boolean): Map<string, Moment> | null {
  const ends = new Map<string, Moment>();
  const seen = new Set<string>();
  const open = [begun];
  const stop = game.readAction(halves.stop);
  for (let steps = 0; open.length && ends.size <= MOST_ENDS && steps <= MOST_STEPS;) {
    const moment = open.pop()!;
    const { state, turn } = moment;
    const position = game.writePosition(state);
    if (seen.has(position)) continue;
    seen.add(position);
    const fields = fieldsOf(position);
    if (turn.actor === null || !halves.phases.includes(fields.get("phase") ?? "")) {
      ends.set(halves.held.map((name) => fields.get(name)).join(" "), moment);
      continue;
    }
    const next = soon && turn.legal.includes(stop!) ? [stop!] : turn.legal;
    steps += next.length;
    open.push(...next.map((action) => game.after(state, action)));
  }
  return open.length || ends.size > MOST_ENDS ? null : ends;
}

const fieldsOf = (position: string): Map<string, string> =>
  new Map(position.split(" ").map((field) => field.split("=", 2) as [string, string]));
const phaseOf = (game: Game, state: State): string => fieldsOf(game.writePosition(state)).get("phase") ?? "";
