/** What a choice of Nefertiti costs and brings: Deben, seals, points, and whether a market closes. */
import type { Halves } from "../../engine/continuing";
import type { Effect, Span } from "../../engine/effects";
import { t, whole } from "../../lib/texts.svelte";
import type { NefertitiAction, NefertitiEvent, NefertitiPortName, NefertitiView } from "../../wire";
import { change, changed, most, outcome, pointSentences, pointSigns, signed, sure, toneOf } from "../brought";
import type { GameEffects, Offered, Sign } from "../brought";
import { cardName, marketName } from "./names";

type Here = Offered<NefertitiView, NefertitiAction>;

/** A character's power is used in several steps; what the Beggar does at a market is a whole. */
const halves: Halves = {
  phases: [
    ...["merchant-owner", "merchant-want", "merchant-give", "maid-type", "maid-discard", "thief", "scribe"],
    ...["treasurer-market", "treasurer-amount", "oracle-give", "oracle-take", "beggar", "amon-give", "royal-scribe"],
    ...["traveller-market", "traveller-gift", "trader-market", "trader-gift", "trader-give", "spread"],
  ],
  whole: ["beggar", "maid-discard", "spread"],
  begin: ["recruit", "pick"],
  stop: "done",
  held: ["deben", "seals", "prestige", "neutral", ...[1, 2, 3, 4, 5].map((seat) => `seat${seat}`)],
};
/** Characters that score at once. */
const SCORERS = ["vizier", "royal-maid", "scribe", "merchant-of-amon", "royal-scribe"];
const ROLLS = 36;

/** Kinds whose points only follow from the Deben that one gets: that is said once. */
const MONEY: readonly NefertitiAction["kind"][] = ["place", "collector", "half", "amount", "coin", "coins"];
const percent = (chance: number): number => Math.round(100 * chance);
const holding = ({ seats }: Effect, seat: number, name: string): Span | undefined => {
  const span = seats[seat].holdings[name];
  return span && changed(span) ? span : undefined;
};

/** Returns how likely it is that a market closes with a choice, 0 where that is certain or impossible. */
function closingChance({ chances, otherwise }: Effect, { view, action }: Here): number {
  if (!chances.closing) return 0;
  // With dice the rules themselves say in how many of all rolls: of those that lie there, or will.
  const seen = action.kind === "roll" ? view : ((otherwise as NefertitiView | null) ?? view);
  const { chance } = seen.markets.find(({ name }) => name === "louqsor")?.stall.closing ?? { chance: null };
  return chance === null ? chances.closing : chance / ROLLS;
}

/** Returns what is scored at once, before what was given away for it is taken off. */
function scoredBy({ seats }: Effect, { seat }: Here): Sign[] {
  const spans = SCORERS.flatMap((scorer) => seats[seat].sources[scorer] ?? []);
  return spans.map((span) => ({
    text: t("effect-nefertiti-scores", { points: amounts(span) }),
    tone: "plain" as const,
  }));
}

/** Something that is done to cards or Reserves, as a sign and in a sentence. */
interface Deed {
  sign: string;
  mark?: string;
  sentence: string;
}
/** Returns how many servants may be placed for a character, where that is more than one. */
function stepsOf({ table: { steps } }: Effect, { action }: Here): Deed[] {
  if (action.kind !== "recruit" || !steps || !sure(steps) || steps.most <= steps.before) return [];
  const count = steps.most;
  return [{ sign: t("effect-nefertiti-steps-sign", { count }), sentence: t("effect-nefertiti-steps", { count }) }];
}
/** Returns what happens to cards and Reserves, where nobody has more or less for it. */
function doneBy(effect: Effect, offered: Here): Deed[] {
  const { view, action } = offered;
  const events = effect.events as NefertitiEvent[];
  const told = events.flatMap(({ kind, params }): Deed[] => {
    if (kind === "oracle-saw") {
      const count = params.cards;
      return [{ sign: t("effect-nefertiti-sees-sign", { count }), sentence: t("effect-nefertiti-sees", { count }) }];
    }
    if (kind === "turned-down")
      return [{ sign: t("effect-nefertiti-turned-sign"), mark: "down", sentence: t("effect-nefertiti-turned") }];
    if (kind !== "collected") return [];
    const gift = cardName(params.kind);
    const sentence = t("effect-nefertiti-collected", { gift });
    return [{ sign: t("effect-nefertiti-collected-sign"), mark: "neutral", sentence }];
  });
  told.push(...stepsOf(effect, offered));
  const spread = events.flatMap((each) => (each.kind === "coins-spread" ? [each.params] : []));
  if (spread.length) {
    const amount = spread.reduce((sum, each) => sum + each.amount, 0);
    const markets = spread.map(({ to }) => marketName(to)).join(", ");
    const words = { amount, market: marketName(spread[0].market), markets };
    return [...told, { sign: inDeben(amount), sentence: t("effect-nefertiti-spread", words) }];
  }
  if (action.kind !== "coins") return told;
  const amount = reserveAt(view);
  return [...told, { sign: inDeben(amount), sentence: t("effect-nefertiti-scatter", { amount }) }];
}
const inDeben = (change: number | string): string => t("effect-nefertiti-deben", { change });
/** Returns what lies on the Reserve of the market that is being resolved. */
const reserveAt = ({ closing, markets, memphis }: NefertitiView): number =>
  markets.find(({ name }) => name === closing?.market)?.reserve ?? memphis?.reserve ?? 0;

