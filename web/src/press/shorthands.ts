/** Properties that stand for several, as these. */
import { split } from "./selectors";

type Pairs = [string, string][];
const SIDES = ["top", "right", "bottom", "left"];
const CORNERS = ["top-left", "top-right", "bottom-right", "bottom-left"];
const STYLE = /^(none|hidden|solid|dashed|dotted|double)$/;
const WIDTH = /^([\d.]|calc|min|max|clamp|thin|medium|thick)/;

const words = (value: string): string[] => split(value, /\s/);
/** Returns four values for one to four. */
function four(value: string): string[] {
  const [a, b = a, c = a, d = b] = words(value);
  return [a, b, c, d];
}
const around = (value: string, name: (side: string) => string): Pairs =>
  four(value).map((each, i) => [name(SIDES[i]), each]);
function line(value: string, name: string): Pairs {
  const parts = words(value);
  const style = parts.find((part) => STYLE.test(part)) ?? "none";
  const width = parts.find((part) => WIDTH.test(part)) ?? "medium";
  const colour = parts.find((part) => part !== style && part !== width) ?? "currentcolor";
  return [
    [`${name}-width`, width],
    [`${name}-style`, style],
    [`${name}-color`, colour],
  ];
}
function slashed(value: string): [string, string | undefined] {
  const [first, second] = split(value, /\//);
  return [first, second];
}
function lines(value: string, name: string): Pairs {
  const [start, end = /^[a-z]/i.test(start) && !start.startsWith("span") ? start : "auto"] = split(value, /\//);
  return [
    [`${name}-start`, start],
    [`${name}-end`, end],
  ];
}

const SHORT: Record<string, (value: string) => Pairs> = {
  margin: (value) => around(value, (side) => `margin-${side}`),
  padding: (value) => around(value, (side) => `padding-${side}`),
  inset: (value) => around(value, (side) => side),
  border: (value) => SIDES.flatMap((side) => line(value, `border-${side}`)),
  outline: (value) => line(value, "outline"),
  "border-radius": (value) => four(value).map((each, i) => [`border-${CORNERS[i]}-radius`, each]),
  "border-width": (value) => around(value, (side) => `border-${side}-width`),
  "border-style": (value) => around(value, (side) => `border-${side}-style`),
  "border-color": (value) => around(value, (side) => `border-${side}-color`),
  gap: (value) => {
    const [row, column = row] = words(value);
    return [
      ["row-gap", row],
      ["column-gap", column],
    ];
  },
  flex(value) {
    const named = { none: "0 0 auto", auto: "1 1 auto", initial: "0 1 auto" }[value] ?? value;
    const [grow, second = "1", basis = /^[\d.]+$/.test(second) ? "0%" : second] = words(named);
    return [
      ["flex-grow", grow],
      ["flex-shrink", /^[\d.]+$/.test(second) ? second : "1"],
      ["flex-basis", basis],
    ];
  },
  "flex-flow": (value) =>
    words(value).map((each) => [each.startsWith("wrap") || each === "nowrap" ? "flex-wrap" : "flex-direction", each]),
  font(value) {
    const found =
      /^(?:(italic|normal)\s+)?(?:(\d{3}|bold|normal)\s+)?(.+?)(?:\s*\/\s*(\S+))?\s+("[^"]+".*|[A-Za-z][^()]*)$/.exec(
        value,
      );
    if (!found) return [];
    const [, style = "normal", weight = "400", size, height = "normal", family] = found;
    return [
      ["font-style", style],
      ["font-weight", weight],
      ["font-size", size],
      ["line-height", height],
      ["font-family", family],
      ["font-variant-numeric", "normal"],
    ];
  },
  background: (value) => [
    [
      /gradient\(/.test(value) ? "background-image" : "background-color",
      value === "0 0" || value === "none" ? "transparent" : value,
    ],
  ],
  overflow: (value) => [
    ["overflow-x", words(value)[0]],
    ["overflow-y", words(value).at(-1)!],
  ],
  "place-items": (value) => [
    ["align-items", words(value)[0]],
    ["justify-items", words(value).at(-1)!],
  ],
  "place-content": (value) => [
    ["align-content", words(value)[0]],
    ["justify-content", words(value).at(-1)!],
  ],
  "place-self": (value) => [
    ["align-self", words(value)[0]],
    ["justify-self", words(value).at(-1)!],
  ],
  "grid-row": (value) => lines(value, "grid-row"),
  "grid-column": (value) => lines(value, "grid-column"),
  "grid-area"(value) {
    const [row, column = row, rowEnd = row, columnEnd = column] = split(value, /\//);
    if (!value.includes("/") && /^[a-z]/i.test(value))
      return [
        ["grid-row-start", value],
        ["grid-row-end", value],
        ["grid-column-start", value],
        ["grid-column-end", value],
      ];
    return [
      ["grid-row-start", row],
      ["grid-column-start", column],
      ["grid-row-end", rowEnd],
      ["grid-column-end", columnEnd],
    ];
  },
  "grid-template"(value) {
    const [rows, columns = "none"] = slashed(value);
    const areas = rows.match(/"[^"]*"/g);
    if (!areas)
      return [
        ["grid-template-rows", rows],
        ["grid-template-columns", columns],
        ["grid-template-areas", "none"],
      ];
    const heights = rows
      .split(/"[^"]*"/)
      .slice(1)
      .map((each) => each.trim() || "auto");
    return [
      ["grid-template-rows", heights.join(" ")],
      ["grid-template-columns", columns],
      ["grid-template-areas", areas.join(" ")],
    ];
  },
  container(value) {
    const [name, type = "normal"] = slashed(value);
    return [
      ["container-name", name],
      ["container-type", type],
    ];
  },
};
for (const side of SIDES) SHORT[`border-${side}`] = (value) => line(value, `border-${side}`);
for (const [axis, [first, second]] of Object.entries({ inline: ["left", "right"], block: ["top", "bottom"] }))
  for (const kind of ["margin", "padding"])
    SHORT[`${kind}-${axis}`] = (value) => {
      const [a, b = a] = words(value);
      return [
        [`${kind}-${first}`, a],
        [`${kind}-${second}`, b],
      ];
    };

/** Returns what a property stands for, for itself where that is nothing else. */
export function long(name: string, value: string): Pairs {
  const expand = SHORT[name];
  if (!expand) return [[name, value]];
  if (!/^(inherit|initial|unset)$/.test(value)) return expand(value);
  const every = expand(name === "font" ? "400 1px x" : name === "grid-template" ? "a / b" : "0");
  return every.map(([each]) => [each, value]);
}
