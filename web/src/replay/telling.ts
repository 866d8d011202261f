/** The moves of a replay in sentences. */
import { entrySentences, playerName, sentencesOf } from "../lib/sentences";
import { t } from "../lib/texts.svelte";
import type { Replay } from "../wire";

/** Returns each move as sentences; a choice that made nothing happen yet is told as it is written. */
export function moveSentences(replay: Replay): string[][] {
  const sentences = sentencesOf(replay.game, replay.players);
  return replay.log.map((entry) => {
    const lines = entrySentences(sentences, entry);
    return lines.length ? lines : [t("replay-passed", { player: playerName(replay.game, replay.players, entry.seat), action: entry.action })];
  });
}