/** Deben that somebody certainly gets or pays, and where. */
interface Flow {
  amount: number;
  market: NefertitiPortName;
}
/** Returns what moves between a purse and the Reserves, in its order; what one is asked for next is not counted up. */
function flows({ events, follows }: Effect, seat: number): Flow[] {
  if (follows === "told") return [];
  const found: Flow[] = [];
  for (const { kind, params } of events as NefertitiEvent[]) {
    if ((kind !== "earned" && kind !== "half-taken" && kind !== "paid") || params.seat !== seat) continue;
    const amount = kind === "paid" ? -params.amount : params.amount;
    const last = found.at(-1);
    if (last && last.market === params.market && last.amount < 0 === amount < 0) last.amount += amount;
    else found.push({ amount, market: params.market });
  }
  return found;
}
const toneOfFlow = ({ amount }: Flow): Sign["tone"] => (amount < 0 ? "loss" : amount ? "gain" : "plain");
function flowText({ amount, market }: Flow, later: boolean): string {
  const text = inDeben(signed(amount));
  return later ? t("effect-nefertiti-later", { text, market: marketName(market) }) : text;
}

const inPoints = (change: string, count: number): string => t("effect-nefertiti-points", { change, count });

/** Returns what stands on a choice: Deben and seals of whoever chooses, points of all, the chance that it closes. */
function signs(effect: Effect, offered: Here): Sign[] {
  const found: Sign[] = [];
  const closing = closingChance(effect, offered);
  const deben = holding(effect, offered.seat, "deben");
  const seals = holding(effect, offered.seat, "seals");
  const moves = flows(effect, offered.seat);
  if (moves.length)
    found.push(...moves.map((move, at): Sign => ({ text: flowText(move, at > 0), tone: toneOfFlow(move) })));
  else if (deben && !closing) found.push({ text: inDeben(change(deben)), tone: toneOf(deben) });
  if (seals) {
    const text = t("effect-nefertiti-seals", { change: change(seals), count: most(seals) });
    found.push({ text, tone: toneOf(seals) });
  }
  found.push(...scoredBy(effect, offered));
  if (!MONEY.includes(offered.action.kind) && !closing) found.push(...pointSigns(effect, offered, inPoints));
  found.push(...doneBy(effect, offered).map(({ sign, mark }): Sign => ({ text: sign, mark, tone: "plain" })));
  if (closing) found.push({ text: t("effect-nefertiti-chance-sign", { chance: percent(closing) }), tone: "chance" });
  return found;
}

/** Returns what somebody pays or gets, where that is certain, and what they then have. */
function moneyOf(effect: Effect, offered: Here, seat: number): string[] {
  const deben = holding(effect, seat, "deben");
  const seals = holding(effect, seat, "seals");
  const who = { you: offered.you(seat) ? "yes" : "no", player: offered.player(seat) };
  const told: string[] = [];
  const moves = flows(effect, seat);
  if (moves.length > 1) {
    const parts = moves.map(({ amount, market }) => `${signed(amount)} (${marketName(market)})`).join(", ");
    told.push(t("effect-nefertiti-flows", { ...who, parts, left: outcome(deben ?? unchanged(offered, seat)) }));
  } else if (deben) {
    const amount = amounts(deben);
    const words = { ...who, amount, left: outcome(deben) };
    if (deben.most <= deben.before) told.push(t("effect-nefertiti-pay", words));
    else if (deben.least >= deben.before) told.push(t("effect-nefertiti-get", words));
    else told.push(t("effect-nefertiti-have", words));
  }
  if (seals) told.push(t("effect-nefertiti-left", { ...who, left: outcome(seals) }));
  return told;
}

const unchanged = ({ view }: Here, seat: number): Span => {
  const { deben } = view.seats[seat];
  return { before: deben, least: deben, most: deben };
};
/** Returns how much somebody pays or gets: exactly, or from the least to the most. */
function amounts({ before, least, most }: Span): string {
  const [low, high] = [Math.abs(least - before), Math.abs(most - before)].sort((one, other) => one - other);
  return low === high ? whole(low) : t("effect-between", { least: whole(low), most: whole(high) });
}

/** Returns whether a market closes with it, or how likely that is. */
function closingOf(effect: Effect, offered: Here): string[] {
  const closing = effect.events.find(({ kind }) => kind === "closing");
  if (closing) return [t("effect-nefertiti-closes", { market: marketName(String(closing.params.market)) })];
  const chance = closingChance(effect, offered);
  return chance ? [t("effect-nefertiti-chance", { chance: percent(chance) })] : [];
}

/** Returns a choice in sentences. */
function sentences(effect: Effect, offered: Here): string[] {
  const seats = [offered.seat, ...effect.seats.keys()].filter((seat, at, all) => all.indexOf(seat) === at);
  const money = seats.flatMap((seat) => moneyOf(effect, offered, seat));
  const points = MONEY.includes(offered.action.kind) ? [] : pointSentences(effect, offered);
  const done = doneBy(effect, offered).map(({ sentence }) => sentence);
  return [...money, ...points, ...done, ...closingOf(effect, offered)];
}

export default { halves, signs, sentences } satisfies GameEffects<NefertitiView, NefertitiAction>;
