import { describe, expect, it } from "vitest";
import type { Player, TableSummary } from "../wire";
import { endingOf, mySeat, ordered, stripOf } from "./order";

const player = (seat: number, mine: boolean): Player => ({
  seat,
  mine,
  kind: "person",
  name: "",
  bot: null,
  present: false,
  gone: null,
  stand_in: null,
  given_up: false,
});
const table = (name: string, more: Partial<TableSummary> = {}): TableSummary => ({
  table: name,
  game: "duel",
  options: {},
  status: "playing",
  number: 1,
  my_turn: false,
  actor: null,
  players: [player(0, false), player(1, true)],
  changed: "2026-01-01T00:00:00+00:00",
  lesson: false,
  results: null,
  archived: false,
  given_up: false,
  spirit: "usual",
  ...more,
});
const ended = (...places: number[]): TableSummary =>
  table("t", {
    status: "over",
    results: places.map((place, seat) => ({ place, points: 10 + seat })),
    players: places.map((_, seat) => player(seat, seat === 1)),
  });

describe("my tables", () => {
  it("stand in the order that is asked for, the latest first among equals", () => {
    const tables = [
      table("over", { status: "over", changed: "2026-01-04" }),
      table("old", { changed: "2026-01-01", game: "nefertiti" }),
      table("turn", { my_turn: true, changed: "2026-01-02" }),
      table("new", { changed: "2026-01-03", game: "nefertiti" }),
    ];
    const names = (order: Parameters<typeof ordered>[1]): string[] => ordered(tables, order).map((each) => each.table);
    expect(names("turn")).toEqual(["turn", "new", "old", "over"]);
    expect(names("latest")).toEqual(["over", "new", "turn", "old"]);
    expect(names("game")).toEqual(["over", "turn", "new", "old"]);
    expect(mySeat(tables[0])).toBe(1);
  });

  it("say how they ended for me", () => {
    expect(endingOf(ended(2, 1))).toEqual({ ending: "won", place: 1, points: 11 });
    expect(endingOf(ended(1, 2))?.ending).toBe("lost");
    expect(endingOf(ended(1, 1))?.ending).toBe("shared");
    expect(endingOf(ended(0, 0))?.ending).toBe("nobody");
    expect(endingOf(ended(1, 2, 3))).toEqual({ ending: "place", place: 2, points: 11 });
    expect(endingOf(table("t"))).toBeNull();
    expect(endingOf({ ...ended(2, 1), players: [player(0, true), player(1, true)] })).toBeNull();
  });

  it("stand above the games where something can go on, and the last results after them", () => {
    const names = (tables: TableSummary[]): string[] => stripOf(tables).map((each) => each.table);
    expect(names([])).toEqual([]);
    expect(names([table("lesson", { lesson: true }), table("away", { archived: true })])).toEqual([]);
    const over = [1, 2, 3].map((day) => table(`over ${day}`, { status: "over", changed: `2026-02-0${day}` }));
    const running = [1, 2, 3, 4, 5].map((day) =>
      table(`on ${day}`, { changed: `2026-01-0${day}`, my_turn: day === 1 }),
    );
    expect(names([...over, ...running])).toEqual(["on 1", "on 5", "on 4", "on 3", "over 3", "over 2"]);
  });
});
