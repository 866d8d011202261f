/** The Duel's drawings on the page of its rules. */
import type { GameFigures } from "../game";
import Figure from "./Figure.svelte";

export default {
  Figure,
  abreast: true,
  marked: (action) => ({ action, kind: "place" }),
  supplement: null,
} satisfies GameFigures;
