/** Which actions of a table's log still stand. */
import type { LogEntry } from "../wire";

/** Entries of the log that are none of the game: questions and answers about taking back, questions to the coach. */
const NO_ACTION = /^(undo-.*|hint)$/;

/** Returns the entries that still stand, in order. */
export function standingEntries(log: readonly LogEntry[]): LogEntry[] {
  const entries: LogEntry[] = [];
  for (const entry of log) {
    const [word, count = "1"] = entry.action.split(" ");
    if (word === "undo") entries.length = Math.max(0, entries.length - Number(count));
    else if (!NO_ACTION.test(word)) entries.push(entry);
  }
  return entries;
}

/** Returns the number of the action, counted without those that were taken back, for each entry that still stands. */
export function standing(log: readonly LogEntry[]): Map<number, number> {
  return new Map(standingEntries(log).map(({ number }, i) => [number, i + 1]));
}
