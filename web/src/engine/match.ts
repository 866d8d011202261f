/** One match on this device: every moment of it, what was done and what happened. */
import type { ActionReason, Breakdowns, LegalAction, SeatResult, Stopped, TableEvent, View } from "../wire";
import type { Game, State, Turn } from "./game";
import type { Options } from "./options";

/** What a match starts from: options for a set-up, or a position in notation. */
export interface Start {
  options: Options;
  position: string | null;
  /** 64 hexadecimal digits. */
  seed: string;
}
export interface Move {
  seat: number;
  /** In notation. */
  action: string;
  events: TableEvent[];
  /** Whether something hidden came to light. */
  reveals: boolean;
}
/** Why an action was not carried out. */
export interface Refusal {
  code: "malformed" | "over" | "not-your-turn" | "illegal";
  reason: ActionReason | null;
}

/** Returns how a match ended that was stopped: whoever gave up is last; where nobody did, nobody wins. */
function outcomeOf({ reason, seat }: Stopped, score: Breakdowns): Breakdowns {
  if (reason === "ended") return { ...score, reason, ranking: [score.points.map((_, each) => each)] };
  const others = score.ranking.map((place) => place.filter((each) => each !== seat)).filter((place) => place.length);
  return { ...score, reason, ranking: [...others, [seat]] };
}

export class Match {
  readonly moves: Move[] = [];
  /** How it was stopped before its rules ended it. */
  stopped: Stopped | null = null;
  /** Moment n is the one after n actions. */
  private readonly moments: { state: State; turn: Turn }[];

  constructor(
    readonly game: Game,
    readonly start: Start,
  ) {
    const state =
      start.position === null
        ? game.setup(start.options, start.seed)
        : game.filledIn(game.readPosition(start.position), start.seed);
    this.moments = [{ state, turn: game.turn(state) }];
  }

  /** How many actions have been played. */
  get length(): number {
    return this.moves.length;
  }
  get seats(): number {
    return this.points(0).length;
  }
  /** What was chosen, with nothing left open. */
  get options(): Options {
    return this.game.options(this.state(0));
  }
  /** Returns the points of every seat as if it had ended at a moment. */
  points(at = this.length): number[] {
    return this.game.scores(this.state(at), false).points;
  }
  state(at = this.length): State {
    return this.moments[at].state;
  }
  /** Who decides at a moment; null once it is over. */
  actor(at = this.length): number | null {
    return this.stopped && at === this.length ? null : this.moments[at].turn.actor;
  }
  get legal(): readonly number[] {
    return this.moments[this.length].turn.legal;
  }

  /** Returns why somebody may not do something now, null if they may. */
  refusal(text: string, seat: number | null): Refusal | null {
    const action = this.game.readAction(text);
    if (action === null) return { code: "malformed", reason: null };
    const actor = this.actor();
    if (actor === null) return { code: "over", reason: null };
    if (seat !== null && seat !== actor) return { code: "not-your-turn", reason: null };
    if (this.legal.includes(action)) return null;
    return { code: "illegal", reason: this.game.explain(this.game.conceal(this.state(), actor), action) };
  }
  /** Carries out a legal action and returns what happened. */
  play(text: string): Move {
    const action = this.game.readAction(text);
    const seat = this.actor();
    if (action === null || seat === null || !this.legal.includes(action)) throw new Error(`${text} cannot be done now`);
    const { state, turn, events, reveals } = this.game.play(this.state(), action);
    const move = { seat, action: this.game.writeAction(action), events, reveals };
    this.moves.push(move);
    this.moments.push({ state, turn });
    return move;
  }
  /** Takes back the last actions. */
  undo(count: number): void {
    this.moves.length -= count;
    this.moments.length -= count;
  }

  /** Returns what a seat sees at a moment, a spectator without one. */
  view(seat: number | null, at = this.length): View {
    return this.game.view(this.state(at), seat);
  }
  /** Returns what whoever decides now can do, with what it finds on the board. */
  choices(): LegalAction[] {
    const actor = this.actor();
    return actor === null ? [] : this.game.choices(this.game.conceal(this.state(), actor), this.legal);
  }
  /** Returns how it stands now, as a seat knows it. */
  scoresNow(seat: number | null): Breakdowns {
    return this.game.scores(this.game.conceal(this.state(), seat), false);
  }
  /** Returns how it stood at a moment as a seat knew it; after the end, how it ended. */
  scores(seat: number | null, at: number): Breakdowns {
    return this.game.scores(this.game.conceal(this.state(at), seat), this.moments[at].turn.actor === null);
  }
  /** How it ended, by seat; null before the end. */
  get results(): SeatResult[] | null {
    const { outcome } = this;
    if (!outcome) return null;
    const { ranking, points, reason } = outcome;
    const better = (seat: number): number =>
      ranking
        .slice(
          0,
          ranking.findIndex((place) => place.includes(seat)),
        )
        .flat().length;
    return points.map((total, seat) => ({ place: reason === "ended" ? 0 : 1 + better(seat), points: total }));
  }
  get outcome(): Breakdowns | null {
    if (this.stopped) return outcomeOf(this.stopped, this.game.scores(this.state(), false));
    return this.actor() === null ? this.game.scores(this.state(), true) : null;
  }
}
