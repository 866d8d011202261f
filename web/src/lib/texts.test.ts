import { describe, expect, it } from "vitest";
import { bundleOf, chooseLanguage, format } from "./texts.svelte";

const LOCALES = import.meta.glob<string>("../../../src/deben/locale/*/*.ftl", { query: "?raw", import: "default", eager: true });
const SOURCES = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], { query: "?raw", import: "default", eager: true });
const bundles = Object.fromEntries(
  ["en", "fr", "it"].map((language) => [language, bundleOf(language, Object.entries(LOCALES).filter(([path]) => path.includes(`/${language}/`)).map(([, text]) => text))]),
);
const pageIds = Object.entries(LOCALES)
  .filter(([path]) => path.endsWith("/en/page.ftl"))
  .flatMap(([, text]) => [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((match) => match[1]));

describe("texts", () => {
  it("takes the first language of the browser that the page has", () => {
    expect(chooseLanguage(["de-AT", "fr-CA", "it"])).toBe("fr");
    expect(chooseLanguage(["IT-it"])).toBe("it");
    expect(chooseLanguage(["de", "ja"])).toBe("en");
    expect(chooseLanguage([])).toBe("en");
  });
  it("fills in words without isolation marks, reads attributes, and knows what is missing", () => {
    const bundle = bundleOf("en", ["hello = Hello { $name }!\n    .short = Hi\n"]);
    expect(format(bundle, "hello", { name: "Anna" })).toBe("Hello Anna!");
    expect(format(bundle, "hello.short")).toBe("Hi");
    expect(format(bundle, "hello.long")).toBeNull();
    expect(format(bundle, "goodbye")).toBeNull();
  });
  it("has every text that the page names, in every language", () => {
    const named = new Set(Object.values(SOURCES).flatMap((text) => [...text.matchAll(/\bt\(\s*"([\w.-]+)"/g)].map((match) => match[1])));
    expect(named.size).toBeGreaterThan(80);
    for (const [language, bundle] of Object.entries(bundles)) {
      expect([...named].filter((id) => format(bundle, id) === null), language).toEqual([]);
    }
  });
  it("keeps no page text that nothing uses", () => {
    const all = Object.values(SOURCES).join("\n");
    const made = [...all.matchAll(/[`"](page-[\w-]*?)\$\{/g)].map((match) => match[1]);
    const unused = pageIds.filter((id) => !all.includes(`"${id}"`) && !made.some((start) => id.startsWith(start)));
    expect(unused).toEqual([]);
  });
});
