/** What lies under and around a box: its ground, its lines, its shadows. */
import type { Box } from "./boxes";
import type { Definitions } from "./definitions";
import { inked, shape, short } from "./ink";
import { lineWidth } from "./requests";
import { split } from "./selectors";
import type { Look } from "./styles";
import { colour, length, pixels } from "./values";

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}
const CORNERS = ["top-left", "top-right", "bottom-right", "bottom-left"];
const SIDES = ["top", "right", "bottom", "left"] as const;

export const grown = ({ x, y, width, height }: Area, by: number): Area => ({
  ...{ x: x - by, y: y - by, width: Math.max(0, width + 2 * by), height: Math.max(0, height + 2 * by) },
});

/** Returns the outline of an area with round corners. */
export function outline({ x, y, width, height }: Area, radii: readonly number[]): string {
  const most = Math.min(width, height) / 2;
  const [a, b, c, d] = radii.map((radius) => Math.max(0, Math.min(radius, most)));
  const arc = (radius: number, toX: number, toY: number): string =>
    radius ? `A${short(radius)} ${short(radius)} 0 0 1 ${short(toX)} ${short(toY)}` : "";
  const [right, bottom] = [x + width, y + height];
  return [
    `M${short(x + a)} ${short(y)}H${short(right - b)}${arc(b, right, y + b)}`,
    `V${short(bottom - c)}${arc(c, right - c, bottom)}H${short(x + d)}${arc(d, x, bottom - d)}`,
    `V${short(y + a)}${arc(a, x + a, y)}Z`,
  ].join("");
}

/** Paints grounds for one picture. */
export class Grounds {
  constructor(private readonly definitions: Definitions) {}

