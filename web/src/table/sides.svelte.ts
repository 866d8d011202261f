/** What stands beside a board: the log, the company, or what may come of a choice, never two of them. */
import { innerHeight, innerWidth } from "svelte/reactivity/window";

export type Side = "log" | "company" | "fan";

export class Sides {
  /** What somebody chose: a side, or none; undefined as long as the room decides. */
  private chosen: Side | null | undefined = $state();
  /** Whether the board leaves room for a column; where it does not, what opens lies over a part of it. */
  readonly roomy = $derived.by(() => (innerWidth.current ?? 0) >= this.from());
  readonly open: Side | null = $derived.by(() =>
    this.chosen === undefined ? (this.roomy && !this.quiet ? "log" : null) : this.chosen,
  );

  /** Whether what is open floats over other players: the board keeps its layout. */
  readonly floating: boolean = $derived.by(() => {
    const from = this.floatFrom();
    const [width, height] = [innerWidth.current ?? 0, innerHeight.current ?? 0];
    return this.open !== null && !this.roomy && from !== undefined && width >= from.width && height >= from.height;
  });

  /** A quiet table keeps the log shut until it is asked for; the board says from which width on it leaves room. */
  constructor(
    private readonly quiet: boolean,
    private readonly from: () => number,
    private readonly floatFrom: () => { width: number; height: number } | undefined,
  ) {}
  toggle(side: Side): void {
    if (this.open === side) this.shut();
    else this.chosen = side;
  }
  show(side: Side): void {
    this.chosen = side;
  }
  shut(): void {
    // What may come of a choice lay in the log's place, where the log has one.
    this.chosen = this.roomy && this.chosen !== "fan" ? null : undefined;
  }
  /** Leaves what lies over the board or in the log's place: the log has its own where there is room. */
  leave(): void {
    if (!this.roomy || this.open !== "log") this.chosen = undefined;
  }
}
