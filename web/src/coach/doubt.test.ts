import { describe, expect, it } from "vitest";
import cases from "../../../tests/coach/doubt.json";
import { aboutEqual, byChance, doubtOf, isSettled, leadErrorOf, together } from "./doubt";

interface Known {
  lead: number;
  lead_error?: number;
  looks: [number, number][];
}

describe("order and doubt are those of the coach", () => {
  it.each(cases)("$about", ({ actions, order, equal, settled = [], errors }) => {
    const found = Object.entries(actions as unknown as Record<string, Known>)
      .map(([name, { lead, lead_error: leadError = 0, looks }]) => ({
        name,
        lead,
        leadError,
        ...together(looks.map(([trials, chance]) => ({ trials, chance }))),
      }))
      .sort(byChance);
    const [best, ...others] = found;
    expect(found.map(({ name }) => name)).toEqual(order);
    expect(others.filter((other) => aboutEqual(best, other)).map(({ name }) => name)).toEqual(equal);
    expect(found.filter((each) => isSettled(best, each)).map(({ name }) => name)).toEqual(settled);
    for (const { name, error } of found)
      expect(error).toBeCloseTo((errors as unknown as Record<string, number>)[name], 4);
  });
  it("is less sure of a lead the fewer looks agree", () => {
    const looks = [10, 14, 12, 12].map((lead) => ({ trials: 100, lead }));
    expect(leadErrorOf(looks)).toBeCloseTo((Math.sqrt(2 / 3) * 5) / 3);
    expect(leadErrorOf(looks.slice(0, 2))).toBeGreaterThan(leadErrorOf(looks));
  });
  it("tells doubt where it matters", () => {
    expect(doubtOf(0.005)).toBeNull();
    expect(doubtOf(0.02)).toBeCloseTo(0.04);
  });
});
