/** The clocks of a table as they run on here between two messages, and how long somebody has been away. */
import { play } from "../lib/sound";
import type { Clocks, Player, Snapshot } from "../wire";
import { LOW } from "./time";

const TICK = 250;
const LONGER = 5;

/** Runs while a table is on the screen; what it shows is the server's word, counted on. */
export class Hands {
  private now = $state(0);
  private clock: Clocks | null = $state.raw(null);
  private players: readonly Player[] = $state.raw([]);
  private clockAt = 0;
  private playersAt = 0;
  /** Since when somebody decides. */
  private turnAt = 0;
  private number = -1;
  private warned = -1;
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(private readonly time: () => number = () => performance.now()) {
    this.now = time();
    this.timer = setInterval(() => this.tick(), TICK);
  }
  close(): void {
    clearInterval(this.timer);
  }
  /** Takes what the server has said last. */
  hear(snapshot: Snapshot): void {
    this.now = this.time();
    if (snapshot.clock !== this.clock) [this.clock, this.clockAt] = [snapshot.clock, this.now];
    if (snapshot.players !== this.players) [this.players, this.playersAt] = [snapshot.players, this.now];
    if (snapshot.number !== this.number) [this.number, this.turnAt] = [snapshot.number, this.now];
  }
  tick(): void {
    this.now = this.time();
    const running = this.clock?.running ?? null;
    const left = running === null ? null : this.left(running);
    if (running === null || left === null || !this.players[running]?.mine) return;
    // Whoever is asked to hurry is told once a turn.
    if (left < LOW * 1000 && this.warned !== this.number) {
      this.warned = this.number;
      play("call");
    }
  }
  get running(): number | null {
    return this.clock?.running ?? null;
  }
  /** Milliseconds that a seat has left, null where it has no clock. */
  left(seat: number): number | null {
    const left = this.clock?.left[seat] ?? null;
    if (left === null) return null;
    return Math.max(0, seat === this.clock?.running ? left - (this.now - this.clockAt) : left);
  }
  /** Whether it is time that somebody hurries. */
  low(seat: number): boolean {
    const left = this.left(seat);
    return left !== null && seat === this.running && left < LOW * 1000;
  }
  /** Seconds for which one still waits for a seat that decides; null where one can only wait. */
  patience({ terms, actor, status }: Snapshot, seat: number): number | null {
    const player = this.players[seat];
    if (status !== "playing" || seat !== actor || !terms.patience || terms.clock?.each) return null;
    if (player?.kind !== "person" || player.stand_in) return null;
    const gone = player.gone === null ? null : player.gone + (this.now - this.playersAt);
    const waited = gone ?? this.now - this.turnAt;
    return Math.max(0, Math.ceil(terms.patience * (gone === null ? LONGER : 1) - waited / 1000));
  }
}