  /** Returns how round the corners of a box are. */
  radii(box: Box): number[] {
    return CORNERS.map((corner) => box.look.pixels(`border-${corner}-radius`, Math.min(box.width, box.height)));
  }
  /** Returns what lies under the content of a box. */
  under(box: Box): string {
    const radii = this.radii(box);
    const shape_ = outline(box, radii);
    const ground = colour(box.look.own["background-color"]);
    const image = box.look.own["background-image"];
    return [
      ...this.shadows(box, false),
      ground ? shape("path", { d: shape_, ...inked(ground, "fill") }) : "",
      image?.includes("gradient(") ? shape("path", { d: shape_, fill: this.gradient(image, box) }) : "",
      ...this.shadows(box, true),
      this.border(box, radii),
    ].join("");
  }
  private border(box: Box, radii: number[]): string {
    const sides = SIDES.map((side) => ({
      side,
      width: lineWidth(box.look, `border-${side}`),
      ...this.lined(box.look, `border-${side}`),
    }));
    const [first] = sides;
    const alike = sides.every(
      ({ width, style, ink }) => width === first.width && style === first.style && ink?.rgb === first.ink?.rgb,
    );
    if (alike) return this.frame(box, -first.width / 2, first.width, first.style, first.ink, radii);
    const { x, y, width, height } = box;
    const ends: Record<string, string> = {
      top: `M${short(x)} ${short(y + first.width / 2)}h${short(width)}`,
      right: `M${short(x + width - sides[1].width / 2)} ${short(y)}v${short(height)}`,
      bottom: `M${short(x)} ${short(y + height - sides[2].width / 2)}h${short(width)}`,
      left: `M${short(x + sides[3].width / 2)} ${short(y)}v${short(height)}`,
    };
    const lines = sides.filter(({ width: wide, ink }) => wide && ink);
    const drawn = lines.map(({ side, width: wide, style, ink }) =>
      shape("path", {
        d: ends[side],
        fill: "none",
        ...inked(ink, "stroke"),
        "stroke-width": wide,
        "stroke-dasharray": dashes(style, wide),
      }),
    );
    if (!drawn.length || !radii.some(Boolean)) return drawn.join("");
    const clip = this.definitions.add("clipPath", {}, shape("path", { d: outline(box, radii) }));
    return shape("g", { "clip-path": `url(#${clip})` }, drawn.join(""));
  }
  private lined(look: Look, name: string) {
    const ink = look.get(`${name}-color`) ?? "currentcolor";
    return {
      style: look.get(`${name}-style`) ?? "none",
      ink: colour(/^currentcolor$/i.test(ink) ? look.get("color") : ink),
    };
  }
  /** Returns a line around a box, so far outside of it. */
  private frame(
    box: Area,
    outside: number,
    width: number,
    style: string,
    ink: ReturnType<typeof colour>,
    radii: number[],
  ): string {
    if (!width || !ink || style === "none") return "";
    const ring = (by: number, wide: number): string =>
      shape("path", {
        d: outline(
          grown(box, by),
          radii.map((radius) => (radius ? radius + by : 0)),
        ),
        fill: "none",
        ...inked(ink, "stroke"),
        "stroke-width": wide,
        "stroke-dasharray": dashes(style, wide),
        "stroke-linecap": style === "dotted" ? "round" : undefined,
      });
    if (style !== "double") return ring(outside, width);
    return ring(outside - width / 3, width / 3) + ring(outside + width / 3, width / 3);
  }
  /** Returns the line around a box that takes no room. */
  around(box: Box): string {
    const width = lineWidth(box.look, "outline");
    if (!width) return "";
    const { style, ink } = this.lined(box.look, "outline");
    const radii = this.radii(box);
    return this.frame(box, box.look.pixels("outline-offset") + width / 2, width, style, ink, radii);
  }
  private shadows(box: Box, inner: boolean): string[] {
    const value = box.look.own["box-shadow"];
    if (!value || value === "none") return [];
    return split(value, /,/)
      .reverse()
      .flatMap((each) => {
        const parts = split(each, /\s/);
        if (parts.includes("inset") !== inner) return [];
        const ink = parts.find((part) => /^(#|rgb)/.test(part) || part === "currentcolor");
        const sizes = parts
          .filter((part) => part !== "inset" && part !== ink)
          .map((part) => pixels(part, box.look.measures()));
        return [this.shadow(box, inner, colour(ink ?? box.look.get("color")), sizes)];
      });
  }
  private shadow(
    box: Box,
    inner: boolean,
    ink: ReturnType<typeof colour>,
    [dx, dy, blur = 0, spread = 0]: number[],
  ): string {
    if (!ink) return "";
    const radii = this.radii(box);
    const edge = inner ? grown(box, -lineWidth(box.look, "border-top")) : box;
    const moved = {
      ...grown(edge, inner ? -spread : spread),
      x: edge.x + dx - (inner ? -spread : spread),
      y: edge.y + dy - (inner ? -spread : spread),
    };
    const rounded = radii.map((radius) => (radius ? Math.max(0, radius + (inner ? -spread : spread)) : 0));
    const own = outline(edge, radii);
    const cast = outline(moved, rounded);
    const blurred =
      blur &&
      this.definitions.add(
        "filter",
        { x: "-50%", y: "-50%", width: "200%", height: "200%" },
        shape("feGaussianBlur", { stdDeviation: blur / 2 }),
      );
    if (inner) {
      const clip = this.definitions.add("clipPath", {}, shape("path", { d: own }));
      return shape("path", {
        d: own + cast,
        "fill-rule": "evenodd",
        ...inked(ink, "fill"),
        "clip-path": `url(#${clip})`,
      });
    }
    const far = blur * 2 + Math.abs(dx) + Math.abs(dy) + Math.max(0, spread);
    const room = this.definitions.add(
      "clipPath",
      {},
      shape("path", { d: outline(grown(box, far), [0, 0, 0, 0]) + own, "clip-rule": "evenodd" }),
    );
    const drawn = shape("path", { d: cast, ...inked(ink, "fill"), filter: blurred ? `url(#${blurred})` : undefined });
    return shape("g", { "clip-path": `url(#${room})` }, drawn);
  }
  /** Returns a reference to a gradient of a style, along one of the sides. */
  private gradient(value: string, box: Box): string {
    const [, kind, inside] = /((?:repeating-)?linear-gradient)\((.*)\)$/s.exec(value.trim())!;
    const parts = split(inside, /,/);
    const turn = /deg$/.test(parts[0]) ? parseFloat(parts.shift()!) : 180;
    const [cos, sin] = [Math.sin((turn * Math.PI) / 180), -Math.cos((turn * Math.PI) / 180)];
    const long = Math.abs(box.width * cos) + Math.abs(box.height * sin);
    const stops = parts.flatMap((part) => {
      const [ink, ...places] = split(part, /\s/);
      return (places.length ? places : [undefined]).map((place) => ({ ink: colour(ink), place }));
    });
    const places = stops.map(({ place }, i) => {
      const at = place && length(place, box.look.measures(long));
      return at ? at.pixels + (at.parts * long) / 100 : (i / Math.max(1, stops.length - 1)) * long;
    });
    const end = kind.startsWith("repeating") ? places.at(-1)! : long;
    const [x, y] = [box.x + box.width / 2 - (cos * long) / 2, box.y + box.height / 2 - (sin * long) / 2];
    const drawn = stops
      .map(({ ink }, i) =>
        shape("stop", {
          offset: short(places[i] / end),
          "stop-color": ink?.rgb ?? "#000",
          "stop-opacity": ink ? (ink.alpha < 1 ? short(ink.alpha) : undefined) : 0,
        }),
      )
      .join("");
    const id = this.definitions.add(
      "linearGradient",
      {
        gradientUnits: "userSpaceOnUse",
        x1: x,
        y1: y,
        x2: x + cos * end,
        y2: y + sin * end,
        spreadMethod: kind.startsWith("repeating") ? "repeat" : undefined,
      },
      drawn,
    );
    return `url(#${id})`;
  }
}
const dashes = (style: string, width: number): string | undefined =>
  style === "dashed"
    ? `${short(width * 2 + 1)} ${short(width + 1)}`
    : style === "dotted"
      ? `0 ${short(width * 2)}`
      : undefined;
