/** The Duel, for lists. */
import { t } from "../../lib/texts.svelte";
import type { GameEntry } from "../game";
import Pawn from "./art/Pawn.svelte";
import "./seats.css";

export default {
  rank: 2,
  letter: "D",
  module: true,
  lesson: true,
  seats: 2,
  Pawn,
  usual: () => ({}),
  optionWords: ({ sides }) => [t("company-lobby-sides", { sides: String(sides ?? "AAAA") })],
  starts: () => [{ name: t("board-fresh"), options: {} }],
} satisfies GameEntry;
