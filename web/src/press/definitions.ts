/** What several shapes of a picture share: outlines of letters, clips, filters. */
import { digest, shape, short } from "./ink";
import { glyph, placed, type Font } from "./letters";

/** Definitions of a picture, each once. Their names come from what they are: several pictures may lie on one page. */
export class Definitions {
  private readonly held = new Map<string, string>();

  add(name: string, attributes: Record<string, string | number | undefined>, inside: string): string {
    const id = `${name[0]}${digest(shape(name, attributes, inside))}`;
    this.held.set(id, shape(name, { id, ...attributes }, inside));
    return id;
  }
  toString(): string {
    return this.held.size ? `<defs>${[...this.held.values()].join("")}</defs>` : "";
  }
  /** Returns a text in outlines; whoever cannot see it can read it. */
  text(text: string, font: Font, x: number, y: number, ink: Record<string, string | number | undefined>): string {
    const scale = font.size / font.face.unit;
    const letters = placed(text, font).letters.flatMap(({ letter, x: at }) => {
      const [, outline] = glyph(font, letter);
      if (!outline || /\s/.test(letter)) return [];
      const id = this.add("path", { d: outline }, "");
      return [shape("use", { "xlink:href": `#${id}`, x: at ? Math.round(at / scale) : undefined })];
    });
    if (!letters.length) return "";
    const slant = font.slanted ? " skewX(-14)" : "";
    const transform = `translate(${short(x)} ${short(y)})${slant} scale(${Number(scale.toPrecision(5))})`;
    return shape("g", { "aria-label": text, role: "img", transform, ...ink }, letters.join(""));
  }
}
