/** Any game that has no folder here, for lists. */
import { plainWords } from "../../words/plain";
import type { GameEntry } from "../game";
import Pawn from "./Pawn.svelte";

export default {
  rank: 9,
  letter: "",
  module: false,
  lesson: false,
  seats: 2,
  Pawn,
  usual: () => ({}),
  optionWords: (options) => Object.entries(options).map(([name, value]) => `${plainWords(name)} ${String(value)}`),
  starts: () => [],
} satisfies GameEntry;
