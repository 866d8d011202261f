/** The log in sentences, for every place that shows it. */
import { sentencesOf } from "../words";
import { standIn } from "../words/standin";
import type { LogEntry, Snapshot } from "../wire";

/** One entry of the log with what it says. */
export interface Told {
  entry: LogEntry;
  lines: string[];
}

/** Returns the entries that have something to say, the latest first. */
export function told(snapshot: Pick<Snapshot, "game" | "players" | "log">): Told[] {
  const sentences = sentencesOf(snapshot.game, snapshot.players);
  return snapshot.log
    .map((entry) => ({
      entry,
      lines: [...entry.events.map((event) => sentences.event(event)), standIn(snapshot.players, entry)].filter(
        (line) => line !== null,
      ),
    }))
    .filter(({ lines }) => lines.length)
    .reverse();
}
