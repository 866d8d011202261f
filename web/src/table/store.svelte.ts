/** One table as the page shows it: what the server says, brought on stage move by move. */
import { boxOf } from "../boards/boxes";
import { CompanyStore, type CompanyMessage } from "../company/company.svelte";
import { browserSurroundings, Connection, type Listener, type Surroundings, type Unanswered } from "../lib/connection";
import { Hands } from "../going/clocks.svelte";
import { captionTime, readingTime } from "../lib/pace";
import { settings } from "../lib/settings.svelte";
import { reach } from "../lib/reach.svelte";
import { play } from "../lib/sound";
import { Theatre } from "../lib/theatre";
import { isMove, keptEntries } from "../replay/kept";
import { rememberPromise } from "../replay/promises";
import type { AnswerUndo, Go, LogEntry, Played, Players, Refused, Snapshot, WhyAnswer } from "../wire";
import type { Card, Step } from "../boards/flights";
import { sentencesOf } from "../words";
import { Aside } from "./aside.svelte";
import { beatsOf, type Beat } from "./beats";
import { Forced } from "./forced.svelte";
import { Past, sinceMine } from "./past.svelte";

/** The part of the stage that the store needs. */
export interface StageLike {
  /** Plays a step so many times as fast as usual. */
  show(step: Step, rate: number): Promise<void>;
  /** Lets so many milliseconds pass, perhaps with a card to look at. */
  hold(time: number, card?: Card | null): Promise<void>;
  cut(): void;
  clear(): void;
}

/** Returns a snapshot with a later move put in. */
export function advance(shown: Snapshot, played: Played): Snapshot {
  const { type: _, entry, key: __, ...moment } = played;
  return { ...shown, ...moment, log: [...shown.log, entry] };
}

/** Returns the whole log from what was known and a snapshot that may hold only its end. */
export function joinLogs(known: readonly LogEntry[], snapshot: Snapshot): LogEntry[] {
  return [...known.filter((entry) => entry.number <= snapshot.since), ...snapshot.log];
}

/**
 * Returns whether an entry leaves all there is to decide as it is: it is no move, and who decides may choose the same
 * as before. What is said of it keeps nobody from deciding.
 */
export function leavesDecision(before: Snapshot, { entry, legal }: Played): boolean {
  const names = (actions: Snapshot["legal"]): string => actions.map(({ action }) => action).join();
  return legal.length > 0 && !isMove(entry) && names(before.legal) === names(legal);
}

/** Returns what is heard of a move where nothing moves: the stage of a game before everything else. */
const loudest = (steps: readonly Step[]): Step["sound"] =>
  (steps.find(({ alone, sound }) => alone && sound) ?? steps.find(({ sound }) => sound))?.sound;

/** How much of the time to read a glance takes. */
const GLANCE = 0.5;

export class TableStore implements Listener {
  /** What is on the screen: behind the server while something is being shown. */
  shown: Snapshot | null = $state.raw(null);
  /** How the table is: what is shown comes after it. */
  newest: Snapshot | null = $state.raw(null);
  online = $state(true);
  busy = $state(false);
  /** An action has been sent and not been answered. */
  sent = $state(false);
  /** The action that has been sent and not been answered: it is shown where it was chosen, and not done yet. */
  chosen: string | null = $state(null);
  refusal: Refused | null = $state.raw(null);
  /** What is being said of what happens on the stage now. */
  telling = $state("");
  /** What is said of what happened where nothing travels. */
  readonly aside = new Aside();
  /** Whether what is shown goes on when somebody says so: step by step. */
  paused = $state(false);
  /** The numbers of entries that played themselves here: there was nothing to choose. */
  readonly forced: Forced;
  /** No such table, or no way to it. */
  lost = $state(false);
  stage: StageLike | null = null;
  readonly company: CompanyStore;
  /** Clocks, and how long somebody has been away. */
  readonly hands = new Hands();
  /** Whether nothing shall travel: something else is on the screen. */
  still = false;
  private readonly connection: Connection;
  private readonly theatre = new Theatre(
    (busy) => (this.busy = busy),
    () => {
      this.stage?.cut();
      this.goOn();
    },
  );
  /** What can be shown again. */
  readonly past = new Past();

