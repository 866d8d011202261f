/** A match that is being looked at: the moment that is shown, and the moments that have been fetched. */
import { Refusal, type Perspective, type ReplaySource } from "../lib/api";
import type { Replay, ReplayMoment } from "../wire";

/** Moments fetched at a time. */
const WINDOW = 40;

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
  failed = $state("");
  playing = $state(false);
  private known = new Map<number, ReplayMoment>();
  private asked = new Set<number>();
  private round = 0;

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
  step(by: number): void {
    this.go(this.number + by);
  }

  /** Looks from another seat, at the same moment. */
  look(from: Perspective): void {
    this.from = from;
    this.round++;
    this.known = new Map();
    this.asked = new Set();
    void this.fetch(this.number).then(() => this.fetchRest());
  }

  /** Fetches the match again: it has gone on meanwhile. */
  async refresh(): Promise<void> {
    const round = ++this.round;
    try {
      const replay = await this.source.whole(this.from, this.number);
      if (round !== this.round) return;
      this.known = new Map();
      this.asked = new Set();
      this.replay = replay;
      this.keep(replay.moments);
      this.go(this.number);
    } catch (error) {
      this.failed = error instanceof Refusal ? error.code : "internal";
    }
  }

  private show(): void {
    this.moment = this.known.get(this.number) ?? this.moment;
  }
  private keep(moments: readonly ReplayMoment[]): void {
    for (const moment of moments) this.known.set(moment.number, moment);
    this.show();
  }
  private async fetch(number: number): Promise<void> {
    const [first, last] = windowAround(number, this.last);
    if (this.asked.has(first)) return;
    this.asked.add(first);
    const round = this.round;
    try {
      const { moments } = await this.source.moments(this.from, first, last);
      if (round === this.round) this.keep(moments);
    } catch (error) {
      this.asked.delete(first);
      this.failed = error instanceof Refusal ? error.code : "internal";
    }
  }
  /** Fetches everything else in the background, so that scrubbing never waits. */
  private async fetchRest(): Promise<void> {
    const round = this.round;
    for (let first = 0; first <= this.last && round === this.round && !this.failed; first += WINDOW) await this.fetch(first);
  }
}
