import { describe, expect, it } from "vitest";
import { celOf, paceOf, turns } from "./frames";

const pixels = (...colours: number[]): Uint8ClampedArray<ArrayBuffer> =>
  new Uint8ClampedArray(colours.flatMap((colour) => [colour, colour, colour, 255]));
/** Returns the greys that a cel draws, null for what stays. */
const greys = (cel: ReturnType<typeof celOf>): (number | null)[] =>
  [...cel!.index].map((colour) => (colour ? cel!.palette[colour][0] : null));

describe("a film", () => {
  it("shows the beginning and the end of every turn", () => {
    expect(turns([0, 0, 1, 1, 1, 0, 2, null])).toEqual([0, 2, 5, 6, 7]);
  });
  it("lasts about a minute, but lets every moment be seen", () => {
    expect(paceOf(75) * 75).toBe(60_000);
    expect(paceOf(10)).toBe(900);
    expect(paceOf(1000)).toBe(300);
  });
  it("draws what changed over what was there", () => {
    const [first, second] = [pixels(0, 80, 160), pixels(0, 240, 160)];
    expect(greys(celOf(null, first)).every((grey) => grey !== null)).toBe(true);
    const changed = greys(celOf(first, second));
    expect(changed.map((grey) => grey === null)).toEqual([true, false, true]);
    expect(Math.abs(changed[1]! - 240)).toBeLessThan(8);
    expect(celOf(second, second)).toBeNull();
  });
});
