/** Nefertiti in sentences, from the same messages as the command line's. */
import type { ActionReason, LegalAction, NefertitiProgress, NefertitiView, Player, Snapshot, TableEvent } from "../../wire";
import { t, type Words } from "../texts.svelte";
import { playerName, present, type Params, type Sentences } from "./common";

const SCORERS = ["vizier", "royal-maid", "scribe", "merchant-of-amon", "royal-scribe", "priest-of-amon"];
const LETTERS: Record<string, string> = { g: "gizeh", a: "akhet-aton", s: "abou-simbel", l: "louqsor", m: "memphis" };

/** Returns the name of a card; the form `.one` has an article. A foreign gift says what it adds. */
export function cardName(kind: string, form = ""): string {
  const [gift, plus] = kind.split("+");
  return t(`gift-nefertiti${form}`, { gift }) + (plus ? ` +${plus}` : "");
}
/** Returns the name of a character; the form `.the` has an article. */
export function characterName(name: string, form = ""): string {
  const [character, plus] = name.split("+");
  return t(`character-nefertiti${form}`, { character }) + (plus ? ` +${plus}` : "");
}
/** Returns what a character does, in a line. */
export function powerText(name: string): string {
  const [character, plus] = name.split("+");
  return t(`power-nefertiti-${character}`, { bonus: Number(plus ?? 0) });
}
export const marketName = (market: string): string => t("market-nefertiti", { market });
export const placeName = (place: string): string => t("place-nefertiti", { place });

/** Returns when a stall closes and how far that is. */
export function closingText(closing: NefertitiProgress): string {
  const list = (numbers: number[]) => numbers.join(", ") || t("table-nefertiti-nothing");
  const id = closing.rule === "sum" && closing.exactly.length ? "sum-exact" : closing.rule;
  return t(`closing-nefertiti-${id}`, {
    size: closing.needed, now: closing.now, colours: closing.needed, pieces: closing.pieces_needed ?? 0, standing: closing.pieces,
    levels: closing.needed, least: closing.needed, exactly: list(closing.exactly), bids: list(closing.marked),
  });
}

/** Returns the bid of a square from its notation. */
const bidOf = (square: string): number => Number(/\d+/.exec(square)?.[0] ?? 0);

function eventId(event: TableEvent): string {
  const { kind, params } = event;
  const paid = Number(params.paid ?? 0) > 0;
  switch (kind) {
    case "placed":
    case "resolved":
      return params.collector ? `${kind}-collector` : kind;
    case "earned":
      return `earned-${params.why === "first-servant" ? "first" : String(params.why)}`;
    case "attribution":
      return params.gifts === 0 ? "attribution-nothing" : kind;
    case "taken":
      return params.place === null ? "taken-docked" : kind;
    case "seal-taken":
      return params.market === null ? "seal-supply" : kind;
    case "scored":
      return params.kind === null ? kind : "scored-card";
    case "exchanged":
    case "traded":
      return paid ? `${kind}-paid` : kind;
    default:
      return kind;
  }
}

/** Returns the sentences of Nefertiti. */
export function nefertitiSentences(players: readonly Player[]): Sentences {
  const player = (seat: unknown) => playerName("nefertiti", players, Number(seat));
  const owner = (name: string) => (name === "neutral" ? t("neutral-nefertiti") : player(Number(name.slice(4)) - 1));
  const words = (params: Params, article: boolean): Words => {
    const words = present(params);
    const form = article ? ".one" : "";
    const put = (name: string, make: (value: string) => string) => {
      if (name in words) words[name] = make(String(words[name]));
    };
    if ("seat" in words) words.player = player(words.seat);
    if ("square" in words) {
      words.bid ??= bidOf(String(words.square));
      words.market ??= LETTERS[String(words.square)[0]];
    }
    if ("taken" in words) words.kind = words.taken;
    if ("scorer" in words) words.character = words.scorer;
    put("kind", (kind) => cardName(kind, form));
    put("given", (kind) => cardName(kind, form));
    put("character", (name) => characterName(name, article ? ".the" : ""));
    put("top", (name) => characterName(name));
    put("market", marketName);
    put("to", marketName);
    put("place", placeName);
    put("owner", owner);
    put("type", (gift) => t("gift-nefertiti", { gift }));
    put("step", (step) => t("step-nefertiti", { step }));
    put("side", (side) => t("side-nefertiti", { side }));
    if ("from_place" in words) words.from = placeName(String(words.from_place));
    if ("to_place" in words) words.to = placeName(String(words.to_place));
    if ("first" in words) words.dice = words.second ? `${words.first} + ${words.second}` : words.first;
    return words;
  };
  return {
    event(event) {
      if (event.kind === "turn" || (event.kind === "closed" && !event.params.tile)) return null;
      if (event.kind === "half-taken" && event.params.amount === 0) return t("page-event-half-nothing", words(event.params, true));
      return t(`event-nefertiti-${eventId(event)}`, words(event.params, true));
    },
    reason: (reason: ActionReason) => t(`reason-nefertiti-${reason.code}`, words(reason.params, false)),
    action: (action) => actionText(action, (params) => words(params, true)),
    prompt: (snapshot) => promptText(snapshot, player, owner),
    source: (source) =>
      SCORERS.includes(source) ? characterName(source) : source === "deben" || source === "seals" ? t("source-nefertiti", { source }) : cardName(source),
  };
}

