import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, texts } from "../lib/texts.svelte";
import type { GameName, Snapshot } from "../wire";
import { clauseOf } from "./citations";
import { blocks, messageId, parts, sectionsOf } from "./clauses";
import { cut, fold, hasAll, wordsOf } from "./search";

const SAMPLES = import.meta.glob<{ default: Snapshot }>("../samples/*.json", { eager: true });

describe("searching", () => {
  it("does not mind case, accents and apostrophes", () => {
    expect(fold("L’Étal ÉGYPTIEN, nœud")).toBe("l'etal egyptien, noeud");
    expect(hasAll(fold("Les étals de la découverte"), wordsOf("DECOUVERTE etals"))).toBe(true);
    expect(hasAll(fold("Les étals"), wordsOf("etals zeppelin"))).toBe(false);
  });
  it("marks what was found in the text as it is written", () => {
    expect(cut("L’étal, l’ÉTAL", wordsOf("etal"))).toEqual(["L’", "étal", ", l’", "ÉTAL"]);
    expect(cut("nœud", wordsOf("oe"))).toEqual(["n", "œ", "ud"]);
    expect(cut("plain", [])).toEqual(["plain"]);
    expect(cut("", wordsOf("x"))).toEqual([""]);
  });
});

describe.each(LANGUAGES)("the book in %s", (language) => {
  beforeAll(() => texts.use(language));

  it("has every section and clause", () => {
    expect(sectionsOf("D").map((section) => section.id)).toEqual([
      "D1",
      "D2",
      "D3",
      "D4",
      "D5",
      "D6",
      "D7",
      "D8",
      "D9",
    ]);
    expect(sectionsOf("N")).toHaveLength(15);
    expect(sectionsOf("N")[4].clauses).toEqual(Array.from({ length: 10 }, (_, i) => `N5.${i + 1}`));
    expect(sectionsOf("D")[7].clauses).toContain("D8.3b");
  });
  it("finds references and lists in its texts", () => {
    expect(parts("see D5.2 and X9, (N8.1)").map((part) => part.clause ?? part.text)).toEqual([
      "see ",
      "D5.2",
      " and X9, (",
      "N8.1",
      ")",
    ]);
    expect(parts("D99.1")).toEqual([{ text: "D99.1" }]);
    expect(blocks("a\n• b\n• c\nd")).toEqual([
      { lines: ["a"], list: false },
      { lines: ["b", "c"], list: true },
      { lines: ["d"], list: false },
    ]);
  });
  it.each(Object.entries(SAMPLES))("has a clause for every event of %s", (_, { default: snapshot }) => {
    const cited = snapshot.log.flatMap((entry) =>
      entry.events.map((event) => clauseOf(snapshot.game as GameName, event)),
    );
    expect(cited.length).toBeGreaterThan(10);
    expect(cited.filter((clause) => clause === null || !texts.has(messageId(clause)))).toEqual([]);
  });
});
