/** The Duel's words for what may become of a choice: when and from which boat a pawn gets a token. */
import { t } from "../../lib/texts.svelte";
import { TURNS, type GameFates } from "../future";
import { faceName } from "./names";

export default {
  title: ({ key, params: { square, when, boat } }) => {
    if (square === undefined) return null;
    return key === "waits"
      ? t("fan-duel-waits", { square, turns: TURNS })
      : t("fan-duel-unloaded", { square, when, boat });
  },
  thing: (face) => faceName(face),
  isAmount: () => false,
} satisfies GameFates;
