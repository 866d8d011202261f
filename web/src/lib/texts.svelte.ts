/** The page's texts: the same Fluent files that the command line reads, in the language that is chosen now. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Words = Record<string, string | number>;

type Load = () => Promise<{ default: FluentResource["body"] }>;
/** Of each language what the home page says, and all the rest. */
const LOAD: Record<Language, readonly [Load, Load]> = {
  en: [() => import("texts:en"), () => import("texts:en/more")],
  fr: [() => import("texts:fr"), () => import("texts:fr/more")],
  it: [() => import("texts:it"), () => import("texts:it/more")],
};

/** Returns a whole number with the sign that the texts have for what is below zero. */
export const whole = (value: number): string => String(value).replace("-", "−");

/**
 * A whole number below a thousand, which every language here writes alike: the first number formatter costs a browser
 * many milliseconds.
 */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return whole(this.value);
  }
}
const isSmall = (value: unknown): value is number => Number.isInteger(value) && Math.abs(value as number) < 1000;

/** Returns the first language of the list that the page has, English if none. */
export function chooseLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const language = LANGUAGES.find((known) => known === tag.toLowerCase().split("-")[0]);
    if (language) return language;
  }
  return "en";
}

/** Returns a bundle that holds the given messages. */
export function bundleOf(language: string, messages: FluentResource["body"]): FluentBundle {
  // Names and numbers stand in plain sentences here; isolation marks would show up in accessible names and tests.
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource({ body: messages }, { allowOverrides: true });
  return bundle;
}

/** Returns a message or, after a point, one of its attributes; null where there is none. */
export function format(bundle: FluentBundle, id: string, words: Words = {}): string | null {
  const [name, attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return null;
  const filled = Object.entries(words).map(([name, value]): [string, FluentVariable] => [
    name,
    isSmall(value) ? new SmallNumber(value) : value,
  ]);
  return bundle.formatPattern(pattern, Object.fromEntries(filled), []);
}

class Texts {
  language: Language = $state("en");
  private bundle: FluentBundle | null = $state.raw(null);
  /** What was learnt since the page was built, by game; whoever asks for a text hears of it. */
  private learnt: ReadonlyMap<string, string> = $state.raw(new Map());

  /** Whether what the home page says is enough for now. */
  private few = false;
  private completion: Promise<void> = Promise.resolve();

  /** Loads a language and switches to it; what is on the screen follows at once. With `few` it is what home says. */
  async use(language: Language, few = this.few): Promise<void> {
    this.few = few;
    const parts = await Promise.all(LOAD[language].slice(0, few ? 1 : 2).map((load) => load()));
    this.bundle = bundleOf(
      language,
      parts.flatMap((part) => part.default),
    );
    this.language = language;
    this.learnt = new Map();
    document.documentElement.lang = language;
  }

  /** Loads what the home page did without. */
  complete(): Promise<void> {
    if (this.few) this.completion = this.addMore();
    return this.completion;
  }
  private async addMore(): Promise<void> {
    this.few = false;
    const { bundle, language } = this;
    try {
      bundle?.addResource({ body: (await LOAD[language][1]()).default });
    } catch (error) {
      this.few = true; // the next one tries again
      throw error;
    }
    this.learnt = new Map(this.learnt);
  }

  /** Adds the texts of a game that the page was built without, in Fluent's notation. */
  learn(game: string, language: Language, source: string): void {
    if (language !== this.language || !this.bundle) return;
    this.bundle.addResource(new FluentResource(source), { allowOverrides: false });
    this.learnt = new Map([...this.learnt, [game, source]]);
  }

  /** Returns whether there is such a text. */
  has(id: string): boolean {
    const [name, attribute] = id.split(".");
    const message = this.learnt && this.bundle?.getMessage(name);
    return Boolean(attribute ? message?.attributes[attribute] : message?.value);
  }

  /** Returns a text with its words filled in; its id where it is missing, so that a gap is seen and nothing breaks. */
  text(id: string, words: Words = {}): string {
    return (this.learnt && this.bundle && format(this.bundle, id, words)) ?? id;
  }
}

export const texts = new Texts();

/** Returns a text in the language of the moment. */
export const t = (id: string, words: Words = {}): string => texts.text(id, words);
