/** One table as the page shows it: what the server says, brought on stage move by move. */
import { boxOf } from "../boards/boxes";
import { CompanyStore, type CompanyMessage } from "../company/company.svelte";
import { browserSurroundings, Connection, type Listener, type Surroundings, type Unanswered } from "../lib/connection";
import { settings } from "../lib/settings.svelte";
import { play } from "../lib/sound";
import { Theatre } from "../lib/theatre";
import { rememberPromise } from "../replay/promises";
import type { AnswerUndo, LogEntry, Played, Players, Refused, Snapshot, TableEvent, WhyAnswer } from "../wire";
import type { Step } from "../boards/flights";

/** The part of the stage that the store needs. */
export interface StageLike {
  show(step: Step): Promise<void>;
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

export class TableStore implements Listener {
  /** What is on the screen: behind the server while something is being shown. */
  shown: Snapshot | null = $state.raw(null);
  online = $state(true);
  busy = $state(false);
  /** An action has been sent and not been answered. */
  sent = $state(false);
  refusal: Refused | null = $state.raw(null);
  /** What is happening on the stage now. */
  telling: TableEvent | null = $state.raw(null);
  /** No such table, or no way to it. */
  lost = $state(false);
  stage: StageLike | null = null;
  readonly company: CompanyStore;
  /** Whether nothing shall travel: something else is on the screen. */
  still = false;
  private readonly connection: Connection;
  private readonly theatre = new Theatre(
    (busy) => (this.busy = busy),
    () => this.stage?.cut(),
  );

  constructor(table: string, surroundings: Surroundings = browserSurroundings(table)) {
    this.company = new CompanyStore(
      (command) => this.connection.tell(command),
      () => surroundings.key(),
    );
    this.connection = new Connection(this, surroundings);
  }

  act(action: string): void {
    this.command(() => this.connection.act(action));
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
  private command(send: () => void): void {
    if (this.sent) return;
    this.refusal = null;
    this.sent = true;
    send();
  }
  why(action: string): Promise<WhyAnswer | Unanswered> {
    return this.connection.why(action);
  }
  skip(): void {
    this.theatre.skip();
  }
  close(): void {
    this.company.close();
    this.connection.close();
  }

  snapshot(snapshot: Snapshot): void {
    this.theatre.clear();
    this.sent = this.connection.busy;
    this.stage?.clear();
    if (snapshot.status !== "over") rememberPromise(snapshot.table, snapshot);
    this.shown = { ...snapshot, since: 0, log: joinLogs(this.shown?.log ?? [], snapshot) };
    this.company.moment(snapshot.status, true);
  }
  played(played: Played): void {
    const before = this.shown;
    if (!before) return;
    const still = this.still || !settings.motion || document.hidden;
    const steps = this.steps(played);
    const sound = still ? steps.find((step) => step.sound)?.sound : undefined;
    this.theatre.add({
      steps: still ? [] : steps.map((step) => () => this.show(step)),
      settle: () => {
        this.telling = null;
        // Where nothing moves, a move is still heard: once.
        if (sound) play(sound);
        // A snapshot may have overtaken this move while it was being shown.
        if (this.shown && played.number === this.shown.number + 1) this.shown = advance(this.shown, played);
        this.sent = this.connection.busy;
        this.company.moment(played.status, false);
        queueMicrotask(() => this.stage?.clear());
      },
    });
  }
  players(players: Players): void {
    if (this.shown) this.shown = { ...this.shown, players: players.players, status: players.status };
  }
  gathered(message: CompanyMessage): void {
    this.company.receive(message);
  }
  refused(refused: Refused): void {
    this.sent = this.connection.busy;
    this.refusal = refused;
  }
  answered(): void {
    this.sent = this.connection.busy;
  }
  connected(connected: boolean): void {
    this.online = connected;
  }
  turnedAway(): void {
    this.lost = true;
  }

  private async show(step: Step): Promise<void> {
    if (step.event) this.telling = step.event;
    await this.stage?.show(step);
  }
  private steps(played: Played): Step[] {
    const before = this.shown?.view;
    if (played.entry.action.startsWith("undo") || !before) return [];
    return boxOf(before.game).steps(played.entry.events, before);
  }
}
