/** What boxes ask of the layout engine: their styles as it takes them. */
import {
  AlignContent,
  AlignItems,
  AlignSelf,
  BoxSizing,
  Display,
  FlexDirection,
  FlexWrap,
  JustifyContent,
  Overflow,
  Position,
  type Dimension,
  type StylePropertyValues,
} from "taffy-layout";
import type { Box } from "./boxes";
import type { Tag } from "./markup";
import type { Size } from "./sheets";
import type { Look } from "./styles";
import { areas, lies, tracks } from "./tracks";
import { length } from "./values";

const ALIGN: Record<string, keyof typeof AlignItems> = {
  ...{ start: "Start", end: "End", "flex-start": "FlexStart", "flex-end": "FlexEnd", center: "Center" },
  ...{ stretch: "Stretch", left: "Start", right: "End", baseline: "Start" },
};
const SPREAD: Record<string, keyof typeof JustifyContent> = {
  ...{ "space-between": "SpaceBetween", "space-around": "SpaceAround", "space-evenly": "SpaceEvenly" },
  ...{
    start: "Start",
    end: "End",
    "flex-start": "FlexStart",
    "flex-end": "FlexEnd",
    center: "Center",
    stretch: "Stretch",
  },
};
const SIDES = ["left", "right", "top", "bottom"] as const;

/** What one pass finds for the next: the room in elements, and how much lower children stand on a common line. */
export interface Known {
  sizes: Map<Tag, Size>;
  /** Elements whose size something else is reckoned by. */
  wanted: Set<Tag>;
  lifts: Map<Tag, number[]>;
}
/** Returns how much wider than high a drawing is. */
export function ratioOf(tag: Tag): number {
  const [, , width, height] = (tag.attributes.get("viewBox") ?? "0 0 2 1").split(/[\s,]+/).map(Number);
  return width / height;
}

