/** How the board is laid out in the room there is, in both directions. */

/**
 * `wide`: cast, markets and players side by side. `middle`: the same below one another, as wide as there is room.
 * `small`: everything at a glance, one market large.
 */
export type Arrangement = "wide" | "middle" | "small";

/** The least width of the board and the least height of the window for each, in pixels. */
const WIDE = { width: 1230, height: 590 };
/** What a page has on both sides of a wide board. */
const MARGIN = 24;
/** The least window in which a table has a wide board. */
export const WIDE_WINDOW = { ...WIDE, width: WIDE.width + MARGIN };
const MIDDLE = { width: 590, height: 560 };
/** What the wide board is drawn for: beyond that all of it grows. */
const DRAWN = { width: 1560, height: 900 };
const LARGEST = 2;

const fits = (least: typeof WIDE, width: number, height: number): boolean =>
  width >= least.width && height >= least.height;

/** Returns the layout for a board of some width in a window of some height. */
export function arrange(width: number, height: number): Arrangement {
  return fits(WIDE, width, height) ? "wide" : fits(MIDDLE, width, height) ? "middle" : "small";
}

/** Returns how much larger than drawn the wide board is shown. */
export function enlarge(width: number, height: number): number {
  return Math.max(1, Math.min(width / DRAWN.width, height / DRAWN.height, LARGEST));
}
