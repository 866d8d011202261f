import { describe, expect, it } from "vitest";
import { framed, settled } from "./frame";
import { arrowsOver, marked, placesIn, stylesOfArrows } from "./marks";

const BODY = '<button data-action="a1" aria-disabled="true">x</button><span data-anchor="deck"></span>';

describe("a picture's styles", () => {
  const sheet =
    ".a { x: 1 } @media (max-width: 560px) { .b { y: 2 } } @media (min-width: 600px) { .c { z: 3 } } .d { w: 4 }";

  it("depend on its own width, whoever shows it and how large", () => {
    expect(settled(sheet, 500).split(/\s+/).join(" ")).toBe(".a { x: 1 } .b { y: 2 } .d { w: 4 }");
    expect(settled(sheet, 900).split(/\s+/).join(" ")).toBe(".a { x: 1 } .c { z: 3 } .d { w: 4 }");
  });
  it("still follow what a person chose", () => {
    const chosen = "@media (forced-colors: active) { .a { x: 1 } }";
    expect(settled(chosen, 900)).toBe(chosen);
  });
});

describe("a frame", () => {
  it("is XML, with drawings in it that are SVG", () => {
    const svg = framed(
      '<svg viewBox="0 0 1 1"></svg>',
      ".a > .b::after { content: '<&' }",
      { width: 90, height: 60 },
      "dark",
    );
    const page = new DOMParser().parseFromString(svg, "image/svg+xml");
    expect(page.querySelector("parsererror")).toBeNull();
    expect(svg).toContain('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">');
    expect(svg).toContain('data-theme="dark"');
  });
});

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
  const arrows = [
    { from: "a1", to: "deck", seat: null },
    { from: "deck", to: "a1", seat: 1 },
  ];
  it("has one name for a place, however many arrows end there", () => {
    const styles = stylesOfArrows(arrows, ["a1"]);
    expect(styles.match(/anchor-name/g)).toHaveLength(2);
    expect(styles).toContain('[data-action="a1"]:not([aria-disabled="true"]) { anchor-name: --end-0; }');
  });
  it("is drawn in all four ways it may point", () => {
    const drawn = arrowsOver(arrows);
    expect(drawn.match(/class="arrow"/g)).toHaveLength(8);
    expect(new Set(drawn.match(/marker id="[^"]+"/g)).size).toBe(8);
    expect(drawn).toContain("left:calc(anchor(--end-0 center) - 0.5px)");
  });
});
