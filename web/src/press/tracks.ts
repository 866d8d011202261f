/** Rows and columns of grids, as the layout engine takes them. */
import type { GridPlacement, GridTemplateComponent, Line, TrackSizingFunction } from "taffy-layout";
import { split } from "./selectors";
import type { Look } from "./styles";
import { length } from "./values";

type Bound = TrackSizingFunction["min"] & TrackSizingFunction["max"];

function bound(text: string, look: Look, whole?: number): Bound {
  if (["auto", "min-content", "max-content"].includes(text)) return text as Bound;
  const found = length(text, look.measures(whole));
  if (!found) return "auto";
  return (
    found.parts && !found.pixels ? `${found.parts}%` : found.pixels + (found.parts * (whole ?? 0)) / 100
  ) as Bound;
}
function track(text: string, look: Look, whole?: number): TrackSizingFunction {
  const within = /^minmax\((.*)\)$/.exec(text);
  if (within) {
    const [min, max] = split(within[1], /,/);
    return { min: bound(min, look, whole), max: /fr$/.test(max) ? (max as `${number}fr`) : bound(max, look, whole) };
  }
  if (/^[\d.]+fr$/.test(text)) return { min: "auto", max: text as `${number}fr` };
  const only = bound(text, look, whole);
  return { min: only, max: only };
}

/** Returns the rows or columns that a style lists. */
export function tracks(text: string | undefined, look: Look, whole?: number): GridTemplateComponent[] {
  if (!text || text === "none") return [];
  return split(text, /\s/).flatMap((each): GridTemplateComponent[] => {
    const repeated = /^repeat\((.*)\)$/.exec(each);
    if (!repeated) return [track(each, look, whole)];
    const [times, ...list] = split(repeated[1], /,/);
    const inside = split(list.join(","), /\s/).map((one) => track(one, look, whole));
    if (times.startsWith("auto")) return [{ count: times as "auto-fit", tracks: inside }];
    return Array.from({ length: Number(times) }, () => inside).flat();
  });
}

/** Where the named areas of a grid begin and end. */
export type Areas = Map<string, { row: [number, number]; column: [number, number] }>;

/** Returns the areas that a style draws in quotes. */
export function areas(text: string | undefined): Areas {
  const found: Areas = new Map();
  for (const [row, line] of (text?.match(/"[^"]*"/g) ?? []).entries())
    for (const [column, name] of line.slice(1, -1).trim().split(/\s+/).entries()) {
      const area = found.get(name) ?? { row: [row + 1, row + 2], column: [column + 1, column + 2] };
      area.row[1] = row + 2;
      area.column[1] = Math.max(area.column[1], column + 2);
      found.set(name, area);
    }
  return found;
}

/** Returns where something lies in a grid. */
export function lies(look: Look, axis: "row" | "column", named: Areas): Line<GridPlacement> {
  const [start, end] = ["start", "end"].map((edge, i): GridPlacement => {
    const text = look.get(`grid-${axis}-${edge}`) ?? "auto";
    const span = /^span\s+(\d+)$/.exec(text);
    if (span) return { span: Number(span[1]) };
    if (/^-?\d+$/.test(text)) return Number(text);
    return named.get(text)?.[axis][i] ?? "auto";
  });
  return { start, end };
}
