/** Asking the coach during a match: what shows the answer comes and goes, what was asked and answered stays. */
import { api, Refusal } from "../lib/api";
import { isHere } from "../engine/kept";
import { momentOf } from "../replay/kept";
import type { Hint, Snapshot } from "../wire";
import { failureText } from "./words";

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
  /** Whether somebody may ask. */
  readonly offered = $derived.by(() => {
    const now = this.now();
    if (!now || isHere(now.table) || now.status !== "playing" || !now.legal.length) return false;
    const { players, terms } = now;
    const bots = players.some(({ kind }) => kind === "bot");
    return players.some(({ mine }) => mine) && (terms.spirit === "learning" || (terms.spirit === "usual" && bots));
  });

  constructor(private readonly now: () => Snapshot | null) {}

  async ask(): Promise<void> {
    const now = this.now();
    if (!now || this.asking) return;
    this.drop();
    const about = (this.about = this.moment);
    // The server would refuse, and there is no need to ask it why.
    const people = now.players.filter(({ kind }) => kind !== "bot");
    if (now.terms.spirit !== "learning" && people.length > 1) {
      this.refusal = failureText("hint-with-people");
      return;
    }
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
