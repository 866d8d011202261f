/** The moves of a replay in sentences. */
import { entrySentences, playerName, sentencesOf, type Sentences } from "../words";
import { standIn } from "../words/standin";
import { t } from "../lib/texts.svelte";
import type { Replay } from "../wire";

/** Returns a choice as it is written, but for those that have a word on every table. */
const written = (action: string): string =>
  action === "done" ? t("page-done") : action === "pass" ? t("page-pass") : action;

/** Returns one move as sentences; a choice that made nothing happen yet is told as it is written. */
export function moveAt(
  replay: Replay,
  number: number,
  sentences: Sentences = sentencesOf(replay.game, replay.players),
): string[] {
  const entry = replay.log[number - 1];
  const lines = entrySentences(sentences, entry);
  const other = standIn(replay.players, entry);
  if (other !== null) lines.push(other);
  return lines.length
    ? lines
    : [
        t("replay-passed", {
          player: playerName(replay.game, replay.players, entry.seat),
          action: written(entry.action),
        }),
      ];
}

/** Returns each move as sentences. */
export function moveSentences(replay: Replay): string[][] {
  const sentences = sentencesOf(replay.game, replay.players);
  return replay.log.map((_, i) => moveAt(replay, i + 1, sentences));
}
