/** Several workers that think about the same question, each for itself. */
import type { Answered, Asked, Question } from "./messages";

const MOST_WORKERS = 4;
/** One core is the page's own. */
const wanted = (): number => Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1));

export class Crew<Q extends Question, Found> {
  /** Whether somebody thinks now. */
  working = $state(false);
  /** Why nothing can be found out, as the code of a failure. */
  failed = $state("");
  private workers: Worker[] = [];
  private readonly found = new Map<Worker, Found>();
  private readonly finished = new Set<Worker>();
  private round = 0;
  private asked = "";

  constructor(
    private readonly hire: () => Worker,
    /** Called with all that is known, whenever somebody knows more. */
    private readonly hear: (found: Found[]) => void,
  ) {}

  /** Begins to think about a question, or goes on with it; whatever was thought about before is left. */
  look(question: Q): void {
    const asked = JSON.stringify(question);
    if (asked !== this.asked) this.clear();
    this.asked = asked;
    this.round++;
    this.finished.clear();
    this.working = true;
    this.failed = "";
    while (this.workers.length < wanted()) this.start();
    for (const worker of this.workers)
      worker.postMessage({ type: "look", round: this.round, ...question } satisfies Asked<Q>);
  }
  /** Lets everybody rest; what was found stays. */
  rest(): void {
    this.round++;
    this.working = false;
    for (const worker of this.workers) worker.postMessage({ type: "rest" } satisfies Asked<Q>);
  }
  fail(code: string): void {
    this.working = false;
    this.failed = code;
  }
  /** Lets everybody go; what was found is forgotten. */
  close(): void {
    this.round++;
    this.working = false;
    for (const worker of this.workers) worker.terminate();
    this.workers = [];
    this.finished.clear();
    this.clear();
  }
  /** Forgets what was found. */
  private clear(): void {
    this.found.clear();
    this.asked = "";
    this.hear([]);
  }
  private start(): void {
    const worker = this.hire();
    worker.onmessage = ({ data }: MessageEvent<Answered<Found>>) => this.answer(worker, data);
    worker.onerror = () => this.lose();
    this.workers.push(worker);
  }
  /** A worker could not be loaded, or broke down: all of them go, and the next look starts others. */
  private lose(): void {
    this.close();
    this.fail("unreachable");
  }
  private answer(worker: Worker, message: Answered<Found>): void {
    if (message.round !== this.round) return;
    if (message.type === "failed") {
      this.rest();
      this.failed = message.code;
      return;
    }
    this.found.set(worker, message.findings);
    if (message.done) this.finished.add(worker);
    this.working = this.finished.size < this.workers.length;
    this.hear([...this.found.values()]);
  }
}
