import { beforeAll, describe, expect, it } from "vitest";
import type { Snapshot } from "../../wire";
import { LANGUAGES, texts } from "../texts.svelte";
import { entrySentences, sentencesOf } from ".";

const SAMPLES = import.meta.glob<{ default: Snapshot }>("../../samples/*.json", { eager: true });
/** A message id that was not found, a variable that was not filled in, or a value that is none. */
const BROKEN = /\b(event|prompt|action|reason|page)-[a-z]|\{|\$|\bundefined\b|\bnull\b|\bNaN\b/;

describe.each(LANGUAGES)("sentences in %s", (language) => {
  beforeAll(() => texts.use(language));

  it.each(Object.entries(SAMPLES))("tell %s without gaps", (_, { default: snapshot }) => {
    const sentences = sentencesOf(snapshot.game, snapshot.players);
    const lines = snapshot.log.flatMap((entry) => entrySentences(sentences, entry));
    const said = [...lines, ...snapshot.legal.map((action) => sentences.action(action)), sentences.prompt(snapshot)];
    expect(lines.length).toBeGreaterThan(10);
    expect(said.filter((line) => BROKEN.test(line))).toEqual([]);
    for (const source of Object.keys(snapshot.scores.breakdown[0])) expect(sentences.source(source)).not.toMatch(BROKEN);
  });
});
