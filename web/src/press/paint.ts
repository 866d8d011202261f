/** A picture of boxes: grounds, letters and drawings, each over what lies below it. */
import type { Box } from "./boxes";
import type { Definitions } from "./definitions";
import { filtered } from "./filters";
import { Grounds, grown, outline } from "./grounds";
import { inked, shape, short } from "./ink";
import { lineWidth } from "./requests";
import { split } from "./selectors";
import { colour, pixels } from "./values";
import type { Draughtsman } from "./vectors";

/** Paints the boxes of one picture. */
export class Painter {
  private readonly grounds: Grounds;

  constructor(
    private readonly definitions: Definitions,
    private readonly draughtsman: Draughtsman,
  ) {
    this.grounds = new Grounds(definitions);
  }

  /** Returns a box with all that is in it. */
  paint(box: Box): string {
    const { look } = box;
    if (/inset\(50%\)/.test(look.own["clip-path"] ?? "") && box.tag) return "";
    const shown = look.get("visibility") !== "hidden";
    const below = box.tag && shown ? this.grounds.under(box) : "";
    const inside = this.inside(box, shown);
    const clipped = box.tag && !box.drawing && /hidden|clip|auto|scroll/.test(look.get("overflow-x") ?? "");
    const own =
      below +
      (clipped && inside ? this.clip(box, inside) : inside) +
      (box.tag && shown ? this.grounds.around(box) : "");
    return box.tag && own ? this.together(box, own) : own;
  }
  private inside(box: Box, shown: boolean): string {
    const own = box.drawing && shown ? this.draughtsman.draw(box) : box.lines && shown ? this.lines(box) : "";
    const level = (child: Box): number => {
      const z = Number(child.look.get("z-index"));
      const above = child.tag && (child.position !== "static" || (box.flexible && z));
      return above ? (z || 0) + 0.5 : 0;
    };
    const order = [...box.children].sort((a, b) => level(a) - level(b));
    return own + order.map((child) => this.paint(child)).join("");
  }
  private lines(box: Box): string {
    return box
      .lines!.sets.map(({ piece, text, font, x, y }) => {
        if ("box" in piece) return this.paint(piece.box);
        const ink = inked(colour(piece.look.get("color")), "fill");
        return piece.look.get("visibility") === "hidden"
          ? ""
          : this.definitions.text(text, font!, box.inner.x + x, box.inner.y + y, ink);
      })
      .join("");
  }

  private clip(box: Box, inside: string): string {
    const edge = grown(box, -lineWidth(box.look, "border-top"));
    const id = this.definitions.add("clipPath", {}, shape("path", { d: outline(edge, this.grounds.radii(box)) }));
    return shape("g", { "clip-path": `url(#${id})` }, inside);
  }
  /** Returns a box as one thing: moved, seen through, filtered. */
  private together(box: Box, inside: string): string {
    const opacity = box.look.own.opacity;
    const transform = turned(box);
    const filter = filtered(box.look, this.definitions);
    return transform || filter || (opacity && opacity !== "1")
      ? shape("g", { transform, opacity, filter }, inside)
      : inside;
  }
}
/** Returns how a style moves a box about its middle. */
function turned(box: Box): string | undefined {
  const value = [box.look.own.translate && `translate(${box.look.own.translate})`, box.look.own.transform]
    .filter((each) => each && each !== "none")
    .join(" ");
  if (!value) return undefined;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const at = (text: string | undefined, whole: number): number => pixels(text, box.look.measures(whole));
  const steps = [...value.matchAll(/([a-zA-Z]+)\(((?:[^()]|\([^()]*\))*)\)/g)].map(([, name, inside]) => {
    const [first, second] = split(inside, /[\s,]/);
    if (name === "translateX") return `translate(${short(at(first, box.width))} 0)`;
    if (name === "translateY") return `translate(0 ${short(at(first, box.height))})`;
    if (name === "translate") return `translate(${short(at(first, box.width))} ${short(at(second, box.height))})`;
    if (name === "scale") return `scale(${first}${second ? ` ${second}` : ""})`;
    if (name === "rotate") return `rotate(${parseFloat(first)})`;
    throw new Error(`no transform: ${name}`);
  });
  return `translate(${short(x)} ${short(y)}) ${steps.join(" ")} translate(${short(-x)} ${short(-y)})`;
}
