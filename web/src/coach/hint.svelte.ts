/** Asking the coach during a match: what shows the answer comes and goes, what was asked and answered stays. */
import { api, Refusal } from "../lib/api";
import { isHere } from "../engine/kept";
import { momentOf } from "../replay/kept";
import type { Hint, Snapshot } from "../wire";
import { failureText } from "./words";

/** Why somebody cannot be helped now: a serious table, other people, no server, somebody else's turn. */
export type HelpRefusal = "" | "serious" | "people" | "server" | "turn";

export class HintStore {
  /** The coach is thinking. */
  asking = $state(false);
  private answer = $state.raw<Hint | null>(null);
  private refusal = $state("");
  /** The moment that answer and refusal are about. */
  private about = $state(-1);
  private readonly moment = $derived.by(() => momentOf(this.now()?.log ?? []));
  /** What the coach would do now. */
  readonly hint = $derived.by(() => (this.about === this.moment ? this.answer : null));
  /** Why there is no answer. */
  readonly failure = $derived.by(() => (this.about === this.moment ? this.refusal : ""));
  /** Why nobody can ask now; empty where somebody can. */
  readonly not = $derived.by((): HelpRefusal => {
    const now = this.now();
    if (!now || isHere(now.table)) return "server";
    const people = now.players.filter(({ kind }) => kind !== "bot");
    if (now.terms.spirit === "serious") return "serious";
    if (now.terms.spirit !== "learning" && people.length > 1) return "people";
    return now.legal.length ? "" : "turn";
  });

  constructor(private readonly now: () => Snapshot | null) {}

  async ask(): Promise<void> {
    const now = this.now();
    if (!now || this.not || this.asking) return;
    this.drop();
    const about = (this.about = this.moment);
    this.asking = true;
    try {
      const answer = await api.hint(now.table);
      if (about === this.about) this.answer = answer;
    } catch (error) {
      if (about === this.about) this.refusal = failureText(error instanceof Refusal ? error.code : "internal");
    } finally {
      this.asking = false;
    }
  }
  /** Forgets the answer. */
  drop(): void {
    this.answer = null;
    this.refusal = "";
  }
}
