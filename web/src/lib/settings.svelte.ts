/** What a person has chosen about the page itself, kept in this browser. */
import { placeOf } from "./address";
import { rateOf, SPEEDS, type Speed } from "./pace";
import { chooseLanguage, LANGUAGES, texts, type Language } from "./texts.svelte";

export type Theme = "system" | "light" | "dark";
interface Kept {
  language: Language | null;
  theme: Theme;
  speed: Speed;
  /** Whether a move without any choice plays itself. */
  forced: boolean;
  /** How loud sounds are, from 0 to 1. */
  volume: number;
  /** Tables in words in place of boards. */
  text: boolean;
  /** Notifications when it is one's turn; the browser has allowed them. */
  notify: boolean;
  /** Whether the coach looks at one's matches as soon as they end. */
  coach: boolean;
  /** Whether one may ask what may come of a choice, where that is fair. */
  ahead: boolean;
  /** What I am called, wherever I said so last. */
  name: string;
}

const PLACE = "deben-settings";
/** How long a name may be. */
export const MOST_LETTERS = 32;
const DEFAULTS: Kept = {
  language: null,
  theme: "system",
  speed: "one",
  forced: true,
  volume: 0,
  text: false,
  notify: false,
  coach: true,
  ahead: true,
  name: "",
};

/** How loud sounds are for who only wants to hear them. */
export const USUAL_VOLUME = 0.6;
/** What speeds were called once. */
const FORMER: Record<string, Speed> = { calm: "one", quick: "two" };

/** Returns the settings of a stored text, with the default for everything that is missing or strange. */
export function readSettings(text: string | null): Kept {
  let found: Partial<Record<keyof Kept, unknown>> = {};
  try {
    found = (JSON.parse(text ?? "{}") ?? {}) as typeof found;
  } catch {
    // A damaged entry is as good as none.
  }
  // Sounds were on or off once.
  const former = found as { sound?: unknown };
  const between = (value: unknown): number | null =>
    typeof value === "number" && value >= 0 && value <= 1 ? value : null;
  const pick = <T>(value: unknown, known: readonly T[], other: T): T =>
    known.includes(value as T) ? (value as T) : other;
  return {
    language: pick<Language | null>(found.language, LANGUAGES, DEFAULTS.language),
    theme: pick(found.theme, ["system", "light", "dark"] as const, DEFAULTS.theme),
    speed: pick(FORMER[String(found.speed)] ?? found.speed, SPEEDS, DEFAULTS.speed),
    forced: found.forced !== false,
    volume: between(found.volume) ?? (former.sound === true ? USUAL_VOLUME : DEFAULTS.volume),
    text: found.text === true,
    notify: found.notify === true,
    coach: found.coach !== false,
    ahead: found.ahead !== false,
    name: typeof found.name === "string" ? found.name.slice(0, MOST_LETTERS) : DEFAULTS.name,
  };
}

class Settings {
  private kept: Kept = $state({ ...DEFAULTS });

  get theme(): Theme {
    return this.kept.theme;
  }
  get speed(): Speed {
    return this.kept.speed;
  }
  /** How many times as fast as usual things move. */
  get rate(): number {
    return rateOf(this.kept.speed);
  }
  get forced(): boolean {
    return this.kept.forced;
  }
  get volume(): number {
    return this.kept.volume;
  }
  get text(): boolean {
    return this.kept.text;
  }

  /** Reads what was kept, and loads the language; with `few` as much of it as the home page says. */
  async start(few = false): Promise<void> {
    this.kept = readSettings(localStorage.getItem(PLACE));
    this.showTheme();
    // A link may ask for words: `?text`; `?text=no` for boards.
    const asked = new URLSearchParams(placeOf(location).query).get("text");
    if (asked !== null) this.setText(asked !== "no");
    await texts.use(this.kept.language ?? chooseLanguage(navigator.languages), few);
  }

  async setLanguage(language: Language): Promise<void> {
    this.keep({ language });
    await texts.use(language);
  }
  setTheme(theme: Theme): void {
    this.keep({ theme });
    this.showTheme();
  }
  setSpeed(speed: Speed): void {
    this.keep({ speed });
  }
  setForced(forced: boolean): void {
    this.keep({ forced });
  }
  setVolume(volume: number): void {
    this.keep({ volume });
  }
  get notify(): boolean {
    return this.kept.notify;
  }
  setNotify(notify: boolean): void {
    this.keep({ notify });
  }
  get coach(): boolean {
    return this.kept.coach;
  }
  setCoach(coach: boolean): void {
    this.keep({ coach });
  }
  get ahead(): boolean {
    return this.kept.ahead;
  }
  setAhead(ahead: boolean): void {
    this.keep({ ahead });
  }
  get name(): string {
    return this.kept.name;
  }
  setName(name: string): void {
    if (name !== this.kept.name) this.keep({ name });
  }
  setText(text: boolean): void {
    this.keep({ text });
  }

  /** Returns whether things may move: the person's system has the last word. */
  get motion(): boolean {
    return this.kept.speed !== "none" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  private keep(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    localStorage.setItem(PLACE, JSON.stringify(this.kept));
  }
  private showTheme(): void {
    if (this.kept.theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.kept.theme;
  }
}

export const settings = new Settings();
