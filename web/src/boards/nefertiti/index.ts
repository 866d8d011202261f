/** Nefertiti, for lists. */
import { t } from "../../lib/texts.svelte";
import type { GameEntry } from "../game";
import Pawn from "./art/Pawn.svelte";

const choiceName = (choice: unknown): string => t("choice-nefertiti", { choice: String(choice) });

export default {
  rank: 1,
  letter: "N",
  module: true,
  lesson: true,
  seats: 3,
  Pawn,
  usual: (players) => ({ players }),
  optionWords({ stalls, characters, memphis }, seats) {
    const words = [t("company-lobby-players", { count: seats })];
    if (stalls !== "discovery") words.push(t("company-lobby-stalls", { choice: choiceName(stalls) }));
    if (characters !== "base") words.push(choiceName(characters));
    if (memphis) words.push(t("market-nefertiti", { market: "memphis" }));
    return words;
  },
  starts: () =>
    [2, 3, 4, 5].map((players) => ({ name: t("board-fresh-players", { count: players }), options: { players } })),
} satisfies GameEntry;
