/** Which clause an event of the log is an instance of, as `locale/citations.json` of a game says. */
import { byGame } from "../engine/byGame";
import type { GameName, TableEvent } from "../wire";

type Entry = string | { by: string; cases: Record<string, Entry>; else: Entry };

const TABLES = byGame(
  import.meta.glob<Record<string, Entry>>("../../../src/deben/games/*/locale/citations.json", {
    eager: true,
    import: "default",
  }),
);

/** Returns the clause an event cites, null for an unknown kind. */
export function clauseOf(game: GameName, event: TableEvent): string | null {
  let entry: Entry | undefined = TABLES.get(game)?.[event.kind];
  while (entry !== undefined && typeof entry !== "string") {
    const value: unknown = event.params[entry.by];
    const text = typeof value === "boolean" ? String(Number(value)) : value == null ? "" : String(value);
    entry = entry.cases[text] ?? entry.else;
  }
  return entry ?? null;
}
