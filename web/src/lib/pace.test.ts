import { describe, expect, it } from "vitest";
import { captionTime, nextSpeed, rateOf, readingTime, SPEEDS } from "./pace";

describe("the time for a sentence", () => {
  it("is between three quarters of a second and one and a half, by its length", () => {
    expect(readingTime("Ay places a servant on 5.")).toBe(750);
    expect(readingTime("x".repeat(60))).toBe(1200);
    expect(readingTime("x".repeat(400))).toBe(1500);
  });
  it("is nothing where nothing is said", () => {
    expect(readingTime("")).toBe(0);
  });
  it("is shorter for who wants it faster", () => {
    expect(readingTime("x".repeat(60), rateOf("four"))).toBe(300);
    expect(readingTime("x".repeat(60), rateOf("half"))).toBe(2400);
    expect(rateOf("step")).toBe(1);
  });
});

describe("the time for a look", () => {
  it("is a little more than a second, by its share, and shorter for who wants it faster", () => {
    expect([captionTime(1), captionTime(0.5), captionTime(1, 2)]).toEqual([1200, 600, 600]);
  });
});

describe("speeds", () => {
  it("are in a row from slow to fast, with an end on both sides", () => {
    expect(SPEEDS.map((speed) => nextSpeed(speed, 1))).toEqual(["half", "one", "two", "four", "none", "none"]);
    expect(nextSpeed("step", -1)).toBe("step");
    expect(nextSpeed("none", -1)).toBe("four");
  });
});
