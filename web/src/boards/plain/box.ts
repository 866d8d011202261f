/** What lies on a table of any game without a folder here: a board made from its view, and a button for everything. */
import type { GameBox } from "../game";
import Board from "./Board.svelte";
import Pawn from "./Pawn.svelte";
import Thing from "./Thing.svelte";
import { changedPlaces } from "./view";

export default {
  Board,
  corner: false,
  roomFrom: 1120,
  Teacher: Pawn,
  onBoard: [],
  cardOf: () => null,
  Card: null,
  steps: () => [],
  touched: changedPlaces,
  hidden: { Thing, name: String, shape: "square" },
  region: () => null,
  Source: null,
} satisfies GameBox;
