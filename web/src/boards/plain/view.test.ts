import { describe, expect, it } from "vitest";
import type { LegalAction, View } from "../../wire";
import { inSigns, isGrid, piecesOf, placeOf, restOf, seatsOf } from "./view";

const VIEW = {
  game: "senet",
  phase: "throw",
  turn: 1,
  seats: [{ pawns: 5 }, { pawns: 4 }],
  houses: [
    [1, null],
    [0, 2],
  ],
  sticks: { black: 2, white: true },
} as unknown as View;

describe("any view as a board", () => {
  it("has what belongs to seats, and the rest without what is told elsewhere", () => {
    expect(seatsOf(VIEW)).toEqual([{ pawns: 5 }, { pawns: 4 }]);
    expect(restOf(VIEW).map(([key]) => key)).toEqual(["houses", "sticks"]);
    expect(seatsOf({ game: "senet" } as unknown as View)).toEqual([]);
  });
  it("is written in signs, as in Python", () => {
    const [[, houses], [, sticks]] = restOf(VIEW);
    expect(isGrid(houses)).toBe(true);
    expect(inSigns("senet", houses)).toBe("1 – / 0 2");
    expect(inSigns("senet", sticks)).toBe("black 2, white ✓");
    expect(inSigns("senet", [])).toBe("–");
  });
  it("has pieces where numbers are said to be seats", () => {
    const view = { ...VIEW, shows: { houses: "seats" } } as unknown as View;
    expect(restOf(view)).toEqual(restOf(VIEW));
    expect([...piecesOf(view)]).toEqual(["houses"]);
    expect([...piecesOf(VIEW)]).toEqual([]);
    expect(inSigns("senet", restOf(view)[0]![1], true)).toBe("● – / ◆ ▲");
  });
  it("knows where an action is attached", () => {
    expect(placeOf({ action: "3", kind: "sow", at: "seats.0.pits.2" } as LegalAction)).toBe("seats.0.pits.2");
    expect(placeOf({ action: "pass", kind: "pass" } as LegalAction)).toBeNull();
  });
});
