/** A table in words. */
import { playerName, type Sentences } from "../words";
import { t, whole } from "../lib/texts.svelte";
import type { Snapshot } from "../wire";
import { groupsOf } from "./choices";
import { gameOf } from "../boards/games";
import { tellerOf } from "../boards/tellers";
import { namesOf, type Telling, type Topic } from "../words/telling";
import type { Askable } from "./asking";

/** Returns a snapshot in words. */
export function tell(snapshot: Snapshot, sentences: Sentences): Telling {
  return tellerOf(snapshot.game).tell(snapshot, snapshot.view, sentences);
}

/** Returns each seat's points with where they come from. */
export function scoreLines(snapshot: Snapshot, sentences: Sentences): string[] {
  const scores = snapshot.outcome ?? snapshot.scores;
  return scores.ranking.flat().map((seat) => {
    const parts = Object.entries(scores.breakdown[seat])
      .filter(([, points]) => points !== 0)
      .map(([source, points]) => `${sentences.source(source)} ${whole(points)}`);
    const words = { player: playerName(snapshot.game, snapshot.players, seat), points: scores.points[seat] };
    return parts.length ? t("outcome-points", { ...words, parts: parts.join(", ") }) : t("text-points", words);
  });
}

/** Returns what any game can be asked, from what the page says anyway. */
function common(snapshot: Snapshot, sentences: Sentences, prompt: string, last: string[]): Topic[] {
  const choices = groupsOf(snapshot, sentences).flatMap((group) => group.choices.map((choice) => choice.name));
  return [
    { names: namesOf("now"), lines: [prompt] },
    { names: namesOf("choices"), lines: choices.length ? choices : [t("text-do-count", { count: 0 })] },
    { names: namesOf("scores"), lines: scoreLines(snapshot, sentences) },
    { names: namesOf("last"), lines: last.length ? last : [t("text-happened-nothing")] },
  ];
}

function help(topics: readonly Topic[], things: Telling["things"], letter: string): Topic {
  const names = [...new Set(topics.map((topic) => topic.names[0]))];
  const lines = [
    t("text-help-places", { names: names.join(", ") }),
    ...things.slice(0, 1).flatMap(({ action }) => [t("text-help-why", { action }), t("text-help-do", { action })]),
    ...(letter ? [t("text-help-clause", { clause: `${letter}3.1` })] : []),
  ];
  return { names: namesOf("help"), lines };
}

/** Returns everything that a table can be asked. */
export function askable(snapshot: Snapshot, sentences: Sentences, prompt: string, last: string[]): Askable {
  const { sections, topics, things } = tell(snapshot, sentences);
  const all = [...sections, ...topics, ...common(snapshot, sentences, prompt, last)];
  return {
    topics: [help(all, things, gameOf(snapshot.game).letter), ...all],
    things,
    legal: snapshot.legal,
    name: (action) => sentences.action(action),
  };
}
