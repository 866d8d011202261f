import { describe, expect, it } from "vitest";
import cases from "../../../tests/coach/balance.json";
import type { Worth } from "../wire";
import { balance, deserved, favourOf, stepsOf } from "./balance";

const worth = (wins: number[]): Worth => ({ wins, points: [], breakdown: [] });

describe("luck and play", () => {
  for (const { said, start, luck, final, parts, deserved: wins } of cases)
    it(`are what the coach says they are: ${said}`, () => {
      const found = balance(
        luck.map((each) => ({ worth: worth(start), luck: each })),
        worth(final),
      )!;
      expect(found.fair).toBeCloseTo(parts.fair, 3);
      for (const part of ["start", "luck", "play"] as const)
        found[part].forEach((value, seat) => expect(value).toBeCloseTo(parts[part][seat], 3));
      final.forEach((won, seat) => {
        expect(deserved(found, seat)).toBeCloseTo(wins[seat], 3);
        expect(stepsOf(found, seat)[0].from).toBeCloseTo(parts.fair, 3);
        expect(stepsOf(found, seat).at(-1)!.to).toBeCloseTo(won);
      });
    });
  it("are told by how much luck there was", () => {
    const told = (luck: number): string => favourOf({ fair: 0.5, start: [0, 0], luck: [luck, -luck], play: [0, 0] }, 0);
    expect([-0.3, -0.1, 0.02, 0.1, 0.4].map(told)).toEqual(["much-against", "against", "even", "with", "much-with"]);
  });
});
