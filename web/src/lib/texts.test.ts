import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import en from "texts:en";
import fr from "texts:fr";
import it_ from "texts:it";
import { bundleOf, chooseLanguage, format } from "./texts.svelte";

const SOURCES = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const bundles = { en: bundleOf("en", en), fr: bundleOf("fr", fr), it: bundleOf("it", it_) };
const pageIds = en.map(({ id }) => id).filter((id) => id.startsWith("page-"));

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
    const named = new Set(
      Object.values(SOURCES).flatMap((text) => [...text.matchAll(/\bt\(\s*"([\w.-]+)"/g)].map((match) => match[1])),
    );
    expect(named.size).toBeGreaterThan(80);
    for (const [language, bundle] of Object.entries(bundles)) {
      expect(
        [...named].filter((id) => format(bundle, id) === null),
        language,
      ).toEqual([]);
    }
  });
  it("leaves out what only the command line says", () => {
    for (const messages of [en, fr, it_])
      expect(messages.filter(({ id }) => /^(cli|tally|programs)-/.test(id))).toEqual([]);
  });
  it("keeps no page text that nothing uses", () => {
    const all = Object.values(SOURCES).join("\n");
    const made = [...all.matchAll(/[`"](page-[\w-]*?)\$\{/g)].map((match) => match[1]);
    const unused = pageIds.filter((id) => !all.includes(`"${id}"`) && !made.some((start) => id.startsWith(start)));
    expect(unused).toEqual([]);
  });
});
