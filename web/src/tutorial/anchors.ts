/**
 * The parts of a board that a lesson speaks of, as its data names them: `act:b2` what an action is attached to,
 * `part:deck` a part with that anchor, `region:port` one that the game itself knows.
 */
import type { GameBox } from "../boards/game";

type Region = GameBox["region"];

/** Returns the selector of an anchor; null for one that is unknown. */
export function selectorOf(anchor: string, region: Region): string | null {
  const [kind, ...rest] = anchor.split(":");
  const name = rest.join(":");
  if (kind === "act") return `[data-action="${name}"], [data-anchor="square:${name}"]`;
  if (kind === "part") return `[data-anchor="${name}"]`;
  return kind === "region" ? region(name) : null;
}

/** Returns the elements of anchors that are on the page now. */
export function elementsOf(anchors: readonly string[], region: Region): HTMLElement[] {
  return anchors.flatMap((anchor) => {
    const selector = selectorOf(anchor, region);
    const found = selector ? document.querySelector<HTMLElement>(selector) : null;
    return found ? [found] : [];
  });
}
