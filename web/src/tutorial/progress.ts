/** How far a lesson is: read from the log, so that it can be taken up again anywhere. */
import { keptEntries } from "../replay/kept";
import type { LessonStep, LogEntry } from "../wire";

/** Returns whether an action is one that a step asks for; in a pattern `?` stands for one sign and `*` for any. */
export function asked(step: LessonStep, action: string): boolean {
  return step.expects.some((pattern) => {
    const source = pattern
      .replace(/[.+^${}()|[\]\\]/g, "\\$&")
      .replaceAll("*", ".*")
      .replaceAll("?", ".");
    return new RegExp(`^${source}$`).test(action);
  });
}

/** Returns how many actions of a seat stand in the log, less those taken back. */
export const actionsOf = (log: readonly LogEntry[], seat: number): number =>
  keptEntries(log).filter((entry) => entry.seat === seat).length;

/** Returns how many steps before one ask for an action. */
const askedBefore = (steps: readonly LessonStep[], at: number): number =>
  steps.slice(0, at).filter((step) => step.expects.length > 0).length;

/**
 * Returns the step to be shown: `at` if it fits the number of own actions so far; else the nearest one that does.
 * A step that asks for an action ends with that action; one to be read ends when the person goes on.
 */
export function stepAt(steps: readonly LessonStep[], at: number, done: number): number {
  const last = steps.length - 1;
  let found = Math.max(0, Math.min(at, last));
  while (found > 0 && askedBefore(steps, found) > done) found--;
  while (
    found < last &&
    ((askedBefore(steps, found + 1) <= done && steps[found].expects.length > 0) || askedBefore(steps, found) < done)
  )
    found++;
  return found;
}

/** Returns whether one may go on from a step without an action. */
export const readable = (step: LessonStep): boolean => step.expects.length === 0;
