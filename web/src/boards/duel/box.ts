/** What lies on a table of the Duel. */
import type { DuelAction, DuelView } from "../../wire";
import type { GameBox } from "../game";
import Cargo from "./art/Cargo.svelte";
import Teacher from "./art/Teacher.svelte";
import Board from "./Board.svelte";
import { ON_BOARD } from "./choices";
import { duelSteps } from "./flights";
import { faceName } from "./names";

const REGIONS: Readonly<Record<string, string>> = {
  port: ".board .port",
  "site-0": ".board > .left",
  "site-1": ".board > .right",
  stores: ".port .stores",
};

export default {
  Board,
  picture: { width: 1214, height: 680 },
  corner: false,
  roomFrom: 1560,
  Teacher,
  onBoard: ON_BOARD,
  cardOf: () => null,
  Card: null,
  steps: duelSteps,
  hidden: { Thing: Cargo, name: faceName, shape: "square" },
  region: (name) => REGIONS[name] ?? null,
  Source: null,
} satisfies GameBox<DuelView, DuelAction>;
