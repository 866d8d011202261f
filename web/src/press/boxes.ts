/** Boxes: elements that take room, text in lines, drawings; and which lies in which. */
import { fontOf } from "./letters";
import type { Atom, Lines, Piece } from "./lines";
import { Tag } from "./markup";
import type { Size } from "./sheets";
import type { Look, Styles } from "./styles";

export class Box {
  /** In the order of the markup, which is that of painting. */
  readonly children: Box[] = [];
  /** What is laid out in it: its children but for those that lie elsewhere, and those from deeper down. */
  readonly placed: Box[] = [];
  x = 0;
  y = 0;
  width = 0;
  height = 0;
  /** The room inside of lines and padding. */
  inner = { x: 0, y: 0, width: 0, height: 0 };
  pieces: Piece<Box>[] | null = null;
  lines: Lines<Box> | null = null;
  capital = false;

  constructor(
    /** Null for what only holds text. */
    readonly tag: Tag | null,
    readonly look: Look,
    readonly parent: Box | null,
  ) {}
  get display(): string {
    return this.tag ? (this.look.get("display") ?? "block").replace("inline-", "") : "block";
  }
  get position(): string {
    return (this.tag && this.look.get("position")) || "static";
  }
  /** Whether it lies where its edges say, and takes no room from others. */
  get free(): boolean {
    return this.position === "absolute" || this.position === "fixed";
  }
  get drawing(): boolean {
    return this.tag?.name === "svg";
  }
  get flexible(): boolean {
    return this.display === "flex" || this.display === "grid";
  }
  move(x: number, y: number): void {
    this.x += x;
    this.y += y;
    this.inner.x += x;
    this.inner.y += y;
    for (const child of this.placed) child.move(x, y);
    for (const { piece } of this.lines?.sets ?? []) if ("box" in piece) piece.box.move(x, y);
  }
  *all(): Generator<Box> {
    yield this;
    for (const child of this.children) yield* child.all();
    for (const piece of this.pieces ?? []) if ("box" in piece) yield* piece.box.all();
  }
}

/** Lays something out by itself, as wide as it wants to be. */
type Arrange = (box: Box) => void;

/** Makes the boxes of a tree, as far as sizes of containers are known. */
export class Carpenter {
  constructor(
    private readonly styles: Styles,
    private readonly sizes: ReadonlyMap<Tag, Size>,
    private readonly arrange: Arrange,
  ) {}

  box(tag: Tag, look: Look, parent: Box | null): Box {
    const box = new Box(tag, look, parent);
    box.capital = this.styles.capitals.has(tag);
    if (!box.drawing) this.fill(box, tag, look, []);
    if (box.pieces && (box.placed.length || tag.name === "button")) this.wrap(box);
    return box;
  }
  /** Puts what is in an element into a box; text and what stands in it is collected until something else comes. */
  private fill(box: Box, tag: Tag, look: Look, waiting: Piece<Box>[], outermost = true): void {
    for (const child of tag.children) {
      if (typeof child === "string") {
        if (box.flexible && !child.trim()) continue;
        waiting.push({ tag, look, text: child });
        continue;
      }
      const shown = this.styles.look(child, look, this.sizes);
      const display = shown.get("display") ?? "inline";
      if (display === "none") continue;
      const free = ["absolute", "fixed"].includes(shown.get("position") ?? "");
      if (display === "contents") this.fill(box, child, shown, waiting, false);
      else if (free || box.flexible) {
        if (box.flexible && !free) this.flush(box, waiting);
        this.put(this.box(child, shown, box), box);
      } else if (display === "inline" && !this.holdsBlock(child, shown)) this.inline(box, child, shown, waiting);
      else if (display.startsWith("inline-")) waiting.push(this.atom(box, child, shown));
      else {
        this.flush(box, waiting);
        this.put(this.box(child, shown, box), box);
      }
    }
    if (!outermost) return;
    if (box.children.some((child) => !child.free) || box.flexible) this.flush(box, waiting);
    else if (waiting.some((piece) => "box" in piece || piece.text.trim())) box.pieces = [...waiting];
  }
  /** Makes a box of its own of the text that waits. */
  private flush(box: Box, waiting: Piece<Box>[]): void {
    const pieces = waiting.splice(0);
    if (!pieces.some((piece) => "box" in piece || piece.text.trim())) return;
    const text = new Box(null, pieces[0].look.tag === box.tag ? box.look : pieces[0].look, box);
    text.pieces = pieces;
    text.capital = box.capital && !box.children.length;
    box.children.push(text);
    box.placed.push(text);
  }
  private wrap(box: Box): void {
    const text = new Box(null, box.look, box);
    text.pieces = box.pieces;
    text.capital = box.capital;
    box.pieces = null;
    box.children.unshift(text);
    box.placed.unshift(text);
  }
  /** Puts a box where it is laid out: something with edges, into the nearest around it that says so. */
  private put(child: Box, parent: Box): void {
    parent.children.push(child);
    const edged = (a: string, b: string): boolean => [a, b].some((edge) => (child.look.get(edge) ?? "auto") !== "auto");
    let holder = parent;
    if (child.free && edged("left", "right") && edged("top", "bottom"))
      while (holder.parent && (child.position === "fixed" || holder.position === "static")) holder = holder.parent;
    holder.placed.push(child);
  }
  /** Adds an element among letters: its text, and whatever else is in it. */
  private inline(box: Box, tag: Tag, look: Look, waiting: Piece<Box>[]): void {
    if (tag.name === "br") waiting.push({ tag, look: look.but("white-space", "pre"), text: "\n" });
    else if (["background-color", "border-top-style", "padding-left", "margin-left"].some((name) => shows(look, name)))
      waiting.push(this.atom(box, tag, look));
    else this.fill(box, tag, look, waiting, false);
  }
  private atom(parent: Box, tag: Tag, look: Look): Atom<Box> {
    const box = this.box(tag, look, parent);
    this.arrange(box);
    const { size } = fontOf(look);
    const own = baseline(box) ?? box.height;
    const above = look.get("vertical-align") === "middle" ? box.height / 2 + 0.23 * size : own;
    const margins = ["margin-left", "margin-right"].map((name) => look.pixels(name));
    return { tag, look, box, width: box.width + margins[0] + margins[1], height: box.height, above };
  }
  private holdsBlock(tag: Tag, look: Look): boolean {
    return tag.tags.some((child) => {
      const shown = this.styles.look(child, look, this.sizes);
      const display = shown.get("display") ?? "inline";
      if (display === "none" || shown.get("position") === "absolute") return false;
      if (display === "inline" || display === "contents") return this.holdsBlock(child, shown);
      return !display.startsWith("inline-");
    });
  }
}
const shows = (look: Look, name: string): boolean => !["", "none", "transparent", "0"].includes(look.get(name) ?? "");

/** Returns where the first letters in a box stand, from its upper edge; null where there are none. */
export function baseline(box: Box): number | null {
  if (box.lines) return box.inner.y - box.y + box.lines.baseline;
  for (const child of box.children) {
    if (child.free) continue;
    const found = baseline(child);
    if (found !== null) return child.y - box.y + found;
  }
  return null;
}
