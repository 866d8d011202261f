/** What stands beside a board: the log or the company, never both. */

/** From this width on there is room for the log beside the board. */
const WIDE = 1700;

export class Sides {
  open: "log" | "company" | null = $state(null);

  /** A quiet table keeps the log shut until it is asked for, however wide the screen is. */
  constructor(quiet: boolean) {
    if (!quiet && innerWidth >= WIDE) this.open = "log";
  }
  toggle(side: "log" | "company"): void {
    this.open = this.open === side ? null : side;
  }
  shut(): void {
    this.open = null;
  }
}
