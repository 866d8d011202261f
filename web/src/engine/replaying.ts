/** Matches of this device looked at afterwards, moment by moment. */
import type { LogEntry, Moments, Player, Position, Replay, ReplayMoment, Spirit } from "../wire";
import { Failure } from "./failure";
import type { Match } from "./match";
import { commitmentOf } from "./record";

/** Whose view of a match: a seat's, a spectator's (null), or with everything open. */
export type Perspective = number | null | "open";
/** A match that can be replayed: who sat there, and who looks. */
export interface ReplaySource {
  match: Match;
  players: Player[];
  /** Which actions a bot chose. */
  bots: readonly (string | null)[];
  /** Null for a record from a file. */
  table: string | null;
  /** Whether something is still hidden from whoever looks: the match goes on, and these seats are theirs. */
  mine: readonly number[] | null;
  spirit: Spirit;
}

const AROUND = 2;
const MOST_MOMENTS = 64;
const SECRET = "card";

/** Returns whose view may be shown: before the end one's own alone. */
function seenFrom({ match, mine }: ReplaySource, from: Perspective): Perspective {
  if (mine !== null) return mine.length === 1 ? mine[0] : null;
  if (typeof from === "number" && !(from >= 0 && from < match.seats)) throw new Failure("bad-request");
  return from;
}

/** Returns a whole match, with the moments around one of them. */
export function replayOf(told: ReplaySource, from: Perspective, at: number): Replay {
  const { match, players, table, mine } = told;
  const seen = seenFrom(told, from);
  const numbers = Array.from({ length: match.length + 1 }, (_, number) => number);
  const middle = Math.min(Math.max(at, 0), match.length);
  return {
    table,
    brought: false,
    game: match.game.name,
    rules: match.game.version,
    ruleset: match.game.ruleset,
    board: match.game.boardName,
    options: match.options,
    position: match.start.position,
    commitment: commitmentOf(match.start.seed),
    seed: mine === null ? match.start.seed : null,
    players,
    log: logOf(told),
    actors: numbers.map((number) => match.actor(number)),
    points: numbers.map((number) => match.points(number)),
    outcome: match.outcome,
    ended: match.stopped,
    seat: seen === "open" ? null : seen,
    spirit: told.spirit,
    open: seen === "open",
    moments: momentsOf(match, seen, middle - AROUND, middle + AROUND),
  };
}
/** Returns the moves as whoever looks may read them. */
function logOf({ match, bots, mine }: ReplaySource): LogEntry[] {
  return match.moves.map(({ seat, action, events }, i) => {
    const hidden = mine !== null && !mine.includes(seat) && match.game.secret(match.game.readAction(action)!);
    return { number: i + 1, seat, action: hidden ? SECRET : action, events, bot: bots[i] ?? null };
  });
}
function momentsOf(match: Match, from: Perspective, first: number, last: number): ReplayMoment[] {
  const moments: ReplayMoment[] = [];
  const seat = from === "open" ? null : from;
  for (let number = Math.max(first, 0); number <= Math.min(last, match.length); number++)
    moments.push({
      number,
      view: match.view(seat, number),
      scores: match.scores(seat, number),
      hidden: from === "open" ? match.game.hidden(match.state(number)) : null,
    });
  return moments;
}

/** Returns some moments of a match. */
export function windowOf(told: ReplaySource, from: Perspective, first: number, last: number): Moments {
  return { moments: momentsOf(told.match, seenFrom(told, from), first, Math.min(last, first + MOST_MOMENTS - 1)) };
}
/** Returns a moment as anybody could see it, to play on from there. */
export function positionOf({ match }: ReplaySource, at: number): Position {
  if (!(at >= 0 && at <= match.length) || match.actor(at) === null) throw new Failure("no-moment");
  return inNotation(match, at, null);
}
/** Returns a moment as whoever looks may see it; without a number the last one. */
export function notationOf(told: ReplaySource, at = told.match.length, seat: number | null = null): Position {
  if (!(at >= 0 && at <= told.match.length)) throw new Failure("no-moment");
  const seen = seenFrom(told, seat);
  return inNotation(told.match, at, seen === "open" ? null : seen);
}
function inNotation(match: Match, at: number, seat: number | null): Position {
  return {
    game: match.game.name,
    position: match.game.writePosition(match.game.conceal(match.state(at), seat)),
    seats: match.seats,
  };
}
