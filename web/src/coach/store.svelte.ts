/** An analysis as the page follows it. */
import { api, Refusal } from "../lib/api";
import type { AnalysisPhase, Judged, Judgement, Worth } from "../wire";
import { balance } from "./balance";
import { course } from "./course";

const POLL = 900;

export class CoachStore {
  phase: AnalysisPhase | "asking" = $state("asking");
  total = $state(0);
  final: Worth | null = $state.raw(null);
  judged: Judged[] = $state.raw([]);
  failed = $state("");
  /** Whether there is any luck in the game. */
  luck = $state(true);
  readonly working = $derived(this.phase === "waiting" || this.phase === "running");
  readonly decisions: Judgement[] = $derived(this.judged.map(({ decision }) => decision));
  /** What the match was made of, once every decision is judged. */
  readonly balance = $derived(this.phase === "done" && this.final ? balance(this.decisions, this.final) : null);
  readonly course = $derived(course(this.decisions, this.final, this.total));
  private ended = false;

  /** With `eager` the coach begins by itself where nobody has asked yet. */
  constructor(
    private readonly table: string,
    eager = false,
  ) {
    void this.ask(() => api.analysis(this.table, 0)).then(() => {
      if (eager && this.phase === "none" && !this.failed && !this.ended) this.start();
    });
  }

  /** Returns what is known about the action of a number, from 1. */
  at(number: number): Judged | null {
    return this.judged.find(({ decision }) => decision.number === number) ?? null;
  }
  start(): void {
    this.phase = "waiting";
    void this.ask(() => api.analyse(this.table));
  }
  close(): void {
    this.ended = true;
  }

  private async ask(request: () => ReturnType<typeof api.analysis>): Promise<void> {
    this.failed = "";
    try {
      const state = await request();
      if (this.ended) return;
      this.total = state.total;
      this.final = state.final;
      this.luck = state.luck;
      // Only in their order: one that comes late must not leave a hole behind it.
      const known = this.judged.filter(({ decision }) => decision.number <= state.since);
      this.judged = [...known, ...state.decisions];
      this.phase = state.phase;
      if (state.phase === "waiting" || state.phase === "running")
        setTimeout(() => !this.ended && void this.ask(() => api.analysis(this.table, this.latest)), POLL);
    } catch (error) {
      this.failed = error instanceof Refusal ? error.code : "internal";
      if (this.phase === "asking" || this.phase === "waiting") this.phase = "none";
      else if (this.phase === "running") this.phase = "broken";
    }
  }
  private get latest(): number {
    return this.judged.at(-1)?.decision.number ?? 0;
  }
}
