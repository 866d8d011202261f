/** Which actions of a log are kept: those that were not taken back. */
import entries from "../../../src/deben/wire/entries.json";
import type { LogEntry } from "../wire";

/** Returns whether an entry is a move, and nothing that is said of the table: that somebody leaves, or asks. */
export const isMove = ({ action }: LogEntry): boolean => !(action.split(" ")[0] in entries);

/** Returns the entries of kept actions, in order. */
export function keptEntries(log: readonly LogEntry[]): LogEntry[] {
  const kept: LogEntry[] = [];
  for (const entry of log) {
    const [word, count = "1"] = entry.action.split(" ");
    if (word === "undo") kept.length = Math.max(0, kept.length - Number(count));
    else if (isMove(entry)) kept.push(entry);
  }
  return kept;
}

/** Returns the number of the action, counted without those that were taken back, for each entry of a kept action. */
export function keptNumbers(log: readonly LogEntry[]): Map<number, number> {
  return new Map(keptEntries(log).map(({ number }, i) => [number, i + 1]));
}

/** Returns what tells a moment of a match from every other: the entry of the last kept action, 0 before the first. */
export const momentOf = (log: readonly LogEntry[]): number => keptEntries(log).at(-1)?.number ?? 0;
