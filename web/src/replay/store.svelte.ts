/** A match that is being looked at: the moment that is shown, and the moments that have been fetched. */
import { Refusal, type Perspective, type ReplaySource } from "../lib/api";
import type { Replay, ReplayMoment } from "../wire";

/** Moments fetched at a time. */
const WINDOW = 40;
const FIRST_WAIT = 1000;
/** After so many failures one after another only a person's wish asks again. */
const MOST_TRIES = 6;

/** Returns the first and last moment of the window that holds a moment. */
export function windowAround(number: number, last: number): [number, number] {
  const first = Math.floor(number / WINDOW) * WINDOW;
  return [first, Math.min(first + WINDOW - 1, last)];
}

export class ReplayStore {
  replay: Replay | null = $state.raw(null);
  /** The moment that is wanted. */
  number = $state(0);
  /** The moment that can be shown: the wanted one, or the one before it while that is on its way. */
  moment: ReplayMoment | null = $state.raw(null);
  from: Perspective = $state("open");
  /** Why the match cannot be shown at all. */
  failed = $state("");
  /** Whether the wanted moment could not be fetched; it is tried again, and what is shown stays. */
  stuck = $state(false);
  playing = $state(false);
  /** Where playing ends, null for the end of the match. */
  private until: number | null = null;
  private known = new Map<number, ReplayMoment>();
  private asked = new Set<number>();
  private round = 0;
  private tries = 0;

  constructor(
    private readonly source: ReplaySource,
    at: number | null,
    from: Perspective = "open",
  ) {
    this.from = from;
    void this.open(at);
  }

  get last(): number {
    return (this.replay?.actors.length ?? 1) - 1;
  }

  private async open(at: number | null): Promise<void> {
    try {
      const replay = await this.source.whole(this.from, at ?? 0);
      this.replay = replay;
      this.keep(replay.moments);
      this.go(at ?? 0);
      void this.fetchRest();
    } catch (error) {
      this.failed = error instanceof Refusal ? error.code : "internal";
    }
  }

  /** Goes to a moment; what is not here yet is fetched. */
  go(number: number): void {
    this.number = Math.max(0, Math.min(number, this.last));
    this.show();
    if (!this.known.has(this.number)) void this.fetch(this.number);
  }
  /** Begins to play, from the beginning where it has come to its end. */
  play(): void {
    if (this.number >= this.last) this.go(0);
    this.until = null;
    this.playing = true;
  }
  /** Plays from before one moment up to another. */
  playBetween(first: number, last: number): void {
    this.go(first - 1);
    this.until = last;
    this.playing = true;
  }
  /** Shows the next moment; what is to be played ends where it is. */
  goOn(): void {
    if (this.number < (this.until ?? this.last)) this.step(1);
    if (this.number >= (this.until ?? this.last)) this.playing = false;
  }
  step(by: number): void {
    this.go(this.number + by);
  }

  /** Looks from another seat, at the same moment. */
  look(from: Perspective): void {
    this.from = from;
    this.round++;
    this.known = new Map();
    this.asked = new Set();
    void this.fetchRest();
  }

  /** Fetches the match again: it has gone on meanwhile. Where that fails, what is known stays. */
  async refresh(): Promise<void> {
    const round = ++this.round;
    const replay = await this.source.whole(this.from, this.number).catch(() => null);
    if (round !== this.round || !replay) return;
    this.known = new Map();
    this.asked = new Set();
    this.replay = replay;
    this.keep(replay.moments);
    this.go(this.number);
  }

  private show(): void {
    const wanted = this.known.get(this.number);
    if (wanted) this.stuck = false;
    this.moment = wanted ?? this.moment;
  }
  private keep(moments: readonly ReplayMoment[]): void {
    this.tries = 0;
    for (const moment of moments) this.known.set(moment.number, moment);
    this.show();
  }
  /** Resolves to whether the window of a moment came, or is on its way. */
  private async fetch(number: number): Promise<boolean> {
    const [first, last] = windowAround(number, this.last);
    if (this.asked.has(first)) return true;
    this.asked.add(first);
    const round = this.round;
    try {
      const { moments } = await this.source.moments(this.from, first, last);
      if (round === this.round) this.keep(moments);
      return true;
    } catch {
      if (round === this.round) this.missed(first);
      return false;
    }
  }
  private missed(first: number): void {
    this.asked.delete(first);
    this.stuck = !this.known.has(this.number);
    if (this.tries >= MOST_TRIES) return;
    const round = this.round;
    setTimeout(() => round === this.round && void this.fetchRest(), FIRST_WAIT * 2 ** this.tries++);
  }
  /** Fetches everything else in the background, the wanted moment first, so that scrubbing never waits. */
  private async fetchRest(): Promise<void> {
    const round = this.round;
    let going = await this.fetch(this.number);
    for (let first = 0; going && first <= this.last && round === this.round; first += WINDOW)
      going = await this.fetch(first);
  }
}
