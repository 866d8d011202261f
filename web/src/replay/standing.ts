/** Which actions of a table's log still stand. */
import entries from "../../../src/deben/wire/entries.json";
import type { LogEntry } from "../wire";

/** Returns the entries that still stand, in order. */
export function standingEntries(log: readonly LogEntry[]): LogEntry[] {
  const standing: LogEntry[] = [];
  for (const entry of log) {
    const [word, count = "1"] = entry.action.split(" ");
    if (word === "undo") standing.length = Math.max(0, standing.length - Number(count));
    else if (!(word in entries)) standing.push(entry);
  }
  return standing;
}

/** Returns the number of the action, counted without those that were taken back, for each entry that still stands. */
export function standing(log: readonly LogEntry[]): Map<number, number> {
  return new Map(standingEntries(log).map(({ number }, i) => [number, i + 1]));
}
