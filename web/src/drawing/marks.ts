/** Marks and arrows on a board. Marks are what the page marks places with; an arrow goes from the middle of a place. */
import type { Area, Look, Printed, Tag } from "../press";
import { shape, short } from "../press/ink";
import type { Arrow, Mark } from "./asked";

const NAMED = /data-(?:anchor|action)="([^"]+)"/g;

/** Returns the places on a board: those with a name, and those of actions. */
export const placesIn = (body: string): string[] => [...new Set([...body.matchAll(NAMED)].map(([, name]) => name))];

/** Returns a board with marks on it; a legal action that is nobody's is marked already, as something to choose. */
export function marked(body: string, marks: readonly Mark[], legal: readonly string[]): string {
  const wanted = marks.filter(({ place, seat }) => seat !== null || !legal.includes(place));
  const byPlace = new Map(wanted.map(({ place, seat }) => [place, seat]));
  // A place with a name and an action must not get the same attribute twice.
  return body.replaceAll(/<[a-z]+(?=[\s>])[^>]*>/g, (tag) => {
    const place = [...tag.matchAll(NAMED)].map(([, name]) => name).find((name) => byPlace.has(name));
    if (place === undefined) return tag;
    const seat = byPlace.get(place);
    return tag.replace(" ", seat === null ? ' data-hinted="" ' : ` data-marked="${seat}" data-last="" `);
  });
}

/** Returns where every place lies; of places with one action the one that can be used is meant. */
export function placesOn({ areas }: Printed): Record<string, Area> {
  const found: Record<string, Area> = {};
  const usable = (tag: Tag): boolean => tag.attributes.get("aria-disabled") !== "true";
  for (const [tag, area] of [...areas].sort(([a], [b]) => Number(usable(a)) - Number(usable(b))))
    for (const name of [tag.attributes.get("data-action"), tag.attributes.get("data-anchor")])
      if (name && area.width > 0) found[name] = (({ x, y, width, height }) => ({ x, y, width, height }))(area);
  return found;
}

const middle = ({ x, y, width, height }: Area): [number, number] => [x + width / 2, y + height / 2];
const WIDTH = 7;
const HEAD = { long: 24, wide: 12 };

/** Returns arrows, to be laid over a board. */
export function arrowsOver(arrows: readonly Arrow[], places: Record<string, Area>, look: Look): string {
  return arrows
    .map(({ from, to, seat }) => {
      const [[x, y], [toX, toY]] = [middle(places[from]), middle(places[to])];
      const far = Math.hypot(toX - x, toY - y) || 1;
      const [dx, dy] = [(toX - x) / far, (toY - y) / far];
      const [neckX, neckY] = [toX - dx * HEAD.long, toY - dy * HEAD.long];
      const ink = look.passed[seat === null ? "--focus" : `--seat-${seat}`];
      const corners = [
        [toX, toY],
        [neckX - dy * HEAD.wide, neckY + dx * HEAD.wide],
        [neckX + dy * HEAD.wide, neckY - dx * HEAD.wide],
      ];
      return shape(
        "g",
        { opacity: 0.85, fill: ink, stroke: ink },
        shape("path", {
          d: `M${short(x)} ${short(y)}L${short(neckX)} ${short(neckY)}`,
          "stroke-width": WIDTH,
          "stroke-linecap": "round",
        }) +
          shape("path", { d: `M${corners.map((corner) => corner.map(short).join(" ")).join("L")}Z`, stroke: "none" }),
      );
    })
    .join("");
}
