/** Which actions of a table's log still stand. */
import type { LogEntry } from "../wire";

/** Returns the number of the action, counted without those that were taken back, for each entry that still stands. */
export function standing(log: readonly LogEntry[]): Map<number, number> {
  const stack: number[] = [];
  for (const entry of log) {
    const [word, count] = entry.action.split(" ");
    if (word === "undo") stack.splice(stack.length - Number(count ?? 1));
    else if (!word.startsWith("undo-") && word !== "hint") stack.push(entry.number);
  }
  return new Map(stack.map((number, i) => [number, i + 1]));
}
