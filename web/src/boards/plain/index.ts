/** Any game that has no folder here, for lists. */
import { t } from "../../lib/texts.svelte";
import type { GameEntry } from "../game";
import Pawn from "./Pawn.svelte";

export default {
  rank: 9,
  letter: "",
  lesson: false,
  seats: 2,
  Pawn,
  usual: () => ({}),
  optionWords: () => [],
  starts: () => [{ name: t("board-fresh"), options: {} }],
} satisfies GameEntry;
