/** A position that is being looked at or set up: its text, what the server makes of it, and what it was before. */
import { api, Refusal } from "../lib/api";
import type { GameName, PositionFault, PositionShown } from "../wire";
import { withField } from "./fields";

const PAUSE = 220;

export class PositionStore {
  text = $state("");
  /** The last text that was a position, drawn. */
  shown: PositionShown | null = $state.raw(null);
  /** Why the text is none. */
  fault: PositionFault | null = $state.raw(null);
  /** Why the server could not be asked, as the code of a failure. */
  failed = $state("");
  private past: string[] = $state.raw([]);
  private future: string[] = $state.raw([]);
  private round = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: GameName,
    private readonly onvalid: (text: string) => void = () => undefined,
  ) {}

  get canUndo(): boolean {
    return this.past.length > 0;
  }
  get canRedo(): boolean {
    return this.future.length > 0;
  }
  /** Whether what is drawn is what the text says. */
  get valid(): boolean {
    return this.fault === null && !this.failed && this.shown !== null;
  }

  /** Shows a text without a past: another position. */
  async open(text: string): Promise<void> {
    this.past = [];
    this.future = [];
    this.text = text;
    await this.check();
  }
  /** Begins with a set-up. */
  async begin(options: Record<string, string | number | boolean>): Promise<void> {
    try {
      const shown = await api.positionStart(this.game, options);
      this.keep();
      this.take(shown, shown.position);
    } catch (error) {
      this.failed = error instanceof Refusal ? error.code : "internal";
    }
  }
  /** Changes the text; what it was can be brought back. */
  edit(text: string, soon = false): void {
    if (text === this.text) return;
    this.keep();
    this.text = text;
    clearTimeout(this.timer);
    if (soon) void this.check();
    else this.timer = setTimeout(() => void this.check(), PAUSE);
  }
  set(name: string, value: string | null): void {
    this.edit(withField(this.text, name, value), true);
  }
  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, this.text];
    this.text = before;
    void this.check();
  }
  redo(): void {
    const next = this.future.at(-1);
    if (next === undefined) return;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, this.text];
    this.text = next;
    void this.check();
  }

  private keep(): void {
    if (this.text) this.past = [...this.past.slice(-200), this.text];
    this.future = [];
  }
  private take(shown: PositionShown, text: string): void {
    this.text = text;
    this.shown = shown;
    this.fault = null;
    this.failed = "";
    this.onvalid(text);
  }
  private async check(): Promise<void> {
    const round = ++this.round;
    const text = this.text;
    try {
      const { shown, fault } = await api.position(this.game, text);
      if (round !== this.round) return;
      this.failed = "";
      if (shown) this.take(shown, text);
      else this.fault = fault;
    } catch (error) {
      if (round === this.round) this.failed = error instanceof Refusal ? error.code : "internal";
    }
  }
}
