/** How long a level thinks on this very device: measured when somebody asks. */
import type { Game } from "./game";
import type { LevelData } from "./levels";
import type { Mind } from "./mind";
import type { Options } from "./options";
import { Room } from "./thinker";

/** Milliseconds of searching that make a measurement. */
const LONG_ENOUGH = 40;
const NODES = 20_000;
const FIRST = 8;
const SEED = "1".padStart(64, "0");

/** Returns how many simulations a second this device does of a game, from an opening; `now` is a clock. */
export function paceOf(
  game: Game,
  options: Options,
  seats: number,
  mind: Mind | null,
  now = (): number => performance.now(),
): number {
  const room = new Room(game, seats, NODES, mind);
  const state = game.setup(options, SEED);
  const view = game.conceal(state, game.turn(state).actor);
  const spent = (count: number): number => {
    room.begin(view, 1, 2);
    const begun = now();
    room.search(count);
    return now() - begun;
  };
  spent(1); // a browser may still be translating the module
  let count = FIRST;
  let time = spent(count);
  while (time < LONG_ENOUGH) {
    count *= 2;
    time = spent(count);
  }
  return (1000 * count) / time;
}

/** Returns how many seconds a level thinks about a decision where so many simulations are done in a second. */
export const secondsOf = ({ seconds, manner }: LevelData, pace: number): number =>
  Math.min(seconds, (manner.simulations ?? Infinity) / pace);