  constructor(table: string, surroundings: Surroundings = browserSurroundings(table)) {
    this.forced = new Forced(table);
    this.company = new CompanyStore(
      (command) => this.connection.tell(command),
      () => surroundings.key(),
    );
    this.connection = new Connection(this, surroundings);
  }

  act(action: string): void {
    this.aside.clear();
    this.command(() => this.connection.act(action), action);
  }
  undo(): void {
    this.command(() => this.connection.undo());
  }
  askUndo(keep: number): void {
    this.command(() => this.connection.askUndo(keep));
  }
  answerUndo(answer: AnswerUndo["answer"]): void {
    this.command(() => this.connection.answerUndo(answer));
  }
  /** Gives up, leaves, comes back; or does what may be done about somebody who is away. */
  depart(way: Go["way"], seat = 0): void {
    this.command(() => this.connection.go(way, seat));
  }
  private command(send: () => void, action: string | null = null): void {
    if (this.sent) return;
    this.refusal = null;
    this.sent = true;
    this.chosen = action;
    send();
  }
  private hearAnswer(): void {
    this.sent = this.connection.busy;
    if (!this.sent) this.chosen = null;
  }
  why(action: string): Promise<WhyAnswer | Unanswered> {
    return this.connection.why(action);
  }
  /** Plays the only action there is. */
  actForced(action: string): void {
    if (this.newest) this.forced.add(this.newest.number + 1);
    this.act(action);
  }
  /** Whether there is something to show again. */
  get repeatable(): boolean {
    return settings.motion && this.shown !== null && sinceMine(this.shown).length > 0;
  }
  skip(): void {
    this.theatre.skip();
  }
  close(): void {
    this.aside.clear();
    this.hands.close();
    this.company.close();
    this.connection.close();
  }

  snapshot(snapshot: Snapshot): void {
    reach.provided();
    this.theatre.clear();
    this.aside.clear();
    this.past.clear();
    this.hearAnswer();
    this.stage?.clear();
    if (snapshot.status !== "over") rememberPromise(snapshot.table, snapshot);
    this.shown = { ...snapshot, since: 0, log: joinLogs(this.shown?.log ?? [], snapshot) };
    this.newest = this.shown;
    this.hands.hear(this.shown);
    this.company.moment(snapshot.status, true);
    this.comeBack(snapshot);
  }
  /** Takes over again where a bot went on for whoever comes back and looks. */
  private comeBack({ players, status }: Snapshot): void {
    const replaced = players.some((player) => player.mine && player.stand_in);
    if (replaced && status === "playing" && !document.hidden) this.depart("return");
  }
  played(played: Played): void {
    const before = this.newest;
    if (!before) return;
    this.newest = advance(before, played);
    const still = this.still || !settings.motion || document.hidden || leavesDecision(before, played);
    const steps = this.steps(played, before);
    const sound = still ? loudest(steps) : undefined;
    this.theatre.add({
      steps: still ? [] : this.beats(played, before, steps),
      settle: () => {
        this.telling = "";
        // Where nothing moves, a move is still heard, once, and told.
        if (sound) play(sound);
        if (still && !this.still) this.aside.tell(this.said(played, before));
        // A snapshot may have overtaken this move while it was being shown.
        if (this.shown && played.number === this.shown.number + 1) this.settle(this.shown, played);
        if (this.shown) this.hands.hear(this.shown);
        this.hearAnswer();
        this.company.moment(played.status, false);
        queueMicrotask(() => this.stage?.clear());
      },
    });
  }
  private settle(before: Snapshot, played: Played): void {
    this.shown = advance(before, played);
    this.past.add(before, played);
    if (played.outcome && !before.outcome) play("end");
    else if (this.shown.legal.length && !before.legal.length) play("turn");
  }
  /** Shows once more what happened since I did something; the table stands still meanwhile. */
  async again(): Promise<void> {
    const now = this.shown;
    if (!now || this.busy) return;
    if (!this.past.scenes.length) await this.past.recall(now);
    const scenes = this.past.scenes;
    if (this.shown !== now || this.busy || !scenes.length) return;
    this.shown = scenes[0].before;
    scenes.forEach(({ before, played }, i) =>
      this.theatre.add({
        again: true,
        steps: this.beats(played, before, this.steps(played, before), true),
        settle: () => {
          this.telling = "";
          const { shown } = this;
          // A snapshot may have come meanwhile: that is how things are.
          if (shown?.number === before.number)
            this.shown = { ...(scenes[i + 1]?.before ?? now), players: shown.players, status: shown.status };
          queueMicrotask(() => this.stage?.clear());
        },
      }),
    );
  }
  players(players: Players): void {
    if (!this.shown) return;
    const { players: seated, status } = players;
    this.shown = { ...this.shown, players: seated, status };
    if (this.newest) this.newest = { ...this.newest, players: seated, status };
    this.hands.hear(this.shown);
  }
  gathered(message: CompanyMessage): void {
    this.company.receive(message);
  }
  refused(refused: Refused): void {
    this.hearAnswer();
    this.refusal = refused;
  }
  answered(): void {
    this.hearAnswer();
  }
  connected(connected: boolean): void {
    this.online = connected;
  }
  turnedAway(): void {
    this.lost = true;
  }

