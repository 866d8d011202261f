/**
 * The parts of a board that a lesson speaks of, as its data names them:
 * `act:b2` what an action is attached to, `part:deck` a part with that anchor, `region:port` one of the regions below.
 */
const REGIONS: Record<string, string> = {
  port: ".board .port",
  "site-0": ".board > .left",
  "site-1": ".board > .right",
  stores: ".port .stores",
  courses: "section.nile",
  "seat-0": ".seats > section:first-of-type, .chips > .chip:first-of-type",
};

/** Returns the selector of an anchor; null for one that is unknown. */
export function selectorOf(anchor: string): string | null {
  const [kind, ...rest] = anchor.split(":");
  const name = rest.join(":");
  if (kind === "act") return `[data-action="${name}"], [data-anchor="square:${name}"]`;
  if (kind === "part") return `[data-anchor="${name}"]`;
  if (kind !== "region") return null;
  // On a small screen a market is a tile until it is tapped.
  return name.startsWith("market-") ? `#${name}, .tile.${name.slice("market-".length)}` : (REGIONS[name] ?? null);
}

/** Returns the elements of anchors that are on the page now. */
export function elementsOf(anchors: readonly string[]): HTMLElement[] {
  return anchors.flatMap((anchor) => {
    const selector = selectorOf(anchor);
    const found = selector ? document.querySelector<HTMLElement>(selector) : null;
    return found ? [found] : [];
  });
}
