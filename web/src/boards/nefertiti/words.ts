/** What stalls and closings mean for whoever looks at them, in words. */
import { t } from "../../lib/texts.svelte";
import type { NefertitiClosing, NefertitiSquare, NefertitiStall, NefertitiView } from "../../wire";
import { inOrder, placeAt, placesOf } from "./order";

export const ordinal = (place: number): string => t("page-ordinal", { place });
const listed = (places: readonly number[]): string => places.map(ordinal).join(", ");

/** Returns which in the order a seat would be if the stall closed now; without a servant there, who would be best. */
export function ifClosed(stall: NefertitiStall, seat: number | null, player: (seat: number) => string): string {
  const order = inOrder(stall);
  if (!order.length) return "";
  const places = seat === null ? [] : placesOf(stall, seat);
  if (places.length) return t("page-if-closed", { places: listed(places), count: order.length });
  return t("page-if-closed-other", { player: player(order[0].piece!.seat), bid: order[0].bid, count: order.length });
}

/** Returns which in the order one would be on a square. */
export const ifPlaced = (stall: NefertitiStall, square: NefertitiSquare): string =>
  t("page-if-placed", { place: ordinal(placeAt(stall, square)), count: inOrder(stall).length + 1 });

/** Returns whether a seat could not pay a free square's bid as best bidder, and would be one there now. */
export const tooDear = (
  view: NefertitiView,
  stall: NefertitiStall,
  square: NefertitiSquare,
  seat: number | null,
): boolean => seat !== null && !square.piece && square.bid > view.seats[seat].deben && placeAt(stall, square) === 1;

/** Returns what would happen to a best bidder who cannot pay (N5.5). */
export function dearText(view: NefertitiView, square: NefertitiSquare, seat: number): string {
  const { deben, hand } = view.seats[seat];
  return t("page-too-dear", { deben, bid: square.bid, gifts: Object.keys(hand).length ? "yes" : "no" });
}

/** Returns what whoever comes now in a closing may do. */
export function closingChoice(
  view: NefertitiView,
  closing: NefertitiClosing,
  stall: NefertitiStall,
  half: number,
): string {
  const bid = closing.bid ?? 0;
  const symbol = stall.squares.find(({ name }) => name === closing.square)?.symbol;
  if (view.phase === "spread") return t("page-closing-spread", { count: closing.spread });
  if (closing.collector) return t("page-closing-collector");
  if (view.phase === "discard") return t("page-closing-unpaid", { bid });
  if (closing.best) return bestChoice(closing, bid, closing.market === "memphis" ? "port" : (symbol ?? "plain"));
  const deben = view.seats[closing.seat ?? 0].deben;
  return t(deben < bid ? "page-closing-half" : "page-closing-buy", { bid, half });
}
const bestChoice = ({ picks }: NefertitiClosing, bid: number, symbol: string): string =>
  picks ? t("page-closing-more") : t("page-closing-best", { bid, symbol });