  /** Goes on where somebody wanted to see one step after another, or skips what is shown. */
  goOnward(): void {
    if (this.paused) this.goOn();
    else this.skip();
  }

  /** Returns what shows a move: its beats one after another. */
  private beats(played: Played, before: Snapshot, steps: Step[], again = false): (() => Promise<void>)[] {
    const { seat, number, events } = played.entry;
    const sentences = sentencesOf(before.game, before.players);
    const own = before.players.some((player) => player.mine && player.seat === seat) && !this.forced.has(number);
    // What I did myself I need not read; what came of it, I glance at.
    const care = (at: number): number => (!own || again ? 1 : at && GLANCE);
    // Whoever goes on with a key is told everything.
    const counting = { ...before, log: keptEntries(before.log) };
    const captions = settings.speed === "step" ? undefined : boxOf(before.game).captions?.(events, counting);
    const beats = beatsOf(events, steps, (event) => sentences.event(event), captions);
    return beats.map((beat, at) => () => this.show(beat, care(at)));
  }
  /** Returns a move in parts short enough to be read at once; what I did myself I need not read. */
  private said({ entry }: Played, before: Snapshot): string[] {
    const sentences = sentencesOf(before.game, before.players);
    const own = before.players.some((player) => player.mine && player.seat === entry.seat);
    const parts = beatsOf(entry.events.slice(own ? 1 : 0), [], (event) => sentences.event(event));
    return parts.map(({ text }) => text);
  }
  /** Shows a beat; how long its words stand is a share of the time to read them. */
  private async show({ text, steps, caption }: Beat, care: number): Promise<void> {
    const { stage } = this;
    if (!stage) return;
    this.telling = text;
    const rate = settings.rate * this.theatre.haste;
    const time = care * (caption ? captionTime(caption.share, rate) : readingTime(text, rate));
    await Promise.all([...steps.map((step) => stage.show(step, rate)), time && stage.hold(time, caption?.card)]);
    if (settings.speed === "step" && care) await this.pause();
  }
  private pause(): Promise<void> {
    this.paused = true;
    return new Promise((resolve) => {
      this.goOn = () => {
        this.paused = false;
        this.goOn = () => {};
        resolve();
      };
    });
  }
  private goOn: () => void = () => {};
  private steps(played: Played, before: Snapshot): Step[] {
    if (played.entry.action.startsWith("undo")) return [];
    return boxOf(before.game).steps(played.entry.events, before.view);
  }
}
