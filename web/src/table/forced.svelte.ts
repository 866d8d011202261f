/** Moves that played themselves because there was nothing to choose: which they were, for the log. */
import { SvelteSet } from "svelte/reactivity";
import { boxOf } from "../boards/boxes";
import type { LegalAction, Snapshot } from "../wire";

const place = (table: string): string => `deben-forced-${table}`;

/**
 * Returns the only action that whoever sits here has, null where there is a choice, or where it takes something away:
 * that is asked. Nothing that was taken back just now, or is asked to be, plays itself again.
 */
export function onlyAction(snapshot: Snapshot): LegalAction | null {
  const asked = Boolean(snapshot.request) || snapshot.log.at(-1)?.action.startsWith("undo");
  const [only, ...others] = snapshot.legal;
  if (snapshot.status !== "playing" || !only || others.length || asked) return null;
  return boxOf(snapshot.game).costly?.(only) ? null : only;
}

/** The numbers of such entries at one table, kept as long as the window is open. */
export class Forced {
  private readonly numbers: SvelteSet<number>;

  constructor(private readonly table: string) {
    const kept = sessionStorage.getItem(place(table)) ?? "";
    this.numbers = new SvelteSet(kept.split(" ").filter(Boolean).map(Number));
  }
  has(number: number): boolean {
    return this.numbers.has(number);
  }
  add(number: number): void {
    this.numbers.add(number);
    sessionStorage.setItem(place(this.table), [...this.numbers].join(" "));
  }
}
