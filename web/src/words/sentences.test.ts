import { beforeAll, describe, expect, it } from "vitest";
import type { Snapshot } from "../wire";
import { LANGUAGES, texts } from "../lib/texts.svelte";
import { entrySentences, sentencesOf } from ".";

const SAMPLES = import.meta.glob<{ default: Snapshot }>("../samples/*.json", { eager: true });
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
    for (const source of Object.keys(snapshot.scores.breakdown[0]))
      expect(sentences.source(source)).not.toMatch(BROKEN);
  });
});

it("the prompt offers the highest bidder what may be taken", async () => {
  await texts.use("en");
  const snapshot = structuredClone(SAMPLES["../samples/nefertiti-closing.json"].default);
  const said = (...places: string[]) => {
    const legal = snapshot.legal.filter(({ action }) => places.includes(action));
    return sentencesOf("nefertiti", snapshot.players)
      .prompt({ ...snapshot, legal })
      .split(": ")[1];
  };
  expect(said("upper", "lower1", "lower2", "lower3")).toBe("take the upper card with its seal, or two lower cards.");
  expect(said("lower1", "lower3")).toBe("take two lower cards.");
  expect(said("upper", "lower3")).toBe("take the upper card with its seal, or the lower card.");
});

it("a prompt leaves out the name of the only one here who may be meant", async () => {
  await texts.use("en");
  const snapshot = structuredClone(SAMPLES["../samples/nefertiti-closing.json"].default);
  const told = (mine: number[]) => {
    const players = snapshot.players.map((player, seat) => ({
      ...player,
      name: `P${seat}`,
      mine: mine.includes(seat),
    }));
    return sentencesOf("nefertiti", players).prompt(snapshot);
  };
  const actor = snapshot.actor!;
  const other = (actor + 1) % snapshot.players.length;
  expect(told([actor])).toMatch(/^You are the highest bidder/);
  expect(told([actor, other])).toMatch(new RegExp(`^P${actor}, you are the highest bidder`));
  expect(told([other])).toMatch(new RegExp(`^P${actor}, you are`));
});
