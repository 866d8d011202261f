/** Live analysis: several analysts, each in a worker of its own, and what they find out together. */
import type { GameName } from "../wire";
import { Crew } from "./crew.svelte";
import { addUp, type Findings, type Judgement } from "./findings";
import type { Question } from "./messages";

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
  /** Whether what can be done here is hidden from this view. */
  hidden = $state(false);
  /** Whether the position is the end of a match. */
  over = $state(false);
  private readonly crew = new Crew<Question, Findings>(
    () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
    (found) => this.hear(found),
  );

  /** Whether somebody thinks now. */
  get working(): boolean {
    return this.crew.working;
  }
  /** Why nothing can be found out, as the code of a failure. */
  get failed(): string {
    return this.crew.failed;
  }
  /** Begins to look at a view in notation, or goes on with it; whatever was looked at before is left. */
  look(game: GameName, ruleset: string, position: string): void {
    this.crew.look({ game, ruleset, position });
  }
  /** Lets everybody rest; what was found stays. */
  rest(): void {
    this.crew.rest();
  }
  fail(code: string): void {
    this.crew.fail(code);
  }
  close(): void {
    this.crew.close();
  }
  private hear(found: Findings[]): void {
    const last = found.at(-1);
    this.hidden = last?.hidden ?? false;
    this.over = last?.seat === null;
    this.judgement = addUp(found);
  }
}
