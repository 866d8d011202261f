/** What a position can be started from. */
import { t } from "../lib/texts.svelte";
import type { RulebookShown } from "../wire";

export interface StartingPoint {
  number: number;
  name: string;
  position: string | null;
  options: Record<string, string | number | boolean>;
}

/** Returns what a position can be started from: set-ups, and the examples of the rules. */
export function startingPoints(
  fresh: readonly { name: string; options: StartingPoint["options"] }[],
  book: RulebookShown | null,
): { label: string; points: StartingPoint[] }[] {
  const samples = [
    ...(book?.walk ?? []).map((step) => ({ name: t(`walk-${step.id}`), position: step.figure.position })),
    ...(book?.examples ?? []).map((example) => ({
      name: t(`example-${example.id}`),
      position: example.before.position,
    })),
  ];
  const points = [
    ...fresh.map((each) => ({ ...each, position: null })),
    ...samples.map((each) => ({ ...each, options: {} })),
  ].map((each, number) => ({ ...each, number }));
  return [
    { label: t("board-fresh"), points: points.slice(0, fresh.length) },
    { label: t("board-samples"), points: points.slice(fresh.length) },
  ];
}
