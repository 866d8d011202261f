/** Nefertiti's words for what may become of a bid: when its stall closes, one's place then, and what one gets. */
import { t } from "../../lib/texts.svelte";
import { signed } from "../brought";
import { TURNS, type GameFates } from "../future";
import { DEBEN, SEALS, UNPAID } from "./futures";
import { cardName, marketName } from "./names";
import { ordinal } from "./words";

export default {
  title: ({ key, params: { market, when, place } }) => {
    if (market === undefined) return null;
    const name = marketName(String(market));
    if (key === "open") return t("fan-nefertiti-open", { market: name, turns: TURNS });
    return t("fan-nefertiti-closed", { market: name, when, place: Number(place), ordinal: ordinal(Number(place)) });
  },
  thing: (name, amount) => {
    if (name === DEBEN) return t("effect-nefertiti-deben", { change: signed(amount) });
    if (name === SEALS) return t("effect-nefertiti-seals", { change: signed(amount), count: amount });
    return name === UNPAID ? t("fan-nefertiti-unpaid") : cardName(name);
  },
  isAmount: (name) => name === DEBEN || name === SEALS,
} satisfies GameFates;
