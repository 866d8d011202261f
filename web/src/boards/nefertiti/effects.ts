/** What a choice of Nefertiti costs and brings: Deben, seals, points, and whether a market closes. */
import type { Effect, Span } from "../../engine/effects";
import { t } from "../../lib/texts.svelte";
import type { NefertitiAction, NefertitiView } from "../../wire";
import { change, changed, outcome, pointSentences, pointSigns, sure, toneOf } from "../brought";
import type { GameEffects, Offered, Sign } from "../brought";
import { marketName } from "./names";

type Here = Offered<NefertitiView, NefertitiAction>;

/** Kinds whose points only follow from the Deben that one gets: that is said once. */
const MONEY: readonly NefertitiAction["kind"][] = ["place", "collector", "half", "amount", "coin", "coins"];
const percent = (chance: number): number => Math.round(100 * chance);
const holding = ({ seats }: Effect, seat: number, name: string): Span | undefined => {
  const span = seats[seat].holdings[name];
  return span && changed(span) ? span : undefined;
};

/** Returns what stands on a choice: Deben and seals of whoever chooses, points of all, the chance that it closes. */
function signs(effect: Effect, offered: Here): Sign[] {
  const found: Sign[] = [];
  const deben = holding(effect, offered.seat, "deben");
  const seals = holding(effect, offered.seat, "seals");
  if (deben) found.push({ text: t("effect-nefertiti-deben", { change: change(deben) }), tone: toneOf(deben) });
  if (seals) {
    const count = Math.abs(seals.most - seals.before);
    found.push({ text: t("effect-nefertiti-seals", { change: change(seals), count }), tone: toneOf(seals) });
  }
  if (!MONEY.includes(offered.action.kind)) found.push(...pointSigns(effect, offered));
  const { closing } = effect.chances;
  if (closing) found.push({ text: t("effect-nefertiti-chance-sign", { chance: percent(closing) }), tone: "chance" });
  return found;
}

/** Returns what somebody pays or gets, where that is certain, and what they then have. */
function moneyOf(effect: Effect, offered: Here, seat: number): string[] {
  const deben = holding(effect, seat, "deben");
  const seals = holding(effect, seat, "seals");
  const who = { you: offered.you(seat) ? "yes" : "no", player: offered.player(seat) };
  const told: string[] = [];
  if (deben && sure(deben)) {
    const amount = Math.abs(deben.most - deben.before);
    const words = { ...who, amount, left: outcome(deben) };
    told.push(deben.most < deben.before ? t("effect-nefertiti-pay", words) : t("effect-nefertiti-get", words));
  }
  if (seals && sure(seals)) told.push(t("effect-nefertiti-left", { ...who, left: outcome(seals) }));
  return told;
}

/** Returns whether a market closes with it, or how likely that is. */
function closingOf(effect: Effect): string[] {
  const closing = effect.events.find(({ kind }) => kind === "closing");
  if (closing) return [t("effect-nefertiti-closes", { market: marketName(String(closing.params.market)) })];
  const { closing: chance } = effect.chances;
  return chance ? [t("effect-nefertiti-chance", { chance: percent(chance) })] : [];
}

/** Returns a choice in sentences. */
function sentences(effect: Effect, offered: Here): string[] {
  const seats = [offered.seat, ...effect.seats.keys()].filter((seat, at, all) => all.indexOf(seat) === at);
  const money = seats.flatMap((seat) => moneyOf(effect, offered, seat));
  const points = MONEY.includes(offered.action.kind) ? [] : pointSentences(effect, offered);
  return [...money, ...points, ...closingOf(effect)];
}

export default { signs, sentences } satisfies GameEffects<NefertitiView, NefertitiAction>;
