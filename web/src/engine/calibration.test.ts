import { describe, expect, it } from "vitest";
import { calibrated, powerOf } from "./calibration";
import cases from "../../../tests/coach/calibration.json";

describe("chances that are true", () => {
  it.each(cases)("of $parts to the power $power as Python has them", ({ parts, power, given }) => {
    calibrated(parts, power).forEach((part, seat) => expect(part).toBeCloseTo(given[seat], 9));
  });
  it("have a power of their own in each of our games, and are left alone in others", () => {
    expect(powerOf("duel", 2)).toBeGreaterThan(1);
    expect(powerOf("kalah" as never, 2)).toBe(1);
  });
});
