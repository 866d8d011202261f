/**
 * Whether a match that somebody tells of is what its seed and its actions make of it: it is played once more and
 * compared.
 */
import type { Replay, View } from "../wire";
import { Faulty } from "./failure";
import { fits, type Game } from "./game";
import { Match } from "./match";
import { alike, digestOf } from "./record";

/** What was found. */
export interface Checked {
  /** Why nothing could be played: the rules are of another version. */
  unknown: "version" | null;
  /** The version of the rules here. */
  rules: number;
  /** Whether the first moment, and everything that came to light, is what the seed gives. */
  luck: boolean;
  /** How many events were compared. */
  events: number;
  /** Whether every action could be done, by whom it was said to be done. */
  actions: boolean;
  /** The first action that was told otherwise than it came, 0 if none was. */
  first: number;
  /** Whether it ended as it was told. */
  outcome: boolean;
  points: number[];
  /** The SHA-256 of the last position in notation. */
  digest: string;
}

const nothing = (rules: number, unknown: Checked["unknown"]): Checked => ({
  unknown,
  rules,
  luck: false,
  events: 0,
  actions: false,
  first: 1,
  outcome: false,
  points: [],
  digest: "",
});

/**
 * Returns what comes of playing a match once more: set-up, every action, every public event, and the end; `first` is
 * what was shown of its beginning.
 */
export function checkedAgain(replay: Replay, first: View, game: Game): Checked {
  if (!fits(game.module.data, replay) || replay.seed === null) return nothing(game.version, "version");
  const match = begun(replay, game);
  if (!match) return nothing(game.version, null);
  let events = 0;
  let luck = alike(match.options, replay.options) && alike(match.view(null), first);
  for (const [at, { seat, action, events: told }] of replay.log.entries()) {
    const number = at + 1;
    if (match.actor() !== seat || match.refusal(action, seat))
      return { ...nothing(game.version, null), luck, events, first: number };
    const came = match.play(action).events;
    events += came.length;
    // What happened is told in events: cards and dice are among them.
    if (!alike(came, told))
      return { ...nothing(game.version, null), luck: false, events, actions: true, first: number };
    if (number === replay.log.length) match.stopped = replay.ended;
    luck &&= alike(match.points(number), replay.points[number]) && match.actor(number) === replay.actors[number];
  }
  const { outcome } = match;
  return {
    unknown: null,
    rules: game.version,
    luck,
    events,
    actions: true,
    first: 0,
    outcome: alike(outcome, replay.outcome),
    points: outcome?.points ?? [],
    digest: digestOf(game.writePosition(match.state())),
  };
}
function begun({ options, position, seed }: Replay, game: Game): Match | null {
  try {
    return new Match(game, { options, position, seed: seed! });
  } catch (error) {
    if (error instanceof Faulty) return null;
    throw error;
  }
}
