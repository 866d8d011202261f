import { beforeAll, describe, expect, it } from "vitest";
import file from "../../../tests/narrate/rows.json";
import type { ActionReason, Because, GameName, LegalAction, Player, Snapshot, TableEvent } from "../wire";
import { LANGUAGES, texts, type Language } from "../lib/texts.svelte";
import { sentencesOf } from ".";

/** A row of a real match with what Python says of it. */
type Row = { game: GameName; what: "event" | "action" | "prompt" | "reason" | "because"; row: unknown } & Record<
  Language,
  string | null
>;
const ROWS = file as unknown as Row[];
const PLAYERS = ["Ann", "Bob", "Cleo", "Dan", "Eve"].map((name, seat): Player => ({
  seat,
  kind: "person",
  name,
  bot: null,
  mine: false,
  present: true,
  gone: null,
  stand_in: null,
  given_up: false,
}));

function told({ game, what, row }: Row): string | null {
  const sentences = sentencesOf(game, PLAYERS);
  switch (what) {
    case "event":
      return sentences.event(row as TableEvent);
    case "action":
      return sentences.action(row as LegalAction);
    case "prompt":
      return sentences.prompt(row as Snapshot);
    case "reason":
      return sentences.reason(row as ActionReason);
    case "because":
      return sentences.because(row as Because, "+1.5");
  }
}

describe.each(LANGUAGES)("the page and Python, in %s", (language) => {
  beforeAll(() => texts.use(language));

  it.each(["duel", "nefertiti"])("say the same of %s", (game) => {
    const rows = ROWS.filter((row) => row.game === game);
    expect(rows.length).toBeGreaterThan(60);
    expect(rows.map(told)).toEqual(rows.map((row) => row[language]));
  });
});
