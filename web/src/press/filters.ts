/** What styles do to all of something at once: shadows, colours taken away. */
import type { Definitions } from "./definitions";
import { inked, shape } from "./ink";
import { split } from "./selectors";
import type { Look } from "./styles";
import { colour, pixels } from "./values";

const GREY = [0.2126, 0.7152, 0.0722];

/** Returns a reference to the filter of a style, undefined where there is none. */
export function filtered(look: Look, definitions: Definitions): string | undefined {
  const value = look.own.filter;
  if (!value || value === "none") return undefined;
  const steps = [...value.matchAll(/([a-z-]+)\(((?:[^()]|\([^()]*\))*)\)/g)].map(([, name, inside]) =>
    step(name, inside, look),
  );
  const room = { x: "-30%", y: "-30%", width: "160%", height: "160%", "color-interpolation-filters": "sRGB" };
  return `url(#${definitions.add("filter", room, steps.join(""))})`;
}
function step(name: string, inside: string, look: Look): string {
  const amount = inside.endsWith("%") ? parseFloat(inside) / 100 : parseFloat(inside || "1");
  if (name === "grayscale") {
    const keep = 1 - amount;
    const rows = [0, 1, 2].map((row) => [...GREY.map((part, i) => part * amount + (i === row ? keep : 0)), 0, 0]);
    return shape("feColorMatrix", {
      type: "matrix",
      values: [...rows.flat(), 0, 0, 0, 1, 0].map((each) => Number(each.toFixed(4))).join(" "),
    });
  }
  if (name === "brightness")
    return shape(
      "feComponentTransfer",
      {},
      ["R", "G", "B"].map((each) => shape(`feFunc${each}`, { type: "linear", slope: amount })).join(""),
    );
  if (name === "drop-shadow") {
    const parts = split(inside, /\s/);
    const ink = parts.find((part) => /^(#|rgb)/.test(part));
    const [dx, dy, blur = 0] = parts.filter((part) => part !== ink).map((part) => pixels(part, look.measures()));
    const { fill, "fill-opacity": alpha } = inked(colour(ink), "fill");
    return shape("feDropShadow", { dx, dy, stdDeviation: blur, "flood-color": fill, "flood-opacity": alpha });
  }
  throw new Error(`no filter: ${name}`);
}
