/** Which clause an event of the log is an instance of: the same table that the program reads. */
import table from "../../../src/deben/locale/citations.json";
import type { GameName, TableEvent } from "../wire";

type Entry = string | { by: string; cases: Record<string, Entry>; else: Entry };

/** Returns the clause an event cites, null for an unknown kind. */
export function clauseOf(game: GameName, event: TableEvent): string | null {
  let entry: Entry | undefined = (table as Record<GameName, Record<string, Entry>>)[game][event.kind];
  while (entry !== undefined && typeof entry !== "string") {
    const value: unknown = event.params[entry.by];
    const text = typeof value === "boolean" ? String(Number(value)) : value == null ? "" : String(value);
    entry = entry.cases[text] ?? entry.else;
  }
  return entry ?? null;
}