/** Returns what a box asks for; how wide it wants to be by itself is found only where it says so. */
export function styleOf(box: Box, known: Known, wide: (box: Box) => Dimension): StylePropertyValues {
  if (!box.tag) return { display: Display.Block, ...lifted(box, known), ...plainItem(box) };
  const { look } = box;
  const holder = box.parent?.tag;
  const room = holder ? known.sizes.get(holder) : undefined;
  const size = (name: string, whole?: number): Dimension => {
    const text = look.get(name);
    if (holder && text?.includes("%") && text.includes("(")) known.wanted.add(holder);
    return dimension(text, look, whole, box, wide);
  };
  const edge = (name: string, whole?: number) => size(name, whole) as number;
  const values: StylePropertyValues = {
    display: displayOf(box),
    boxSizing: BoxSizing.BorderBox,
    position: box.free ? Position.Absolute : Position.Relative,
    width: drawingSize(box, "width") ?? size("width", room?.width),
    height: drawingSize(box, "height") ?? size("height", room?.height),
    minWidth: size("min-width", room?.width),
    minHeight: size("min-height", room?.height),
    maxWidth: size("max-width", room?.width),
    maxHeight: size("max-height", room?.height),
    overflowX: overflow(look.get("overflow-x")),
    overflowY: overflow(look.get("overflow-y")),
    flexGrow: Number(look.get("flex-grow") ?? 0),
    flexShrink: Number(look.get("flex-shrink") ?? 1),
    flexBasis: size("flex-basis", room?.width),
    columnGap: look.get("column-gap") ? edge("column-gap", known.sizes.get(box.tag)?.width) : 0,
    rowGap: look.get("row-gap") ? edge("row-gap", known.sizes.get(box.tag)?.height) : 0,
  };
  for (const side of SIDES) {
    const name = (side[0].toUpperCase() + side.slice(1)) as Capitalize<typeof side>;
    values[`margin${name}`] = look.get(`margin-${side}`) ? edge(`margin-${side}`, room?.width) : 0;
    values[`padding${name}`] = look.get(`padding-${side}`) ? edge(`padding-${side}`, room?.width) : 0;
    values[`border${name}`] = lineWidth(look, `border-${side}`);
    if (box.free || box.position === "relative")
      values[side] = edge(side, side === "left" || side === "right" ? room?.width : room?.height);
  }
  // The engine is told only what differs from what it takes anyway: telling it is what costs time.
  for (const [name, value] of Object.entries(values))
    if (value === (/^(margin|padding|border|columnGap|rowGap)/.test(name) ? 0 : "auto"))
      delete values[name as keyof typeof values];
  return { ...values, ...alignment(box), ...ratio(box), ...grid(box, known), ...lifted(box, known), ...plainItem(box) };
}
/** A child of a grid that says nothing lies in one cell. */
function plainItem(box: Box): StylePropertyValues {
  const holder = box.parent;
  if (!box.tag || holder?.display !== "grid" || box.free) return {};
  const named = areas(holder.look.get("grid-template-areas"));
  const values: StylePropertyValues = {
    gridRow: lies(box.look, "row", named),
    gridColumn: lies(box.look, "column", named),
  };
  return values;
}
function displayOf(box: Box): Display {
  if (box.display === "flex") return Display.Flex;
  if (box.display === "grid") return Display.Grid;
  // What is in a button stands in the middle of it.
  return box.tag?.name === "button" ? Display.Flex : Display.Block;
}
function alignment(box: Box): StylePropertyValues {
  const { look } = box;
  const values: StylePropertyValues = {};
  const at = (name: string): string | undefined => look.get(name);
  if (box.display === "flex") {
    const direction = at("flex-direction") ?? "row";
    values.flexDirection =
      FlexDirection[
        { row: "Row", column: "Column", "row-reverse": "RowReverse", "column-reverse": "ColumnReverse" }[
          direction
        ] as "Row"
      ];
    values.flexWrap = at("flex-wrap") === "wrap" ? FlexWrap.Wrap : FlexWrap.NoWrap;
  } else if (box.tag?.name === "button" && box.display !== "grid") {
    values.flexDirection = FlexDirection.Column;
    values.justifyContent = JustifyContent.Center;
    values.alignItems = AlignItems.Stretch;
  }
  const items = at("align-items");
  if (items && ALIGN[items]) values.alignItems = AlignItems[ALIGN[items]];
  const across = at("justify-items");
  if (across && ALIGN[across]) values.justifyItems = AlignItems[ALIGN[across]];
  const content = at("align-content");
  if (content && SPREAD[content]) values.alignContent = AlignContent[SPREAD[content]];
  const justify = at("justify-content");
  if (justify && SPREAD[justify]) values.justifyContent = JustifyContent[SPREAD[justify]];
  for (const [name, key] of [
    ["align-self", "alignSelf"],
    ["justify-self", "justifySelf"],
  ] as const) {
    const own = at(name);
    if (own && ALIGN[own]) values[key] = AlignSelf[ALIGN[own]];
  }
  // Drawings keep their shape where nobody asks for another.
  if (box.drawing && box.parent?.display === "grid") {
    if (!at("align-self") && !box.parent.look.get("align-items")) values.alignSelf = AlignSelf.Start;
    if (!at("justify-self") && !box.parent.look.get("justify-items")) values.justifySelf = AlignSelf.Start;
  }
  return values;
}
function ratio(box: Box): StylePropertyValues {
  const [width, height = "1"] = (box.look.get("aspect-ratio") ?? "").split("/");
  if (width.trim() && width.trim() !== "auto") return { aspectRatio: Number(width) / Number(height) };
  if (!box.drawing) return {};
  const sized = (name: "width" | "height"): boolean =>
    (box.look.get(name) ?? box.tag!.attributes.get(name) ?? "auto") !== "auto";
  return { itemIsReplaced: true, ...(sized("width") && sized("height") ? {} : { aspectRatio: ratioOf(box.tag!) }) };
}
function grid(box: Box, known: Known): StylePropertyValues {
  if (box.display !== "grid") return {};
  const size = known.sizes.get(box.tag!);
  const named = areas(box.look.get("grid-template-areas"));
  const rows = tracks(box.look.get("grid-template-rows"), box.look, size?.height);
  const columns = tracks(box.look.get("grid-template-columns"), box.look, size?.width);
  const auto = { min: "auto", max: "auto" } as const;
  const ends = (axis: "row" | "column"): number => Math.max(1, ...[...named.values()].map((area) => area[axis][1])) - 1;
  const filled = (list: typeof rows, many: number) => [
    ...list,
    ...Array.from({ length: Math.max(0, many - list.length) }, () => auto),
  ];
  return { gridTemplateRows: filled(rows, ends("row")), gridTemplateColumns: filled(columns, ends("column")) };
}
function lifted(box: Box, known: Known): StylePropertyValues {
  const holder = box.parent;
  const lifts = holder?.tag && known.lifts.get(holder.tag);
  if (!lifts || box.free) return {};
  const lift = lifts[holder.placed.filter((child) => !child.free).indexOf(box)] ?? 0;
  return lift > 0.01 ? { marginTop: lift + (box.tag ? box.look.pixels("margin-top") : 0) } : {};
}
function dimension(
  text: string | undefined,
  look: Look,
  whole: number | undefined,
  box: Box,
  wide: (box: Box) => Dimension,
): Dimension {
  if (!text || text === "auto" || text === "none" || text === "content") return "auto";
  if (/^(max|min|fit)-content$/.test(text)) return wide(box);
  const found = length(text, look.measures(whole));
  if (!found || !Number.isFinite(found.pixels)) return "auto";
  if (found.parts && !found.pixels) return `${found.parts}%`;
  return found.pixels + (found.parts * (whole ?? 0)) / 100;
}
/** Returns the size that a drawing's own attributes give it where no style does. */
function drawingSize(box: Box, name: "width" | "height"): Dimension | undefined {
  const written = box.drawing && !box.look.get(name) ? box.tag!.attributes.get(name) : undefined;
  return written === undefined ? undefined : written.endsWith("%") ? (written as `${number}%`) : parseFloat(written);
}
const overflow = (text: string | undefined): Overflow =>
  !text || text === "visible" ? Overflow.Visible : text === "clip" ? Overflow.Clip : Overflow.Hidden;

/** Returns how wide a line around a box is: whole pixels, as browsers paint them. */
export function lineWidth(look: Look, name: string): number {
  const style = look.get(`${name}-style`);
  if (!style || style === "none") return 0;
  const width = look.get(`${name}-width`) ?? "medium";
  const size = { thin: 1, medium: 3, thick: 5 }[width] ?? look.pixels(`${name}-width`);
  return size > 0 && size < 1 ? 1 : Math.floor(size);
}
