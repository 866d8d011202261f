/** How a table of mine stands, in words: how it ended, or whom it waits for. */
import { t } from "../lib/texts.svelte";
import { playerName } from "../words";
import type { TableSummary } from "../wire";
import { endingOf } from "./order";

/** Returns how a table stands. */
export function standing(table: TableSummary): string {
  const { status, players, actor, game } = table;
  const ending = endingOf(table);
  if (ending) return t("tables-ending", { ...ending });
  if (status === "waiting")
    return t("room-here", { here: players.filter(({ kind }) => kind !== "open").length, count: players.length });
  if (table.my_turn) return t("page-your-turn");
  if (actor === null || table.lesson) return t("page-status", { status });
  return t("strip-turn-of", { name: playerName(game, players, actor) });
}
