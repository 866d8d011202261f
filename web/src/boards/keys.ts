/** Arrow keys on a board: to the nearest part in that direction. */

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** What the keys come to: parts with an action, and parts that explain themselves. */
const PART = ":is([data-spot], [data-hint][tabindex])";

export interface Point {
  x: number;
  y: number;
}

/** Returns the index of the point that an arrow key leads to, -1 if there is none in that direction. */
export function nearest(from: Point, points: readonly Point[], key: string): number {
  const direction = DIRECTIONS[key];
  if (!direction) return -1;
  let best = -1;
  let least = Infinity;
  points.forEach((point, i) => {
    const along = (point.x - from.x) * direction[0] + (point.y - from.y) * direction[1];
    const aside = Math.abs((point.x - from.x) * direction[1]) + Math.abs((point.y - from.y) * direction[0]);
    // What lies straight ahead is nearer than what lies to the side.
    const far = along + 2.5 * aside;
    if (along > 4 && far < least) {
      least = far;
      best = i;
    }
  });
  return best;
}

const BACK: Record<string, string> = {
  ArrowLeft: "ArrowRight",
  ArrowRight: "ArrowLeft",
  ArrowUp: "ArrowDown",
  ArrowDown: "ArrowUp",
};
/** The way that the last arrow key led. */
let last: { from: HTMLElement; to: HTMLElement; key: string } | null = null;

/** Moves the focus over the parts of a board; returns whether it did. */
export function moveFocus(key: string, within: ParentNode): boolean {
  if (!(key in DIRECTIONS)) return false;
  const parts = [...within.querySelectorAll<HTMLElement>(`${PART}:not([disabled])`)].filter(
    (part) => part.offsetParent !== null,
  );
  const centre = (part: Element): Point => {
    const box = part.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const here = document.activeElement;
  if (!here?.matches(PART)) {
    const first = parts.find((part) => part.matches(".live, .choice")) ?? parts[0];
    first?.focus();
    return first !== undefined;
  }
  const others = parts.filter((part) => part !== here);
  // The opposite key leads back to where one came from, which may not be what lies nearest.
  const back = last?.to === here && last.key === BACK[key] && others.includes(last.from) ? last.from : undefined;
  const next = back ?? others[nearest(centre(here), others.map(centre), key)];
  if (!next) return false;
  last = { from: here as HTMLElement, to: next, key };
  next.focus();
  return true;
}
