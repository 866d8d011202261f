/** The log in sentences and signs, for every place that shows it. */
import { boxOf } from "../boards/boxes";
import type { Piece } from "../boards/flights";
import { clauseOf } from "../clauses/citations";
import { t } from "../lib/texts.svelte";
import { sentencesOf } from "../words";
import { standIn } from "../words/standin";
import type { LogEntry, Snapshot, TableEvent } from "../wire";

/** A sentence, with the clause it is an instance of. */
export interface Line {
  text: string;
  clause: string | null;
  /** What happened; null for what is only said of a move. */
  event: TableEvent | null;
}
/** One entry of the log with what it says. */
export interface Told {
  entry: LogEntry;
  lines: Line[];
}
type Written = Pick<Snapshot, "game" | "players" | "log">;

/** Returns the entries that have something to say, the latest first, and at most so many. */
export function told(snapshot: Written, most = Infinity, forced?: { has(number: number): boolean }): Told[] {
  const sentences = sentencesOf(snapshot.game, snapshot.players);
  const found: Told[] = [];
  for (let at = snapshot.log.length - 1; at >= 0 && found.length < most; at--) {
    const entry = snapshot.log[at];
    const lines = entry.events.flatMap((event): Line[] => {
      const text = sentences.event(event);
      return text === null ? [] : [{ text, clause: clauseOf(snapshot.game, event), event }];
    });
    const stands = standIn(snapshot.players, entry);
    if (stands) lines.push({ text: stands, clause: null, event: null });
    if (lines.length && forced?.has(entry.number)) lines.push({ text: t("page-forced"), clause: null, event: null });
    if (lines.length) found.push({ entry, lines });
  }
  return found;
}

/** Returns what came of a move as small pieces: one for each sentence after the first in which something went. */
export function consequences({ game, view }: Pick<Snapshot, "game" | "view">, { entry, lines }: Told): Piece[] {
  const said = new Set(lines.slice(1).map(({ event }) => event));
  return boxOf(game)
    .steps(entry.events, view)
    .filter(({ event, alone }) => event && !alone && said.has(event))
    .flatMap(({ flights }) => flights.slice(0, 1).map(({ piece }) => piece));
}
