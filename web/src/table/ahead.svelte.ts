/** "What if?": what may come of a choice, asked for by whoever may be helped at this table. */
import { untrack } from "svelte";
import type { HelpRefusal } from "../coach/hint.svelte";
import { FanStore } from "../fan/store.svelte";
import { mayAnalyse } from "../live/offer";
import { Refusal } from "../lib/api";
import { momentOf } from "../replay/kept";
import { settings } from "../lib/settings.svelte";
import type { LegalAction } from "../wire";
import type { Showing } from "./showing.svelte";
import type { Sides } from "./sides.svelte";

export class Ahead {
  /** Whether the next choice is asked about and not made. */
  asking = $state(false);
  /** The choice that was asked about. */
  action: LegalAction | null = $state.raw(null);
  readonly store = new FanStore();
  /** Why nobody can ask now; empty where somebody can. */
  readonly not = $derived.by((): HelpRefusal => {
    const { now, ready } = this.showing;
    if (!now || now.terms.spirit === "serious") return "serious";
    if (!mayAnalyse({ ...now, spirit: now.terms.spirit, over: false })) return "people";
    return ready && now.legal.length && now.seat !== null ? "" : "turn";
  });
  /** Whether somebody may ask: while they decide, and may be helped. */
  readonly offered = $derived.by(() => {
    const { looking, plan } = this.showing;
    return settings.ahead && !this.quiet && !looking && !plan?.open && this.not === "";
  });
  private asked = 0;
  /** The moment that is asked about, and whether somebody may ask then. */
  private readonly moment = $derived.by(() => {
    const { now, looking, plan, chosen } = this.showing;
    const open = settings.ahead && !looking && !plan?.open && chosen === null;
    return now?.status === "playing" && open ? momentOf(now.log) : null;
  });

  /** It lives as long as the component in which it is made. */
  constructor(
    private readonly showing: Showing,
    private readonly sides: Sides,
    private readonly quiet: boolean,
  ) {
    // A move ends it: what was asked about is past.  What is said of the table meanwhile is none.
    $effect(() => {
      void this.moment;
      untrack(() => this.leave());
    });
    $effect(() => {
      if (this.action && this.sides.open !== "fan") untrack(() => this.leave());
    });
    $effect(() => () => this.store.crew.close());
  }

  /** Shows what may come of a legal choice. */
  async ask(text: string): Promise<void> {
    const { now } = this.showing;
    const action = now?.legal.find((each) => each.action === text);
    const moment = this.showing.choosing();
    if (!this.offered || !now || !action || !moment) return;
    this.asking = false;
    this.action = action;
    this.sides.show("fan");
    const mine = ++this.asked;
    try {
      const position = await moment.position();
      if (mine === this.asked) this.store.crew.look({ game: now.game, ruleset: now.ruleset, position, action: text });
    } catch (error) {
      if (mine === this.asked) this.store.crew.fail(error instanceof Refusal ? error.code : "internal");
    }
  }
  /** Ends it; the board is as it was. */
  leave(): void {
    this.asked++;
    this.asking = false;
    if (!this.action) return;
    this.action = null;
    this.store.crew.rest();
    if (this.sides.open === "fan") this.sides.shut();
  }
}
