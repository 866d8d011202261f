/** A moment of a replay as a snapshot that only tells: nobody decides anything in it any more. */
import type { Replay, ReplayMoment, Snapshot } from "../wire";

/** Returns what the text table needs of a moment. */
export function told(replay: Replay, moment: ReplayMoment): Snapshot {
  const last = moment.number === replay.log.length;
  return {
    type: "snapshot",
    number: moment.number,
    status: last && replay.outcome ? "over" : "playing",
    seat: replay.seat,
    actor: replay.actors[moment.number],
    view: moment.view,
    legal: [],
    undo: false,
    take_back: null,
    request: null,
    clock: null,
    scores: moment.scores,
    outcome: last ? replay.outcome : null,
    seed: null,
    table: replay.table ?? "",
    game: replay.game,
    rules: replay.rules,
    ruleset: replay.ruleset,
    board: replay.board,
    options: replay.options,
    position: replay.position,
    commitment: replay.commitment,
    terms: { stand_in: "", patience: 0, clock: null, spirit: "usual" },
    players: replay.players.map((player) => ({ ...player, mine: false })),
    since: 0,
    log: replay.log.slice(0, moment.number),
    invitation: null,
    watching: null,
  };
}
