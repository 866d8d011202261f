import { describe, expect, it } from "vitest";
import type { Choice, Judgement, Worth } from "../wire";
import { costly, course, lessons, linePath } from "./course";

const worth = (...wins: number[]): Worth => ({ wins, points: wins.map(() => 0), breakdown: wins.map(() => ({})) });
function decision(
  number: number,
  seat: number,
  before: Worth,
  after: Worth,
  mark: Choice["mark"] = "best",
  loss = 0,
): Judgement {
  const choice = {
    action: "b2",
    same: [],
    worth: after,
    mark,
    equal: false,
    settled: false,
    loss,
    points_lost: 0,
    error: 0,
    trials: 1,
    line: [],
    line_seats: [],
    line_things: [],
    pro: [],
    contra: [],
    against: null,
  };
  return { number, seat, legal: 3, worth: before, choices: [choice], played: choice, crowning: null, luck: [] };
}
const MATCH = [
  decision(1, 0, worth(0.6, 0.4), worth(0.5, 0.5), "slip", 0.05),
  decision(2, 1, worth(0.4, 0.6), worth(0.4, 0.6)),
  decision(3, 0, worth(0.5, 0.5), worth(0.2, 0.8), "blunder", 0.3),
];

describe("the course of a match", () => {
  it("is the mean of both looks at a moment, and ends as it ended", () => {
    expect(course(MATCH, worth(0, 1), 3).map((wins) => wins?.[0])).toEqual([0.6, 0.45, 0.45, 0]);
  });
  it("has gaps where nothing is known yet", () => {
    const found = course(MATCH.slice(0, 1), worth(0, 1), 3);
    expect(found.map((wins) => wins?.[0] ?? null)).toEqual([0.6, 0.5, null, null]);
    expect(
      linePath(
        found.map((wins) => wins?.[0] ?? null),
        (n) => n,
        (v) => v,
      ),
    ).toBe("M0.0 0.6L1.0 0.5");
  });
});

describe("costly decisions", () => {
  it("come worst first, those of one seat in the order of the match", () => {
    expect(costly(MATCH).map(({ number }) => number)).toEqual([3, 1]);
    expect(costly(MATCH, 1)).toEqual([]);
    expect(lessons(MATCH, 0).map(({ number }) => number)).toEqual([1, 3]);
    expect(lessons(MATCH, 0, 1).map(({ number }) => number)).toEqual([3]);
  });
});
