/** A table's options in a few words, for lists. */
import { t } from "../lib/texts.svelte";
import type { LobbyTable } from "../wire";

/** Returns the words for what makes a table special, the plain facts first. */
export function optionWords({ game, options, players }: Pick<LobbyTable, "game" | "options" | "players">): string[] {
  if (game === "duel") return [t("company-lobby-sides", { sides: String(options.sides ?? "AAAA") })];
  const words = [t("company-lobby-players", { count: players.length })];
  if (options.stalls !== "discovery")
    words.push(t("company-lobby-stalls", { choice: t("choice-nefertiti", { choice: String(options.stalls) }) }));
  if (options.characters !== "base") words.push(t("choice-nefertiti", { choice: String(options.characters) }));
  if (options.memphis) words.push(t("market-nefertiti", { market: "memphis" }));
  return words;
}
