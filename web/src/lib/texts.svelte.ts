/** The page's texts: the same Fluent files that the command line reads, in the language that is chosen now. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Words = Record<string, string | number>;

/** Every file but those that only the command line speaks. */
const FILES = import.meta.glob<string>(["../../../src/deben/locale/*/*.ftl", "!**/{cli,tally}.ftl"], { query: "?raw", import: "default" });

/** Returns the first language of the list that the page has, English if none. */
export function chooseLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const language = LANGUAGES.find((known) => known === tag.toLowerCase().split("-")[0]);
    if (language) return language;
  }
  return "en";
}

/** Returns a bundle that holds the given Fluent texts. */
export function bundleOf(language: string, sources: readonly string[]): FluentBundle {
  // Names and numbers stand in plain sentences here; isolation marks would show up in accessible names and tests.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** Returns a message or, after a point, one of its attributes; null where there is none. */
export function format(bundle: FluentBundle, id: string, words: Words = {}): string | null {
  const [name, attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern, words as Record<string, FluentVariable>, []) : null;
}

class Texts {
  language: Language = $state("en");
  private bundle: FluentBundle | null = $state.raw(null);

  /** Loads a language and switches to it; what is on the screen follows at once. */
  async use(language: Language): Promise<void> {
    const sources = await Promise.all(
      Object.entries(FILES)
        .filter(([path]) => path.includes(`/locale/${language}/`))
        .map(([, load]) => load()),
    );
    this.bundle = bundleOf(language, sources);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Returns whether there is such a text. */
  has(id: string): boolean {
    return this.bundle !== null && format(this.bundle, id) !== null;
  }

  /** Returns a text with its words filled in; its id where it is missing, so that a gap is seen and nothing breaks. */
  text(id: string, words: Words = {}): string {
    return (this.bundle && format(this.bundle, id, words)) ?? id;
  }
}

export const texts = new Texts();

/** Returns a text in the language of the moment. */
export const t = (id: string, words: Words = {}): string => texts.text(id, words);
