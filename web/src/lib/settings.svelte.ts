/** What a person has chosen about the page itself, kept in this browser. */
import { placeOf } from "./address";
import { chooseLanguage, LANGUAGES, texts, type Language } from "./texts.svelte";

export type Theme = "system" | "light" | "dark";
export type Speed = "calm" | "quick" | "none";
interface Kept {
  language: Language | null;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  /** Tables in words in place of boards. */
  text: boolean;
  /** Notifications when it is one's turn; the browser has allowed them. */
  notify: boolean;
  /** Whether the coach looks at one's matches as soon as they end. */
  coach: boolean;
}

const PLACE = "deben-settings";
const DEFAULTS: Kept = {
  language: null,
  theme: "system",
  speed: "calm",
  sound: false,
  text: false,
  notify: false,
  coach: true,
};

/** Returns the settings of a stored text, with the default for everything that is missing or strange. */
export function readSettings(text: string | null): Kept {
  let found: Partial<Record<keyof Kept, unknown>> = {};
  try {
    found = (JSON.parse(text ?? "{}") ?? {}) as typeof found;
  } catch {
    // A damaged entry is as good as none.
  }
  const pick = <T>(value: unknown, known: readonly T[], other: T): T =>
    known.includes(value as T) ? (value as T) : other;
  return {
    language: pick<Language | null>(found.language, LANGUAGES, DEFAULTS.language),
    theme: pick(found.theme, ["system", "light", "dark"] as const, DEFAULTS.theme),
    speed: pick(found.speed, ["calm", "quick", "none"] as const, DEFAULTS.speed),
    sound: found.sound === true,
    text: found.text === true,
    notify: found.notify === true,
    coach: found.coach !== false,
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
  get sound(): boolean {
    return this.kept.sound;
  }
  get text(): boolean {
    return this.kept.text;
  }

  /** Reads what was kept, and loads the language. */
  async start(): Promise<void> {
    this.kept = readSettings(localStorage.getItem(PLACE));
    this.showTheme();
    // A link may ask for words: `?text`; `?text=no` for boards.
    const asked = new URLSearchParams(placeOf(location).query).get("text");
    if (asked !== null) this.setText(asked !== "no");
    await texts.use(this.kept.language ?? chooseLanguage(navigator.languages));
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
  setSound(sound: boolean): void {
    this.keep({ sound });
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
