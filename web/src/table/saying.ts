/** What the table says above everything else: who decides what now, and why something was not possible. */
import { playerName, type Sentences } from "../lib/sentences";
import { t } from "../lib/texts.svelte";
import type { ActionReason, Snapshot } from "../wire";

/** Refusals that the match itself knows; the others are the table's. */
const OF_THE_MATCH = ["malformed", "not-your-turn", "over"];

/** Returns who decides what now. */
export function promptOf(snapshot: Snapshot, sentences: Sentences): string {
  if (snapshot.status === "waiting") return t("page-waiting");
  if (snapshot.outcome || snapshot.actor === null) return t("prompt-over");
  if (snapshot.legal.length > 0) return sentences.prompt(snapshot);
  return t("prompt-waiting", { player: playerName(snapshot.game, snapshot.players, snapshot.actor) });
}

/** Returns why something is not possible, without the clause. */
export function refusalText(code: string, reason: ActionReason | null, sentences: Sentences): string {
  if (reason) return sentences.reason(reason);
  return t(OF_THE_MATCH.includes(code) ? `refusal-${code}` : `page-refused-${code}`, { action: t("page-that") });
}
