/** Company at one table: who is there, what is said, what comes after. It hangs on the table's own socket. */
import { play } from "../lib/sound";
import type { Away, Company, Expected, Guest, Heard, Listen, Next, Room, Said, Say, Status, Unsaid } from "../wire";
import { mutes } from "./mutes.svelte";

export type CompanyMessage = Company | Heard | Said | Unsaid;
export type CompanyCommand = Say | Listen | Away;

/** Something I said that the server has not answered yet, or has refused. */
export interface Unheard {
  key: string;
  text: string;
  refusal: Unsaid | null;
}

/** Returns what was said with more put in: each number of a room once, in the order it was said. */
export function join(known: readonly Said[], more: readonly Said[]): Said[] {
  const byNumber = new Map([...known, ...more].map((said) => [`${said.room}:${said.number}`, said]));
  return [...byNumber.values()].sort((a, b) => a.at - b.at || a.number - b.number);
}

/** Returns the last number that is known of a room. */
export function lastOf(said: readonly Said[], room: Room): number {
  return said.reduce((last, each) => (each.room === room ? Math.max(last, each.number) : last), 0);
}

export class CompanyStore {
  guests: Guest[] = $state.raw([]);
  expected: Expected[] = $state.raw([]);
  next: Next | null = $state.raw(null);
  said: Said[] = $state.raw([]);
  unheard: Unheard[] = $state.raw([]);
  me = $state("");
  room: Room = $state("watchers");
  public = $state(false);
  /** Who opened the table. */
  host = $state("");
  /** Messages that came while nobody looked at the conversation. */
  unread = $state(0);
  /** Whether the conversation is on the screen. */
  open = $state(false);
  private status: Status | "" = "";
  private started = false;
  private readonly look = (): void => this.send({ type: "away", away: document.hidden });

  constructor(
    private readonly send: (command: CompanyCommand) => void,
    private readonly key: () => string,
  ) {
    document.addEventListener("visibilitychange", this.look);
  }

  /** Everybody but the spectators of the moment. */
  get seated(): Guest[] {
    return this.guests.filter((guest) => guest.seats.length > 0);
  }
  get watchers(): Guest[] {
    return this.guests.filter((guest) => guest.seats.length === 0);
  }
  /** Whether there is, or was, anybody to speak with. */
  get sociable(): boolean {
    return this.guests.length > 1 || this.said.length > 0 || this.public || this.expected.length > 0;
  }
  /** What I want to hear. */
  get heard(): Said[] {
    return mutes.all ? [] : this.said.filter((said) => !mutes.has(said.who));
  }

  /**
   * Asks for what was missed; after a snapshot that may have come in place of it, and when the rooms open at the end.
   */
  moment(status: Status, snapshot: boolean): void {
    const opened = status === "over" && this.status !== "over";
    this.status = status;
    if (snapshot || opened) this.listen();
  }
  private listen(): void {
    // Before the end only one room is heard; when the other opens it must be heard from its beginning.
    this.send({ type: "listen", players: lastOf(this.said, "players"), watchers: lastOf(this.said, "watchers") });
    for (const { key, text, refusal } of this.unheard) if (!refusal) this.send({ type: "say", key, text });
    if (document.hidden) this.look();
  }
  say(text: string): void {
    const key = this.key();
    this.unheard = [...this.unheard.filter((each) => !each.refusal), { key, text, refusal: null }];
    this.send({ type: "say", key, text });
  }
  /** Puts the conversation on the screen or away. */
  show(open: boolean): void {
    this.open = open;
    if (open) this.unread = 0;
  }
  close(): void {
    document.removeEventListener("visibilitychange", this.look);
  }

  receive(message: CompanyMessage): void {
    if (message.type === "company") this.gather(message);
    else if (message.type === "heard") this.catchUp(message);
    else if (message.type === "said") this.hear(message);
    else this.unheard = this.unheard.map((each) => (each.key === message.key ? { ...each, refusal: message } : each));
  }
  private gather({ guests, expected, next, public: open, host }: Company): void {
    this.guests = guests;
    this.expected = expected;
    this.next = next;
    this.public = open;
    this.host = host;
  }
  private catchUp({ me, room, said }: Heard): void {
    this.me = me;
    this.room = room;
    const fresh = said.filter((each) => each.number > lastOf(this.said, each.room));
    this.said = join(this.said, said);
    // What was there before I came is not news.
    if (this.started) this.count(fresh);
    this.started = true;
    const known = new Set(this.said.map((each) => each.key));
    this.unheard = this.unheard.filter((each) => !known.has(each.key));
  }
  private hear(said: Said): void {
    this.unheard = this.unheard.filter((each) => each.key !== said.key);
    const last = lastOf(this.said, said.room);
    if (said.number <= last) return;
    if (said.number > last + 1 && this.started) return this.listen();
    this.said = join(this.said, [said]);
    this.count([said]);
  }
  private count(fresh: readonly Said[]): void {
    const news = fresh.filter((said) => said.who !== this.me && !mutes.all && !mutes.has(said.who)).length;
    if (news === 0) return;
    play("clay");
    if (!this.open) this.unread += news;
  }
}
