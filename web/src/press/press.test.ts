import { describe, expect, it } from "vitest";
import { read } from "./markup";
import { means, selectors } from "./selectors";
import { fits, rules } from "./sheets";
import { long } from "./shorthands";
import { Styles } from "./styles";
import { colour, length, settled } from "./values";

const WINDOW = { width: 1000, height: 500 };
const MEASURES = { em: 10, rem: 16, cqw: 4, cqh: 2, vw: 10, vh: 5 };

describe("markup", () => {
  const root = read(
    '<!--[--><p class="a b" hidden>x &amp; <b>y</b></p><br><svg viewBox="0 0 1 2"><path d="M0"/></svg>',
    "html",
  );
  it("is a tree", () => {
    expect(root.tags.map(({ name }) => name)).toEqual(["p", "br", "svg"]);
    expect(root.tags[0].children[0]).toBe("x & ");
    expect([...root.tags[0].classes]).toEqual(["a", "b"]);
    expect(root.tags[2].tags[0].attributes.get("d")).toBe("M0");
  });
});

describe("selectors", () => {
  const root = read('<div class="a"><i data-n="x:1"></i><b><u></u></b></div>', "html", { "data-theme": "dark" });
  const [div] = root.tags;
  const [i, b] = div.tags;
  it.each([
    [".a > i", i, true],
    ["html i", i, true],
    ["i + b", b, true],
    ["i ~ b u", b.tags[0], true],
    [".a:has(u)", div, true],
    [".a:has(> u)", div, false],
    ['[data-n$=":1"]', i, true],
    ["[data-n]:not(b, u)", i, true],
    ["i:hover", i, false],
    [":root[data-theme=dark]", root, true],
    ["div > :first-child", i, true],
    ["div > :nth-child(2n)", b, true],
    [":where(.a) :is(b, u)", b, true],
    ["b > i", i, false],
  ] as const)("%s", (text, tag, yes) => expect(means(selectors(text)[0], tag)).toBe(yes));
  it("weigh", () => {
    const weights = selectors("a, .b a, #c .b a, :where(.b) a, :not(.b) a").map(({ weight }) => weight);
    expect(weights).toEqual([1, 101, 10101, 1, 101]);
  });
});

describe("sheets", () => {
  it("hold what is for this window", () => {
    const found = rules(
      "@media (max-width: 900px) { a { x: 1 } } @media (min-height: 500px) { b, c { x: 2 } d { y: 3 } }",
      WINDOW,
    );
    expect(found.map(({ selector }) => selector.key)).toEqual(["b", "c", "d"]);
  });
  it("may be nested, and ask for containers", () => {
    const [outer, inner] = rules("@container nile (max-width: 9px) { .a { x: 1; .b & { y: 2 } } }", WINDOW);
    expect(outer.containers).toEqual([{ name: "nile", condition: "(max-width: 9px)" }]);
    expect(inner.selector.steps).toHaveLength(2);
  });
  it("have conditions", () => {
    expect(fits("(max-width: 420px) or (max-aspect-ratio: 13/10)", { width: 500, height: 400 })).toBe(true);
    expect(fits("(min-width: 300px) and (max-height: 100px)", { width: 500, height: 400 })).toBe(false);
    expect(fits("(prefers-reduced-motion: reduce)", WINDOW)).toBe(false);
  });
});

describe("values", () => {
  it.each([
    ["12px", 12, 0],
    ["-0.5em", -5, 0],
    ["calc(100% - 2 * 3px)", -6, 100],
    ["min(9px, 2cqw)", 8, 0],
    ["clamp(1px, 2rem, 20px)", 20, 0],
    ["min(5px, 100%)", 5, 0],
    ["calc((656px - 0px) / 2)", 328, 0],
    ["max(0.8em, 12px)", 12, 0],
  ])("%s", (text, pixels, parts) => expect(length(text, MEASURES)).toEqual({ pixels, parts }));
  it("of words are no lengths", () => expect(length("auto", MEASURES)).toBeNull());
  it("may be colours", () => {
    expect(colour("#abc")).toEqual({ rgb: "#aabbcc", alpha: 1 });
    expect(colour("rgb(255 0 16 / 0.5)")).toEqual({ rgb: "#ff0010", alpha: 0.5 });
    expect(colour("transparent")).toBeNull();
  });
  it("hold variables", () => {
    const held: Record<string, string> = { "--a": "1px", "--b": "" };
    expect(settled("var(--a) var(--c, var(--a))", (name) => held[name], false)).toBe("1px 1px");
    expect(settled("var(--b,#000)var(--c,#fff)", (name) => held[name], false)).toBe("#fff");
    expect(settled("light-dark(#000, #fff)", (name) => held[name], true)).toBe("#fff");
    expect(settled("var(--c)", (name) => held[name], true)).toBeNull();
  });
  it("stand for several", () => {
    expect(long("flex", "1")).toEqual([
      ["flex-grow", "1"],
      ["flex-shrink", "1"],
      ["flex-basis", "0%"],
    ]);
    expect(Object.fromEntries(long("font", '400 max(13px, 3.6cqw) / 1 "Marcellus", serif'))).toMatchObject({
      "font-size": "max(13px, 3.6cqw)",
      "line-height": "1",
      "font-family": '"Marcellus", serif',
    });
  });
});

describe("styles", () => {
  const sheet = `:root { --ink: var(--light, #111); } :root[data-theme="dark"] { --light: #eee; }
    b { color: var(--ink); }
    p { font-size: 2em; } p b { font-size: 50%; margin: 1em 0 0; }
    @container big (min-width: 300px) { b { order: 2; } }
    div { container: big / inline-size; } i::after { content: "!"; }`;
  const markup = '<div><p><b style="padding: 3px">x</b><i></i></p></div>';
  const root = read(markup, "html", { "data-theme": "dark" });
  const styles = new Styles([sheet], WINDOW, true);
  styles.prepare(root);
  const look = (width: number) => {
    const sizes = new Map([[root.tags[0], { width, height: 9 }]]);
    let above = styles.look(root, null, sizes);
    for (let tag = root.tags[0]; tag; tag = tag.tags[0]) above = styles.look(tag, above, sizes);
    return above;
  };
  it("come from sheets, attributes and those around", () => {
    expect(look(100).get("color")).toBe("#eee");
    expect(look(100).em).toBe(16);
    expect(look(100).pixels("margin-top")).toBe(16);
    expect(look(100).pixels("padding-left")).toBe(3);
  });
  it("depend on containers", () => {
    expect(look(100).get("order")).toBeUndefined();
    expect(look(400).get("order")).toBe("2");
  });
  it("add text", () => expect(root.tags[0].tags[0].tags[1].tags[0].children).toEqual(["!"]));
});
