import { describe, expect, it } from "vitest";
import type { Look } from "../press";
import { arrowsOver, marked, placesIn } from "./marks";

const BODY = '<button data-action="a1" aria-disabled="true">x</button><span data-anchor="deck"></span>';

describe("places", () => {
  it("are found by name and by action", () => expect(placesIn(BODY)).toEqual(["a1", "deck"]));
  it("are marked in the colour of a seat, or of nobody", () => {
    const both = marked(
      BODY,
      [
        { place: "a1", seat: null },
        { place: "deck", seat: 2 },
      ],
      [],
    );
    expect(both).toContain('<button data-hinted="" data-action="a1"');
    expect(both).toContain('<span data-marked="2" data-last="" data-anchor="deck"');
  });
  it("that can be chosen are marked by the board itself", () => {
    expect(marked(BODY, [{ place: "a1", seat: null }], ["a1"])).toBe(BODY);
    expect(marked(BODY, [{ place: "a1", seat: 0 }], ["a1"])).toContain('data-marked="0"');
  });
});

describe("an arrow", () => {
  const places = { a1: { x: 0, y: 0, width: 20, height: 20 }, deck: { x: 100, y: 0, width: 20, height: 20 } };
  const look = { passed: { "--focus": "#00f", "--seat-1": "#0f0" } } as unknown as Look;
  it("goes from the middle of one place to that of another", () => {
    const drawn = arrowsOver([{ from: "a1", to: "deck", seat: null }], places, look);
    expect(drawn).toContain('d="M10 10L86 10"');
    expect(drawn).toContain('d="M110 10L86 22L86 -2Z"');
    expect(drawn).toContain('stroke="#00f"');
  });
  it("has the colour of whose it is", () =>
    expect(arrowsOver([{ from: "deck", to: "a1", seat: 1 }], places, look)).toContain('fill="#0f0"'));
});
