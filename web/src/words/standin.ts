/** Who really chose: what the log says where something else decided in place of the bot in a seat. */
import { t } from "../lib/texts.svelte";
import type { LogEntry, Player } from "../wire";

/** Returns that another bot chose than the one that plays the seat; null where it was that one, or a person. */
export function standIn(players: readonly Pick<Player, "bot">[], entry: Pick<LogEntry, "seat" | "bot">): string | null {
  const bot = players[entry.seat]?.bot;
  return bot && entry.bot && entry.bot !== bot
    ? t("page-stand-in", { bot: t("bot-name", { bot }), chosen: entry.bot })
    : null;
}
