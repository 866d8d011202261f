/**
 * A table at which a lesson is taught: the same table, but what does not belong to the lesson gets a friendly answer.
 */
import { TableStore } from "../table/store.svelte";
import type { Lesson, LessonStep } from "../wire";
import { actionsOf, asked, readable, stepAt } from "./progress";

/** What the lesson says to an action that it did not ask for: to read first, or the answer of the step. */
export type Answer = "" | "read" | "otherwise";

const place = (table: string): string => `deben-lesson-${table}`;

export class LessonStore extends TableStore {
  answer: Answer = $state("");
  private kept = $state(0);

  constructor(
    readonly table: string,
    readonly lesson: Lesson,
  ) {
    super(table);
    this.kept = Number(localStorage.getItem(place(table))) || 0;
  }

  private get done(): number {
    return this.shown ? actionsOf(this.shown.log, 0) : 0;
  }
  get at(): number {
    return stepAt(this.lesson.steps, this.kept, this.done);
  }
  get step(): LessonStep {
    return this.lesson.steps[this.at];
  }
  get last(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }
  /** Whether an action on the board is what comes next. */
  get acting(): boolean {
    return !readable(this.step);
  }
  /** Whether one may look at the step before again. */
  get backwards(): boolean {
    return this.at > 0 && readable(this.lesson.steps[this.at - 1]);
  }

  go(by: 1 | -1): void {
    this.answer = "";
    this.keep(this.at + by);
  }
  private keep(at: number): void {
    this.kept = at;
    localStorage.setItem(place(this.table), String(at));
  }

  override act(action: string): void {
    const step = this.step;
    this.answer = this.last || asked(step, action) ? "" : readable(step) ? "read" : "otherwise";
    if (this.answer) return;
    this.keep(this.at);
    super.act(action);
  }
  override undo(): void {
    this.answer = "";
    super.undo();
  }
}
