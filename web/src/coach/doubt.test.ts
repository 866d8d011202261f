import { describe, expect, it } from "vitest";
import cases from "../../../tests/coach/doubt.json";
import { byChance, doubtOf, mayBeBest, together } from "./doubt";

interface Known {
  lead: number;
  looks: [number, number][];
}

describe("order and doubt are those of the coach", () => {
  it.each(cases)("$about", ({ actions, order, equal, errors }) => {
    const found = Object.entries(actions as unknown as Record<string, Known>)
      .map(([name, { lead, looks }]) => ({
        name,
        lead,
        ...together(looks.map(([trials, chance]) => ({ trials, chance }))),
      }))
      .sort(byChance);
    const [best, ...others] = found;
    expect(found.map(({ name }) => name)).toEqual(order);
    expect(others.filter((other) => mayBeBest(best, other)).map(({ name }) => name)).toEqual(equal);
    for (const { name, error } of found)
      expect(error).toBeCloseTo((errors as unknown as Record<string, number>)[name], 4);
  });
  it("tells doubt where it matters", () => {
    expect(doubtOf(0.005)).toBeNull();
    expect(doubtOf(0.02)).toBeCloseTo(0.04);
  });
});
