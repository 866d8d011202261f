/** Nefertiti's drawings on the page of its rules. */
import type { Figure as Drawn, LegalAction } from "../../wire";
import type { GameFigures } from "../game";
import Figure from "./Figure.svelte";
import Stalls from "./Stalls.svelte";

/** Returns what a mark on a drawing stands for: a card of the market that is drawn, its reserve, or a square. */
function marked(action: string, { show }: Drawn): LegalAction {
  const market = show.find((part) => part.startsWith("market:"))?.split(":")[1] ?? null;
  const kind = /^(upper|lower\d)$/.test(action) ? "pick" : /^(half|close)/.exec(action)?.[0];
  return { action, kind: kind ?? "place", market };
}

export default {
  Figure,
  abreast: false,
  marked,
  supplement: { clause: "N1.2", Supplement: Stalls },
} satisfies GameFigures;
