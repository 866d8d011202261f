import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import en from "texts:en";
import enMore from "texts:en/more";
import fr from "texts:fr";
import frMore from "texts:fr/more";
import it_ from "texts:it";
import itMore from "texts:it/more";
import { bundleOf, chooseLanguage, format } from "./texts.svelte";

const SOURCES = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const few = { en: bundleOf("en", en), fr: bundleOf("fr", fr), it: bundleOf("it", it_) };
const bundles = {
  en: bundleOf("en", [...en, ...enMore]),
  fr: bundleOf("fr", [...fr, ...frMore]),
  it: bundleOf("it", [...it_, ...itMore]),
};
/** Shown by the house, and opened by other pages only. */
const CLAUSES = /\/(rules|clauses)\//;
const IMPORTED = /^\s*import\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?"(\.[^"]+)"/gm;

/** Returns the sources of some files, and of all that they import. */
function closure(names: readonly string[], found = new Map<string, string>()): Map<string, string> {
  for (const name of names) {
    const known = ["", ".ts", ".svelte"].map((end) => name + end).find((each) => each in SOURCES);
    if (!known || found.has(known)) continue;
    found.set(known, SOURCES[known]);
    const imported = [...SOURCES[known].matchAll(IMPORTED)].map((match) => match[1]);
    closure(
      imported.map((each) =>
        new URL(each, `file:///lib/${known}`).pathname.replace(/^\//, "../").replace("../lib/", "./"),
      ),
      found,
    );
  }
  return found;
}
const pageIds = en.map(({ id }) => id).filter((id) => id.startsWith("page-"));

const idsIn = (text: string): string[] => [...text.matchAll(/\bt\(\s*"([\w.-]+)"/g)].map((match) => match[1]);

describe("texts", () => {
  it("takes the first language of the browser that the page has", () => {
    expect(chooseLanguage(["de-AT", "fr-CA", "it"])).toBe("fr");
    expect(chooseLanguage(["IT-it"])).toBe("it");
    expect(chooseLanguage(["de", "ja"])).toBe("en");
    expect(chooseLanguage([])).toBe("en");
  });
  it("fills in words without isolation marks, reads attributes, and knows what is missing", () => {
    const bundle = bundleOf("en", new FluentResource("hello = Hello { $name }!\n    .short = Hi\n").body);
    expect(format(bundle, "hello", { name: "Anna" })).toBe("Hello Anna!");
    expect(format(bundle, "hello.short")).toBe("Hi");
    expect(format(bundle, "hello.long")).toBeNull();
    expect(format(bundle, "goodbye")).toBeNull();
  });
  it("writes numbers as the language does", () => {
    const { body } = new FluentResource("count = { $n ->\n    [one] one\n    [7] seven\n   *[other] { $n }\n}\n");
    const said = (language: string, n: number) => format(bundleOf(language, body), "count", { n });
    expect([1, 7, 0, -12, 999, 1234, 0.5].map((n) => said("en", n))).toEqual([
      "one",
      "seven",
      "0",
      "−12",
      "999",
      "1,234",
      "0.5",
    ]);
    expect([-1, 0, 0.5].map((n) => said("fr", n))).toEqual(["one", "one", "one"]);
    expect([-12, 999, 2.5].map((n) => said("it", n))).toEqual(["−12", "999", "2,5"]);
  });
  it("has every text that the page names, in every language", () => {
    const named = new Set(Object.values(SOURCES).flatMap(idsIn));
    expect(named.size).toBeGreaterThan(80);
    for (const [language, bundle] of Object.entries(bundles)) {
      expect(
        [...named].filter((id) => format(bundle, id) === null),
        language,
      ).toEqual([]);
    }
  });
  it("begins with what the home page and all that stands there says", () => {
    const sources = closure(["../main.ts", "../pages/Home.svelte"]);
    expect(sources.size).toBeGreaterThan(40);
    const named = [...sources].filter(([name]) => !CLAUSES.test(name)).flatMap(([, text]) => idsIn(text));
    expect(named.length).toBeGreaterThan(60);
    for (const [language, bundle] of Object.entries(few))
      expect(
        named.filter((id) => format(bundle, id) === null),
        language,
      ).toEqual([]);
  });
  it("leaves out what only the command line says", () => {
    for (const messages of [en, fr, it_, enMore, frMore, itMore])
      expect(messages.filter(({ id }) => /^(cli|tally|programs|operate)-/.test(id))).toEqual([]);
  });
  it("keeps no page text that nothing uses", () => {
    const all = Object.values(SOURCES).join("\n");
    const made = [...all.matchAll(/[`"](page-[\w-]*?)\$\{/g)].map((match) => match[1]);
    const inOthers = [...JSON.stringify(en).matchAll(/"type":"mesg","name":"([\w-]+)"/g)].map((match) => match[1]);
    const used = (id: string): boolean => all.includes(`"${id}"`) || inOthers.includes(id);
    const unused = pageIds.filter((id) => !used(id) && !made.some((start) => id.startsWith(start)));
    expect(unused).toEqual([]);
  });
});
