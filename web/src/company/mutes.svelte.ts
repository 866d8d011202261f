/** Whom a person does not want to hear: kept in this browser, at every table. */

const PLACE = "deben-mutes";
interface Kept {
  all: boolean;
  people: string[];
}

/** Returns what a stored text says; nobody is muted where it is missing or strange. */
export function readMutes(text: string | null): Kept {
  try {
    const found = JSON.parse(text ?? "{}") as { all?: unknown; people?: unknown } | null;
    const people = Array.isArray(found?.people)
      ? found.people.filter((who): who is string => typeof who === "string")
      : [];
    return { all: found?.all === true, people };
  } catch {
    return { all: false, people: [] };
  }
}

class Mutes {
  private kept: Kept = $state.raw(readMutes(localStorage.getItem(PLACE)));

  get all(): boolean {
    return this.kept.all;
  }
  has(who: string): boolean {
    return this.kept.people.includes(who);
  }
  setAll(all: boolean): void {
    this.keep({ ...this.kept, all });
  }
  set(who: string, muted: boolean): void {
    const others = this.kept.people.filter((each) => each !== who);
    this.keep({ ...this.kept, people: muted ? [...others, who] : others });
  }
  private keep(kept: Kept): void {
    this.kept = kept;
    localStorage.setItem(PLACE, JSON.stringify(kept));
  }
}

export const mutes = new Mutes();
