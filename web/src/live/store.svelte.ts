/** Live analysis: several analysts, each in a worker of its own, and what they find out together. */
import type { GameName } from "../wire";
import { addUp, type Findings, type Judgement } from "./findings";
import type { FromAnalyst, ToAnalyst } from "./messages";

const MOST_WORKERS = 4;
/** One core is the page's own. */
const wanted = (): number => Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1));

/**
 * Whether live analysis is switched on: it stays on from one moment to the next, and is off when the page is opened.
 */
class Switch {
  on = $state(false);
}
export const live = new Switch();

export class LiveStore {
  /** What is known so far, null as long as that is nothing. */
  judgement: Judgement | null = $state.raw(null);
  /** Whether somebody thinks now. */
  working = $state(false);
  /** Whether what can be done here is hidden from this view. */
  hidden = $state(false);
  /** Whether the position is the end of a match. */
  over = $state(false);
  /** Why nothing can be found out, as the code of a failure. */
  failed = $state("");
  private workers: Worker[] = [];
  private found = new Map<Worker, Findings>();
  private finished = new Set<Worker>();
  private round = 0;
  private shown = "";

  /** Begins to look at a view in notation, or goes on with it; whatever was looked at before is left. */
  look(game: GameName, position: string): void {
    const subject = `${game} ${position}`;
    if (subject !== this.shown) this.clear();
    this.shown = subject;
    this.round++;
    this.finished.clear();
    this.working = true;
    this.failed = "";
    this.start();
    for (const worker of this.workers)
      worker.postMessage({ type: "look", round: this.round, game, position } satisfies ToAnalyst);
  }
  /** Lets everybody rest; what was found stays. */
  rest(): void {
    this.round++;
    this.working = false;
    for (const worker of this.workers) worker.postMessage({ type: "rest" } satisfies ToAnalyst);
  }
  /** Forgets what was found. */
  clear(): void {
    this.found.clear();
    this.shown = "";
    this.judgement = null;
    this.hidden = this.over = false;
  }
  fail(code: string): void {
    this.working = false;
    this.failed = code;
  }
  close(): void {
    this.round++;
    this.working = false;
    for (const worker of this.workers) worker.terminate();
    this.workers = [];
    this.finished.clear();
    this.clear();
  }

  private start(): void {
    while (this.workers.length < wanted()) {
      const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
      worker.onmessage = ({ data }: MessageEvent<FromAnalyst>) => this.hear(worker, data);
      worker.onerror = () => this.lose();
      this.workers.push(worker);
    }
  }
  /** A worker could not be loaded, or broke down: all of them go, and the next look starts others. */
  private lose(): void {
    this.close();
    this.fail("unreachable");
  }
  private hear(worker: Worker, message: FromAnalyst): void {
    if (message.round !== this.round) return;
    if (message.type === "failed") {
      this.rest();
      this.failed = message.code;
      return;
    }
    const { findings } = message;
    this.found.set(worker, findings);
    if (message.done) this.finished.add(worker);
    this.working = this.finished.size < this.workers.length;
    this.hidden = findings.hidden;
    this.over = findings.seat === null;
    this.judgement = addUp([...this.found.values()]);
  }
}
