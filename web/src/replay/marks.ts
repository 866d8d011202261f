/** What a chart of points shows: which moves changed points, and where lines run. */
import type { LogEntry } from "../wire";

export interface Change {
  seat: number;
  change: number;
  points: number;
}
/** A move that changed points. */
export interface Scoring {
  number: number;
  changes: Change[];
  /** Whether points were scored for good in play, not only by what lies on the table now. */
  scored: boolean;
}

/** Where in a drawing the moments of a match begin and end, and how wide it is, in its own units. */
export interface Span {
  width: number;
  left: number;
  right: number;
}
/** Returns the moment, of so many, that a pointer presses or drags over, or null if it only passes. */
export function pointedAt(event: PointerEvent, { width, left, right }: Span, count: number): number | null {
  if (event.type === "pointermove" && !(event.buttons & 1)) return null;
  const box = (event.currentTarget as SVGElement).getBoundingClientRect();
  const at = ((event.clientX - box.x) / box.width) * width;
  return Math.round(((at - left) / (width - left - right)) * count);
}

/** Returns every move that changed somebody's points. */
export function scorings(points: readonly (readonly number[])[], log: readonly LogEntry[]): Scoring[] {
  const found: Scoring[] = [];
  for (let number = 1; number < points.length; number++) {
    const changes = points[number]
      .map((now, seat) => ({ seat, change: now - points[number - 1][seat], points: now }))
      .filter(({ change }) => change !== 0);
    const scored = log[number - 1]?.events.some((event) => event.kind === "scored") ?? false;
    if (changes.length || scored) found.push({ number, changes, scored });
  }
  return found;
}

/** Returns the steps of a nice axis from 0, or below it, to at least the most. */
export function axis(least: number, most: number): number[] {
  const span = Math.max(most - Math.min(least, 0), 1);
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((size) => span / size <= 5) ?? 200;
  const first = Math.floor(Math.min(least, 0) / step) * step;
  const steps: number[] = [];
  for (let at = first; at < most + step; at += step) steps.push(at);
  return steps;
}

/** Returns the path of a line that keeps its height until it changes. */
export function stairs(values: readonly number[], x: (number: number) => number, y: (value: number) => number): string {
  let path = "";
  values.forEach((value, number) => {
    if (number === 0) path = `M${x(0).toFixed(1)} ${y(value).toFixed(1)}`;
    else if (value !== values[number - 1]) path += `H${x(number).toFixed(1)}V${y(value).toFixed(1)}`;
  });
  return `${path}H${x(values.length - 1).toFixed(1)}`;
}

/** Returns heights near those that are wanted, none nearer to the next than a gap, between a top and a bottom. */
export function apart(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a] - wanted[b] || a - b);
  const found = [...wanted];
  let least = top;
  for (const i of order) {
    found[i] = Math.max(found[i], least);
    least = found[i] + gap;
  }
  let most = bottom;
  for (const i of order.reverse()) {
    found[i] = Math.min(found[i], most);
    most = found[i] - gap;
  }
  return found;
}
