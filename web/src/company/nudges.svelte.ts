/** Where it is my turn, on whatever page I am: the title, the icon, a sound if wanted, a notification if allowed. */
import { FOLDER } from "../lib/address";
import { untrack } from "svelte";
import { arrived } from "../lib/api";
import { router } from "../lib/route.svelte";
import { settings } from "../lib/settings.svelte";
import { play } from "../lib/sound";
import { t } from "../lib/texts.svelte";
import { title } from "../lib/title.svelte";
import type { GameName, Notice, Proposal, TurnAlert, Turns } from "../wire";

const FIRST_WAIT = 2000;
const LONGEST_WAIT = 60000;
const ICON = `${FOLDER}icon.svg`;
const ICON_TURN = `${FOLDER}icon-turn.svg`;

/** The table on the screen, and whether I decide there: against bots alone the server does not call. */
export interface Here {
  table: string;
  game: GameName;
  mine: boolean;
}

/** Returns a notice in a language, in no language where it is not said in that one. */
export const worded = ({ texts }: Notice, language: string): string =>
  texts[language] ?? texts[""] ?? Object.values(texts)[0] ?? "";

/** Returns the tables that call now and did not before. */
export function newCalls(before: ReadonlySet<string>, now: readonly { table: string }[]): string[] {
  return now.map(({ table }) => table).filter((table) => !before.has(table));
}

class Nudges {
  turns: TurnAlert[] = $state.raw([]);
  /** Other matches to which somebody asks me. */
  proposals: Proposal[] = $state.raw([]);
  /** What whoever runs the server tells everybody. */
  notice: Notice | null = $state.raw(null);
  private here: Here | null = $state.raw(null);
  private wait = FIRST_WAIT;
  private known = new Set<string>();

  /** Tables where it is my turn, other than the one on the screen. */
  get elsewhere(): TurnAlert[] {
    return this.turns.filter(({ table }) => table !== this.here?.table);
  }
  private get count(): number {
    return this.elsewhere.length + (this.here?.mine || this.turns.length > this.elsewhere.length ? 1 : 0);
  }

  /** Listens to the server from now on; somebody must be known to it first. */
  async start(): Promise<void> {
    if (!(await arrived())) return this.again();
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/me/socket`);
    socket.onmessage = (event) => {
      this.wait = FIRST_WAIT;
      const { tables, notice, proposals } = JSON.parse(event.data as string) as Turns;
      this.notice = notice;
      this.take(tables, proposals);
    };
    socket.onclose = () => this.again();
  }
  private again(): void {
    setTimeout(() => void this.start(), this.wait);
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }
  private take(tables: TurnAlert[], proposals: Proposal[]): void {
    const calls = [...tables, ...proposals];
    const fresh = newCalls(this.known, calls);
    this.known = new Set(calls.map(({ table }) => table));
    // What depends on them asks anew only if there is something new.
    if (!alike(this.turns, tables)) this.turns = tables;
    if (!alike(this.proposals, proposals)) this.proposals = proposals;
    for (const { table, game } of tables)
      if (fresh.includes(table)) this.call(table, t("company-turn-title", { count: 1 }), calling(game));
    for (const proposal of proposals)
      if (fresh.includes(proposal.table)) this.call(proposal.table, invites(proposal), t(`game-${proposal.game}`));
  }

  /** Says what the table on the screen is like; null when none is. */
  look(here: Here | null): void {
    const before = untrack(() => this.here);
    this.here = here;
    if (here?.mine && before?.table === here.table && !before.mine && !this.known.has(here.table))
      this.call(here.table, t("company-turn-title", { count: 1 }), calling(here.game));
  }

  /** Whoever sits before the table and looks at it needs no call. */
  private call(table: string, title: string, body: string): void {
    if (!document.hidden && table === this.here?.table) return;
    play("call");
    if (document.hidden && settings.notify) notify(table, title, body);
  }

  /** What asks for me: whoever invites me, or my turn. */
  private get wanted(): string {
    if (this.proposals.length) return invites(this.proposals[0]);
    return this.count ? t("company-turn-title", { count: this.count }) : "";
  }
  /** Shows in title and icon whether it is my turn anywhere, and who invites me. */
  show(): void {
    const { wanted } = this;
    document.title = wanted ? `● ${wanted} – Deben` : title.page ? `${title.page} · Deben` : "Deben";
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (icon) icon.href = wanted ? ICON_TURN : ICON;
  }
}

const alike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const calling = (game: GameName): string => t("company-notify-text", { game: t(`game-${game}`) });
const invites = ({ name }: Proposal): string => t("proposal-title", { known: name ? "yes" : "no", name });

function notify(table: string, title: string, body: string): void {
  const options = { body, tag: `turn-${table}`, icon: ICON };
  try {
    const note = new Notification(title, options);
    note.onclick = () => {
      focus();
      router.go(nudges.proposals.some((each) => each.table === table) ? "/" : `/table/${table}`);
      note.close();
    };
  } catch {
    // Some phones show notifications only through a service worker.
    void navigator.serviceWorker?.getRegistration().then((worker) => worker?.showNotification(title, options));
  }
}

/** Resolves to whether notifications may be shown, after asking the person if they have not answered yet. */
export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (
    (Notification.permission === "default" ? await Notification.requestPermission() : Notification.permission) ===
    "granted"
  );
}

export const nudges = new Nudges();
