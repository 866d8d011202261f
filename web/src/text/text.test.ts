import { beforeAll, describe, expect, it } from "vitest";
import { sentencesOf } from "../words";
import { LANGUAGES, texts, type Language } from "../lib/texts.svelte";
import type { Snapshot } from "../wire";
import { askable, scoreLines, tell } from ".";
import { answer, completions, meant, normal, type Askable } from "./asking";
import { groupsOf } from "./choices";

const SAMPLES = import.meta.glob<{ default: Snapshot }>("../samples/*.json", { eager: true });
const sample = (name: string): Snapshot => SAMPLES[`../samples/${name}.json`].default;
/** A message id that was not found, a variable that was not filled in, or a value that is none. */
const BROKEN = /\b(text|event|prompt|action|reason|page|table|closing)-[a-z]|\{|\$|\bundefined\b|\bnull\b|\bNaN\b/;
const ABOUT: Record<Language, [string, string, string]> = {
  en: ["gizeh", "my gifts", "courses"],
  fr: ["gizeh", "mes cadeaux", "cours"],
  it: ["gizeh", "i miei doni", "quotazioni"],
};

function asking(name: string): Askable {
  const snapshot = sample(name);
  return askable(snapshot, sentencesOf(snapshot.game, snapshot.players), "prompt", ["last"]);
}
const lines = (question: string, about: Askable): string[] => {
  const found = answer(question, about);
  return "lines" in found ? found.lines : [];
};

describe.each(LANGUAGES)("a table in words, in %s", (language) => {
  beforeAll(() => texts.use(language));

  it.each(Object.keys(SAMPLES))("tells %s without gaps", (path) => {
    const snapshot = SAMPLES[path].default;
    const sentences = sentencesOf(snapshot.game, snapshot.players);
    const { sections, topics, things } = tell(snapshot, sentences);
    const groups = groupsOf(snapshot, sentences);
    const said = [...sections, ...topics].flatMap((part) => [...part.names, ...part.lines]);
    const choices = groups.flatMap((group) => [
      group.title,
      ...group.choices.flatMap((choice) => [choice.name, choice.about]),
    ]);
    const all = [
      ...said,
      ...choices,
      ...sections.map((section) => section.title),
      ...scoreLines(snapshot, sentences),
      ...things.map((thing) => sentences.action(thing)),
    ];
    expect(all.filter((line) => BROKEN.test(line))).toEqual([]);
    expect(said.length).toBeGreaterThan(40);
    expect(groups.flatMap((group) => group.choices).length).toBe(snapshot.legal.length);
    for (const player of snapshot.players)
      expect(sections.some((section) => section.id === `seat-${player.seat}`)).toBe(true);
  });
  it("answers by the names of this language", () => {
    const about = asking("nefertiti-turn");
    const unknown = lines("zzz", about)[0];
    for (const question of [...ABOUT[language], ABOUT[language][0].slice(0, 3)])
      expect(lines(question, about)[0], question).not.toBe(unknown);
    expect(lines(ABOUT[language][0].toUpperCase(), about)[0]).toContain("Gizeh");
  });
  it("has things to wonder about for everything that can be done", () => {
    for (const { default: snapshot } of Object.values(SAMPLES)) {
      const { things } = tell(snapshot, sentencesOf(snapshot.game, snapshot.players));
      const known = new Set(things.map((thing) => thing.action));
      expect(
        snapshot.legal
          .map((action) => action.action)
          .filter((action) => !known.has(action) && !action.startsWith("card")),
      ).toEqual([]);
    }
  });
});

describe("questions", () => {
  beforeAll(() => texts.use("en"));

  it("are compared without accents, capitals and signs", () => {
    expect(normal("  Où est L’étal ? ")).toBe("ou est l etal");
    expect(normal("b:12")).toBe("b:12");
    expect(normal("Scribe +3")).toBe("scribe +3");
  });
  it("mean an action by its notation or its words", () => {
    const about = asking("duel-middle");
    expect(meant("xb", about.things, about.name).map((action) => action.action)).toEqual(["xb"]);
    expect(meant("unload boat 2", about.things, about.name).map((action) => action.action)).toEqual(["x2"]);
    expect(meant("unload boat", about.things, about.name).length).toBe(6);
    expect(meant("", about.things, about.name)).toEqual([]);
  });
  it("ask why, do, read a clause, or are not understood", () => {
    const about = asking("duel-middle");
    expect(answer("why x1", about)).toMatchObject({ why: [{ action: "x1" }] });
    const legal = about.legal[0];
    expect(answer(`do ${legal.action}`, about)).toEqual({ act: legal });
    expect(lines("D5.1", about)[0]).toMatch(/^D5\.1\. /);
    expect(lines("xyzzy", about)[0]).toContain("xyzzy");
    expect(lines("", about).length).toBe(1);
    expect(lines("b", about)[0]).toContain("boat");
    expect(answer("why nonsense", about)).toHaveProperty("lines");
  });
  it("can be completed", () => {
    const about = asking("nefertiti-turn");
    expect(completions("gi", about)[0]).toBe("Gizeh");
    expect(completions("why thief", about)).toEqual(["why Recruit the Thief"]);
    expect(completions("", about)).toEqual([]);
    expect(lines("help", about)[0]).toContain("Luxor");
  });
});
