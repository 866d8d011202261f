/** What the table says above everything else: who decides what now, and why something was not possible. */
import { playerName, type Sentences } from ".";
import { t } from "../lib/texts.svelte";
import type { ActionReason, Player, Snapshot } from "../wire";

/** A word beside a player's name, and the sentence behind it. */
export interface PlayerNote {
  you: boolean;
  text: string;
  about: string;
}

/** Refusals that the match itself knows; the others are the table's. */
const OF_THE_MATCH = ["malformed", "not-your-turn", "over"];

/** Returns who decides what now. */
export function promptOf(snapshot: Snapshot, sentences: Sentences): string {
  if (snapshot.status === "waiting") return t("page-waiting");
  if (snapshot.outcome || snapshot.actor === null) return t("prompt-over");
  if (snapshot.legal.length > 0) return sentences.prompt(snapshot);
  const { present, stand_in } = snapshot.players[snapshot.actor] ?? { present: true, stand_in: null };
  const player = playerName(snapshot.game, snapshot.players, snapshot.actor);
  return t(present || stand_in ? "prompt-waiting" : "prompt-away", { player });
}

/** Returns why something is not possible, without the clause. */
export function refusalText(code: string, reason: ActionReason | null, sentences: Sentences): string {
  if (reason) return sentences.reason(reason);
  return t(OF_THE_MATCH.includes(code) ? `refusal-${code}` : `page-refused-${code}`, { action: t("page-that") });
}

/**
 * Returns what is worth knowing about a player; people who share a device see whose turn it is, and nobody of them is
 * "you".
 */
export function playerNote(players: readonly Player[], seat: number): PlayerNote | null {
  const player = players[seat];
  if (player?.kind === "bot")
    return {
      you: false,
      text: t("bot-name", { bot: player.bot ?? "" }),
      about: t("page-seat-bot", { bot: player.bot ?? "" }),
    };
  const alone = player?.mine && players.filter(({ mine }) => mine).length === 1;
  return alone ? { you: true, text: t("page-you"), about: t("page-you") } : null;
}
