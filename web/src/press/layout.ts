/** Where everything lies: boxes laid out by Taffy, as often as sizes still depend on sizes. */
import { initSync, Style, TaffyTree, type AvailableSpace, type Dimension, type MeasureFunction } from "taffy-layout";
import engine from "layout:engine";
import { baseline, Box, Carpenter } from "./boxes";
import { lined, narrowest } from "./lines";
import type { Tag } from "./markup";
import { ratioOf, styleOf, type Known } from "./requests";
import type { Size } from "./sheets";
import type { Styles } from "./styles";

const PASSES = 10;
/** Parts of a pixel that make no difference. */
const ALIKE = 0.02;

let started = false;

/** Returns the boxes of a tree in a window, where they lie. */
export function laidOut(root: Tag, styles: Styles, window: Size): Box {
  if (!started) initSync({ module: engine() });
  started = true;
  const known: Known = { sizes: new Map(), wanted: new Set(), lifts: new Map() };
  for (let pass = 0; ; pass++) {
    const look = styles.look(root, null, known.sizes);
    const builder = new Carpenter(styles, known.sizes, (box) =>
      arrange(box, known, { width: "max-content", height: "max-content" }),
    );
    const box = builder.box(root, look, null);
    arrange(box, known, window);
    if (!learnt(box, known) || pass === PASSES) return box;
  }
}

/** Keeps what a pass found; returns whether anything is new that something else is reckoned by. */
function learnt(root: Box, known: Known): boolean {
  const boxes = [...root.all()].filter((box) => box.tag);
  const differs = ({ tag, inner }: Box): boolean => {
    const before = known.sizes.get(tag!);
    return !before || Math.abs(before.width - inner.width) > ALIKE || Math.abs(before.height - inner.height) > ALIKE;
  };
  const resized = boxes.filter(container).some(differs);
  const changed = resized || boxes.some((box) => known.wanted.has(box.tag!) && differs(box));
  for (const box of boxes) {
    // As long as containers change, a part of a size that came of the old ones would only hold things back.
    if (resized && !container(box)) known.sizes.delete(box.tag!);
    else if (differs(box)) known.sizes.set(box.tag!, { width: box.inner.width, height: box.inner.height });
  }
  return lowered(boxes, known) || changed;
}
/** Finds how much lower children stand where letters share a line; returns whether that is new. */
function lowered(boxes: readonly Box[], known: Known): boolean {
  let changed = false;
  for (const box of boxes.filter(({ look }) => look.get("align-items") === "baseline")) {
    const before = known.lifts.get(box.tag!) ?? [];
    const lifts = common(box, before);
    changed ||= lifts.some((lift, i) => Math.abs(lift - (before[i] ?? 0)) > ALIKE);
    known.lifts.set(box.tag!, lifts);
  }
  return changed;
}
const container = ({ look }: Box): boolean => !["normal", undefined].includes(look.get("container-type"));
/** Returns how much each child has to be lower than the top so that all letters stand on one line. */
function common(box: Box, before: number[]): number[] {
  const inside = box.placed.filter((child) => !child.free);
  const rows = new Map<number, number>();
  const stand = inside.map((child) => baseline(child) ?? child.height);
  const top = inside.map((child, i) => Math.round(child.y - (before[i] ?? 0)));
  inside.forEach((_, i) => rows.set(top[i], Math.max(rows.get(top[i]) ?? 0, stand[i])));
  return inside.map((_, i) => rows.get(top[i])! - stand[i]);
}

/** Lays a box out with all that is in it, from (0, 0). */
function arrange(root: Box, known: Known, room: Size | { width: AvailableSpace; height: AvailableSpace }): void {
  const tree = new TaffyTree();
  tree.disableRounding();
  const nodes = new Map<Box, bigint>();
  const plant = (box: Box): bigint => {
    const style = new Style();
    style.set(styleOf(box, known, (each) => widest(each, known)));
    const node = tree.newLeafWithContext(style, box);
    const children = [...box.placed].sort((a, b) => order(a) - order(b)).map(plant);
    if (children.length) tree.setChildren(node, children);
    style.free();
    nodes.set(box, node);
    return node;
  };
  const top = plant(root);
  tree.computeLayoutWithMeasure(top, room, measure);
  const settle = (box: Box, x: number, y: number): void => {
    const layout = tree.getLayout(nodes.get(box)!);
    box.x = box === root ? 0 : x + layout.x;
    box.y = box === root ? 0 : y + layout.y;
    [box.width, box.height] = [layout.width, layout.height];
    const [left, right] = [layout.borderLeft + layout.paddingLeft, layout.borderRight + layout.paddingRight];
    const [above, below] = [layout.borderTop + layout.paddingTop, layout.borderBottom + layout.paddingBottom];
    box.inner = {
      x: box.x + left,
      y: box.y + above,
      width: Math.max(0, box.width - left - right),
      height: Math.max(0, box.height - above - below),
    };
    layout.free();
    if (box.pieces) setLines(box);
    for (const child of box.placed) settle(child, box.x, box.y);
  };
  settle(root, 0, 0);
  tree.free();
}
function setLines(box: Box): void {
  box.lines = lined(box.pieces!, box.look, box.inner.width, box.capital);
  for (const { piece, x, y } of box.lines.sets)
    if ("box" in piece) {
      const left = piece.look.pixels("margin-left");
      piece.box.move(box.inner.x + x + left - piece.box.x, box.inner.y + y - piece.above - piece.box.y);
    }
}
const order = (box: Box): number => Number((box.tag && box.look.get("order")) ?? 0);

/** Returns how wide a box wants to be by itself. */
function widest(box: Box, known: Known): Dimension {
  if (asked.has(box)) return "auto";
  const alone = new Box(box.tag, box.look, box.parent);
  Object.assign(alone, { children: box.children, placed: box.placed, pieces: box.pieces, capital: box.capital });
  asked.add(alone);
  arrange(alone, known, { width: "max-content", height: "max-content" });
  return alone.width;
}
/** Boxes that are being asked how wide they want to be. */
const asked = new WeakSet<Box>();

const measure: MeasureFunction = (wanted, room, _node, context, style) => {
  style.free();
  const box = context as Box;
  if (box.drawing) return drawn(box, wanted, room);
  if (!box.pieces) return { width: wanted.width ?? 0, height: wanted.height ?? 0 };
  const wide = wanted.width ?? room.width;
  const most = wide === "min-content" ? narrowest(box.pieces, box.capital) : wide === "max-content" ? Infinity : wide;
  const { wanted: whole, height } = lined(box.pieces, box.look, most, box.capital);
  return { width: wanted.width ?? Math.min(whole, most), height: wanted.height ?? height };
};
function drawn({ tag }: Box, wanted: { width?: number; height?: number }, room: { width: AvailableSpace }): Size {
  const ratio = ratioOf(tag!);
  if (wanted.width !== undefined) return { width: wanted.width, height: wanted.height ?? wanted.width / ratio };
  if (wanted.height !== undefined) return { width: wanted.height * ratio, height: wanted.height };
  const width = typeof room.width === "number" ? room.width : room.width === "min-content" ? 0 : 300;
  return { width, height: width / ratio };
}
