import { describe, expect, it } from "vitest";
import { celOf, turns } from "./frames";

const pixels = (...colours: number[]): Uint8ClampedArray<ArrayBuffer> =>
  new Uint8ClampedArray(colours.flatMap((colour) => [colour, colour, colour, 255]));
/** Returns the greys that a cel draws, null for what stays. */
const greys = (cel: ReturnType<typeof celOf>): (number | null)[] =>
  [...cel!.index].map((colour) => (colour ? cel!.palette[colour][0] : null));

describe("a film", () => {
  it("shows the beginning and the end of every turn", () => {
    expect(turns([0, 0, 1, 1, 1, 0, 2, null])).toEqual([0, 2, 5, 6, 7]);
  });
  it("has few enough moments to be short, the first and the last among them", () => {
    const many = turns([...Array.from({ length: 200 }, (_, at) => at % 5), null]);
    expect(many.length).toBe(64);
    expect(new Set(many).size).toBe(64);
    expect([many[0], many.at(-1)]).toEqual([0, 200]);
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
