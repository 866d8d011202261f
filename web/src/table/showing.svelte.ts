/** What a table shows: the match as it is, as it was while one looks back, or as it would be where a plan leads to. */
import { untrack } from "svelte";
import { boxOf } from "../boards/boxes";
import type { Brought } from "../boards/brought";
import type { Flight } from "../boards/flights";
import { gameOf } from "../boards/games";
import { api, tableSource } from "../lib/api";
import type { Unanswered } from "../lib/connection";
import { PlanStore } from "../plan/store.svelte";
import { ReplayStore } from "../replay/store.svelte";
import type { LegalAction, Snapshot, WhyAnswer } from "../wire";
import { playerName, sentencesOf } from "../words";
import { keptNumbers } from "../replay/kept";
import { Effects, type Moment } from "./effects.svelte";
import type { TableStore } from "./store.svelte";

/** Things that leave the game stand nowhere afterwards. */
const stays = ({ fade, from, to }: Flight): boolean => !fade && from !== to;
/** How many pieces of a choice are shown before it is answered: what comes of it in the end is told then. */
const GHOSTS = 4;
const NOTHING: ReadonlyMap<string, LegalAction> = new Map();
const byName = (actions: readonly LegalAction[]): ReadonlyMap<string, LegalAction> =>
  new Map(actions.map((action) => [action.action, action]));

export class Showing {
  /** The match as it is. */
  readonly now = $derived.by(() => this.store.shown);
  /** What was, while one looks back; the match goes on meanwhile. */
  looking = $state.raw<ReplayStore | null>(null);
  /** Whose plans these are: whoever has one seat here. A lesson says itself what comes. */
  private readonly planner = $derived.by(() => {
    const mine = this.now?.players.filter((player) => player.mine) ?? [];
    return mine.length === 1 && !this.quiet && gameOf(this.now!.game).module ? mine[0].seat : null;
  });
  readonly plan = $derived(this.planner === null ? null : new PlanStore(this.planner));
  private readonly planned = $derived(this.plan?.open ? this.plan.now : null);
  /** The table as it is shown. */
  readonly presented: Snapshot | null = $derived.by(() => this.asPlanned() ?? this.asItWas() ?? this.now);
  /** What can be done on the board: something, or something of a plan. */
  readonly legal = $derived.by(() => {
    if (this.plan?.open) return this.planned ? byName(this.planned.legal) : NOTHING;
    return this.now && !this.looking && this.ready ? byName(this.now.legal) : NOTHING;
  });
  readonly sentences = $derived(this.now ? sentencesOf(this.now.game, this.now.players) : null);
  /** What each of it costs and brings. */
  private readonly effects = new Effects();
  /** Whose view of an earlier moment is analysed: one's own, and for several of whoever decides. */
  readonly analysed = $derived(this.planner ?? this.looking?.replay?.actors[this.looking.number] ?? null);

  /** It lives as long as the component in which it is made. */
  constructor(
    private readonly store: TableStore,
    private readonly quiet: boolean,
  ) {
    $effect(() => {
      const { now } = this;
      if (now) untrack(() => this.plan?.hear(now));
    });
    $effect(() => {
      const moment = this.choosing();
      untrack(() => void this.effects.look(moment));
    });
    $effect(() => {
      if (this.now && this.looking) untrack(() => void this.looking?.refresh());
    });
  }

  /** Whether nothing is on its way. */
  get ready(): boolean {
    return !this.store.busy && !this.store.sent;
  }
  /** What was chosen and is not answered yet. */
  get chosen(): string | null {
    return this.store.chosen;
  }
  private asPlanned(): Snapshot | null {
    if (!this.now || !this.planned) return null;
    const { view, scores, actor, legal } = this.planned;
    return { ...this.now, view, scores, actor, legal };
  }
  /** Returns the table as it was at a moment: nothing can be done there. */
  private asItWas(): Snapshot | null {
    const { replay, moment } = this.looking ?? {};
    if (!this.now || !replay || !moment) return null;
    const { view, scores, number } = moment;
    return { ...this.now, view, scores, outcome: null, actor: replay.actors[number], legal: [] };
  }

  /** Returns where somebody may choose something: now, or where a plan leads to. */
  choosing(): Moment | null {
    const { now, planned } = this;
    const seat = this.planner ?? now?.seat ?? null;
    if (!now || seat === null) return null;
    const { game, ruleset, table, number, log } = now;
    if (planned) {
      const { position, legal } = planned;
      return { key: position, game, ruleset, position: async () => position, seat, legal };
    }
    if (this.looking) return null;
    const position = async () => (await api.shown(table, number, keptNumbers(log).size)).position;
    return { key: `${table} ${number}`, game, ruleset, position, seat, legal: now.legal };
  }
  /** Returns what a choice costs and brings, null where nobody knows. */
  brings(action: LegalAction): Brought | null {
    const { now, presented } = this;
    if (!now || presented?.actor == null || !this.sentences) return null;
    const mine = now.players.filter((player) => player.mine);
    return this.effects.of(now.game, {
      view: presented.view,
      action,
      seat: presented.actor,
      player: (seat) => playerName(now.game, now.players, seat),
      you: (seat) => mine.length === 1 && mine[0].seat === seat,
      source: this.sentences.source,
    });
  }

  /** Returns where the pieces of a choice will go for certain, as far as anybody knows before it is answered. */
  awaited(action: string): Flight[] {
    const chosen = this.now?.legal.find((each) => each.action === action);
    const events = chosen && this.brings(chosen)?.effect.events;
    if (!this.now || !events) return [];
    const steps = boxOf(this.now.game).steps(events, this.now.view);
    const sure = steps.filter(({ alone, unsaid }) => !alone && !unsaid);
    return sure.flatMap(({ flights }) => flights.filter(stays)).slice(0, GHOSTS);
  }

  /** Does something, or only tries it out. */
  act(action: string): void {
    if (this.plan?.open && this.now) void this.plan.try(this.now, action);
    else this.store.act(action);
  }
  /** Resolves to why something cannot be done: now, or where the plan leads to. */
  async why(action: string): Promise<WhyAnswer | Unanswered> {
    if (!this.planned || !this.now) return this.store.why(action);
    const { game, ruleset } = this.now;
    const asked = api.planWhy(game, this.planned.position, action, ruleset);
    const { reason } = await asked.catch(() => ({ reason: null }));
    return { type: "why", action, code: reason ? "illegal" : null, reason };
  }
  /** Goes to an earlier moment, after so many actions. */
  lookBack(at: number): void {
    if (!this.now) return;
    this.plan?.leave();
    this.store.skip();
    if (this.looking) this.looking.go(at);
    else this.looking = new ReplayStore(tableSource(this.now.table), at, null);
    this.store.still = true;
  }
  backToNow(): void {
    this.looking = null;
    this.store.still = false;
  }
  /** Leaves a plan or the past, if one is there. */
  leave(): void {
    if (this.plan?.open) this.plan.leave();
    else if (this.looking) this.backToNow();
  }
}
