import { describe, expect, it } from "vitest";
import { nextSpeed, rateOf, readingTime, SPEEDS } from "./pace";

describe("the time for a sentence", () => {
  it("is between a second and a half and three, by its length", () => {
    expect(readingTime("Ay places a servant on 5.")).toBe(1500);
    expect(readingTime("x".repeat(60))).toBe(2400);
    expect(readingTime("x".repeat(400))).toBe(3000);
  });
  it("is nothing where nothing is said", () => {
    expect(readingTime("")).toBe(0);
  });
  it("is shorter for who wants it faster", () => {
    expect(readingTime("x".repeat(60), rateOf("four"))).toBe(600);
    expect(readingTime("x".repeat(60), rateOf("half"))).toBe(4800);
    expect(rateOf("step")).toBe(1);
  });
});

describe("speeds", () => {
  it("are in a row from slow to fast, with an end on both sides", () => {
    expect(SPEEDS.map((speed) => nextSpeed(speed, 1))).toEqual(["half", "one", "two", "four", "none", "none"]);
    expect(nextSpeed("step", -1)).toBe("step");
    expect(nextSpeed("none", -1)).toBe("four");
  });
});
