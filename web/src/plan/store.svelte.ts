/**
 * A plan: actions tried out on one's own view while others decide. It is never sent; what of it is still possible in
 * one's turn is one click.
 */
import type { Planned, PlanStep } from "../engine/planning";
import { api, Refusal } from "../lib/api";
import { keptNumbers } from "../replay/kept";
import type { LegalAction, LogEntry, Snapshot } from "../wire";

export class PlanStore {
  /** Whether one is at it now. */
  open = $state(false);
  /** What the plan says, beginning with the present moment. */
  steps: PlanStep[] = $state.raw([]);
  /** Where it leads to. */
  now: Planned | null = $state.raw(null);
  /** The points of everybody as they are. */
  before: number[] = $state.raw([]);
  failed = $state("");
  private position = "";
  /** How many entries of the log are known. */
  private known = 0;
  private round = 0;

  constructor(private readonly seat: number) {}

  /** Goes on with the plan from how the table is now. */
  async begin(snapshot: Snapshot): Promise<void> {
    this.open = true;
    this.known = snapshot.log.length;
    this.before = snapshot.scores.points;
    await this.ask(async () => {
      const { table, number, log } = snapshot;
      this.position = (await api.shown(table, number, keptNumbers(log).size)).position;
      return api.plan(snapshot.game, this.position, this.seat, this.texts(), snapshot.ruleset);
    });
  }
  /** Adds an action. */
  try(snapshot: Snapshot, action: string): Promise<void> {
    return this.ask(() =>
      api.plan(snapshot.game, this.position, this.seat, [...this.texts(), action], snapshot.ruleset),
    );
  }
  /** Takes the last action out of it. */
  back(snapshot: Snapshot): Promise<void> {
    return this.ask(() =>
      api.plan(snapshot.game, this.position, this.seat, this.texts().slice(0, -1), snapshot.ruleset),
    );
  }
  /** Goes back to the table; the plan stays. */
  leave(): void {
    this.open = false;
    this.round++;
  }
  drop(): void {
    this.leave();
    this.steps = [];
    this.now = null;
  }

  /** Hears what has happened: what came true, or came otherwise, is no longer planned. */
  hear(snapshot: Snapshot): void {
    const fresh = snapshot.log.slice(this.known);
    const gone = snapshot.log.length < this.known;
    this.known = snapshot.log.length;
    if (gone || snapshot.outcome) this.drop();
    for (const entry of fresh) this.happened(entry);
    if (fresh.length && this.open) void this.begin(snapshot);
  }
  private happened({ seat, action }: LogEntry): void {
    const [next, ...rest] = this.steps;
    if (!next) return;
    if (action.startsWith("undo") || (seat === this.seat && next.seat === seat && next.action.action !== action))
      this.steps = [];
    else if (next.seat === seat) this.steps = rest;
  }
  /** Returns the first action of one's own that is planned. */
  get mine(): LegalAction | null {
    return this.steps.find(({ seat }) => seat === this.seat)?.action ?? null;
  }

  private texts(): string[] {
    return this.steps.map(({ action }) => action.action);
  }
  private async ask(question: () => Promise<Planned>): Promise<void> {
    const mine = ++this.round;
    this.failed = "";
    try {
      const answer = await question();
      if (mine !== this.round) return;
      this.now = answer;
      this.steps = answer.steps;
    } catch (error) {
      if (mine === this.round) this.failed = error instanceof Refusal ? error.code : "internal";
    }
  }
}
