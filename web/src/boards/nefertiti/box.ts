/** What lies on a table of Nefertiti. */
import type { NefertitiAction, NefertitiView } from "../../wire";
import type { GameBox } from "../game";
import GiftCard from "./art/GiftCard.svelte";
import Teacher from "./art/Teacher.svelte";
import Board from "./Board.svelte";
import { cardOf, GIVING, ON_BOARD } from "./choices";
import { nefertitiSteps } from "./flights";
import { captionsOf } from "./captions";
import HiddenCard from "./HiddenCard.svelte";
import { cardName } from "./names";
import Order from "./Order.svelte";
import { WIDE_WINDOW } from "./room";
import Source from "./Source.svelte";

const MARKET = "market-";
const REGIONS: Readonly<Record<string, string>> = {
  courses: "section.nile",
  "seat-0": ".seats > section:first-of-type, .chips > .chip:first-of-type",
};

export default {
  Board,
  fluid: true,
  picture: { width: 1424, height: 784 },
  corner: true,
  roomFrom: 1700,
  floatFrom: WIDE_WINDOW,
  Teacher,
  onBoard: ON_BOARD,
  cardOf,
  Card: GiftCard,
  Together: Order,
  together: (legal) => legal.length > 1 && legal.every(({ kind }) => kind === "order"),
  steps: nefertitiSteps,
  captions: captionsOf,
  costly: ({ kind }) => GIVING.includes(kind),
  scene: { begins: ["closing", "attribution"], ends: ["closed", "memphis-closed"] },
  hidden: { Thing: HiddenCard, name: cardName, shape: "card" },
  // On a small screen a market is a tile until it is tapped.
  region: (name) =>
    name.startsWith(MARKET) ? `#${name}, .tile.${name.slice(MARKET.length)}` : (REGIONS[name] ?? null),
  Source,
} satisfies GameBox<NefertitiView, NefertitiAction>;