function actionText(action: LegalAction, words: (params: Params) => Words): string {
  const kind = action.card ?? null;
  const filled = words({ ...(action as unknown as Params), kind, type: action.gift ?? null, card: action.position ?? null });
  if (action.kind === "pick") return t(kind ? "action-nefertiti-pick-card" : "action-nefertiti-pick", filled);
  if (action.kind === "order") return t(kind ? "page-order-card" : "action-nefertiti-card", filled);
  return t(`action-nefertiti-${action.kind === "collector" ? "place" : action.kind}`, filled);
}

function promptText(snapshot: Snapshot, player: (seat: number) => string, owner: (name: string) => string): string {
  const view = snapshot.view as NefertitiView;
  if (snapshot.actor === null) return "";
  const { closing, power } = view;
  const shut = view.phase === "thief" ? view.markets.find((each) => each.tile)?.name : null;
  const market = shut ?? closing?.market ?? power.market;
  const stall = closing?.market === "memphis" ? view.memphis : view.markets.find((each) => each.name === market);
  return t(`prompt-nefertiti-${promptKey(snapshot, view)}`, {
    player: player(snapshot.actor),
    market: market ? marketName(market) : "",
    bid: closing?.bid ?? 0,
    picks: closing?.picks ?? 0,
    half: stall?.half ?? 0,
    spread: closing?.spread ?? 0,
    owner: power.partner ? owner(power.partner) : "",
    kind: power.card ? cardName(power.card, ".one") : "",
    type: power.gift ? t("gift-nefertiti", { gift: power.gift }) : "",
    cards: cardList(view, power.aside),
    ordered: view.ordered,
    ...bestChoice(snapshot, view),
  });
}

/** Returns the places of which the card may be taken now. */
function placesOn(snapshot: Snapshot): string[] {
  return snapshot.legal.filter((action) => action.kind === "pick").map((action) => action.action);
}

/** Returns what the best bidder chooses between: the upper card, the lower ones, or both (N5.2, N10.2). */
function bestChoice(snapshot: Snapshot, view: NefertitiView): Words {
  const places = placesOn(snapshot);
  const lower = places.filter((place) => place !== "upper").length;
  const upper = lower < places.length;
  const seal = view.markets.find((each) => each.name === view.closing?.market)?.places.some((place) => place.sealed);
  return { choice: upper && lower ? "both" : upper ? "upper" : "lower", lower: Math.min(2, lower), seal: seal ? "yes" : "no" };
}

function cardList(view: NefertitiView, aside: Record<string, number>): string {
  if (view.phase.startsWith("oracle")) return (view.bottom ?? []).map((kind) => (kind ? cardName(kind) : "?")).join(", ");
  return Object.entries(aside).map(([kind, count]) => cardName(kind) + (count > 1 ? ` ×${count}` : "")).join(", ");
}

/** Returns the end of the id of the prompt: the phase, and what is special about it now. */
function promptKey(snapshot: Snapshot, view: NefertitiView): string {
  const has = (kind: string) => snapshot.legal.some((action) => action.kind === kind);
  const { phase, closing, power } = view;
  switch (phase) {
    case "turn":
      return has("close") ? "turn-close" : has("pass") ? "turn-pass" : "turn";
    case "servant":
      return has("close") ? "servant-close" : has("pass") ? "servant-pass" : view.steps > 1 ? "servant-first" : "servant";
    case "best":
      return bestKey(snapshot, view);
    case "buy":
      if (has("pick") || has("want")) return phase;
      return (closing?.bid ?? 0) > view.seats[snapshot.actor ?? 0].deben ? "buy-poor" : "buy-nothing";
    case "collect":
      return !has("coins") ? "collect-gift" : has("pick") || has("want") ? phase : "collect-coins";
    case "merchant-owner":
      return has("done") ? "merchant-again" : phase;
    case "maid-discard":
      return power.asked === "neutral" ? "maid-neutral" : phase;
    case "amon-give":
      return has("done") ? "amon-again" : phase;
    case "royal-scribe":
      return has("done") ? "royal-scribe-again" : phase;
    case "trader-market":
      return has("done") ? "trader-again" : phase;
    default:
      return phase;
  }
}

function bestKey(snapshot: Snapshot, view: NefertitiView): string {
  const closing = view.closing;
  if (!closing || closing.market === "memphis") return "best-memphis";
  const market = view.markets.find((each) => each.name === closing.market);
  const symbol = market?.stall.squares.find((square) => square.name === closing.square)?.symbol;
  if (closing.picks > 0) return closing.took_upper || closing.picks >= 2 ? "best-more" : "best-second";
  if (symbol === "single") return "best-single";
  const places = placesOn(snapshot);
  if (symbol !== "extra" || places.every((place) => place === "upper")) return "best";
  return ["lower1", "lower2", "lower3"].every((place) => places.includes(place)) ? "best-extra" : places.includes("upper") ? "best-extra-upper" : "best";
}
