/**
 * Marks and arrows on a board that nobody has laid out yet. Marks are what the page marks places with. An arrow spans
 * from the middle of one place to the middle of another by CSS anchors: whoever shows the picture lays it out, and of
 * four ways in which an arrow may point only the right one has a size.
 */
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

/** Sides of a box: an arrow begins at two of them and ends at the opposite ones. */
const WAYS = [
  { x: "left", y: "top", from: [0, 0], to: [100, 100] },
  { x: "left", y: "bottom", from: [0, 100], to: [100, 0] },
  { x: "right", y: "top", from: [100, 0], to: [0, 100] },
  { x: "right", y: "bottom", from: [100, 100], to: [0, 0] },
] as const;
const OPPOSITE = { left: "right", right: "left", top: "bottom", bottom: "top" } as const;
/** So much of a pixel longer, an arrow that points straight up or across has a size too. */
const HALF = "0.5px";

const endsOf = (arrows: readonly Arrow[]): string[] => [...new Set(arrows.flatMap(({ from, to }) => [from, to]))];
const colour = (seat: number | null): string => (seat === null ? "var(--focus)" : `var(--seat-${seat})`);

/** Returns the styles that name the ends of arrows; of places with one action the one that can be used is meant. */
export function stylesOfArrows(arrows: readonly Arrow[], legal: readonly string[]): string {
  const named = endsOf(arrows).map((place, i) => {
    const usable = legal.includes(place) ? ':not([aria-disabled="true"])' : "";
    return `[data-anchor="${place}"], [data-action="${place}"]${usable} { anchor-name: --end-${i}; }`;
  });
  return [
    ...named,
    ".arrow { position: absolute; pointer-events: none; } .arrow svg { display: block; overflow: visible; }",
  ].join("\n");
}

/** Returns arrows, to be laid over a board. */
export function arrowsOver(arrows: readonly Arrow[]): string {
  const ends = endsOf(arrows);
  return arrows
    .flatMap((arrow, number) =>
      WAYS.map((way) => pointing(arrow, number, way, (place) => `--end-${ends.indexOf(place)}`)),
    )
    .join("");
}
function pointing(
  { from, to, seat }: Arrow,
  number: number,
  way: (typeof WAYS)[number],
  name: (place: string) => string,
): string {
  const inset = (side: string, place: string): string => `${side}:calc(anchor(${name(place)} center) - ${HALF})`;
  const style = [inset(way.x, from), inset(way.y, from), inset(OPPOSITE[way.x], to), inset(OPPOSITE[way.y], to)].join(
    ";",
  );
  const id = `arrow-${number}-${way.x}-${way.y}`;
  const line = `x1="${way.from[0]}%" y1="${way.from[1]}%" x2="${way.to[0]}%" y2="${way.to[1]}%"`;
  const drawn = `stroke-width="7" stroke-linecap="round" opacity="0.85"`;
  return (
    `<div class="arrow" style="${style}"><svg width="100%" height="100%">` +
    `<marker id="${id}" viewBox="0 0 4 4" refX="3" refY="2" markerWidth="3.4" markerHeight="3.4" orient="auto">` +
    `<path d="M0 0L4 2L0 4z" style="fill:${colour(seat)}"/></marker>` +
    `<line ${line} style="stroke:${colour(seat)}" ${drawn} marker-end="url(#${id})"/></svg></div>`
  );
}
