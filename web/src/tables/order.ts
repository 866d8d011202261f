/** My tables in an order, and what each says of how it ended for me. */
import type { SeatResult, TableSummary } from "../wire";

export const ORDERS = ["turn", "latest", "game"] as const;
export type Order = (typeof ORDERS)[number];

const latest = (one: TableSummary, other: TableSummary): number => other.changed.localeCompare(one.changed);
const state = (table: TableSummary): number => (table.my_turn ? 0 : table.status === "over" ? 2 : 1);
const COMPARED: Record<Order, (one: TableSummary, other: TableSummary) => number> = {
  turn: (one, other) => state(one) - state(other),
  latest: () => 0,
  game: (one, other) => one.game.localeCompare(other.game),
};

/** Returns tables in an order; those that are alike in it, the latest first. */
export const ordered = (tables: readonly TableSummary[], order: Order): TableSummary[] =>
  [...tables].sort((one, other) => COMPARED[order](one, other) || latest(one, other));

/** Returns the seat whose colour is mine, the first of several; null where none is. */
export const mySeat = (table: TableSummary): number | null => table.players.find((player) => player.mine)?.seat ?? null;

export type Ending = "nobody" | "shared" | "won" | "lost" | "place";
/** Returns how a match ended for me; null where it is not known, and where several seats are mine. */
export function endingOf(table: TableSummary): (SeatResult & { ending: Ending }) | null {
  const mine = table.players.filter((player) => player.mine);
  if (!table.results || mine.length !== 1) return null;
  const result = table.results[mine[0].seat];
  return { ...result, ending: endingAt(result.place, table.results) };
}
function endingAt(place: number, all: readonly SeatResult[]): Ending {
  if (place === 0) return "nobody";
  if (place > 1) return all.length > 2 ? "place" : "lost";
  return all.filter((each) => each.place === 1).length > 1 ? "shared" : "won";
}

/** How many tables stand above the games: of those that go on, and of those that are over. */
const MOST_RUNNING = 4;
const MOST_OVER = 2;
/** Returns the tables that stand above the games: where something can go on, my turn first, then the last results. */
export function stripOf(tables: readonly TableSummary[]): TableSummary[] {
  const mine = ordered(
    tables.filter((table) => !table.lesson && !table.archived),
    "turn",
  );
  const over = mine.filter(({ status }) => status === "over");
  return [...mine.filter((table) => !over.includes(table)).slice(0, MOST_RUNNING), ...over.slice(0, MOST_OVER)];
}
