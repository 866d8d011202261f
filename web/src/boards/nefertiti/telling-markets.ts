/** Nefertiti's markets in words. */
import { aboutCard } from "./courses";
import { cardName, closingText, marketName, placeName } from "./names";
import { t } from "../../lib/texts.svelte";
import type { NefertitiMarket, NefertitiPlace, NefertitiSquare, NefertitiStall, NefertitiView } from "../../wire";
import { capital, counted, type Section } from "../../words/telling";

type Player = (seat: number) => string;

/** Returns who stands on a square. */
function standing(square: NefertitiSquare, player: Player): string {
  if (!square.piece) return t("text-free");
  const name = player(square.piece.seat);
  return square.piece.collector ? t("table-nefertiti-square-collector", { player: name }) : name;
}

/** Returns one square with its bid, its symbol and who stands there. */
export function squareText(square: NefertitiSquare, player: Player): string {
  const words = { bid: square.bid, square: square.name, who: standing(square, player) };
  return square.symbol
    ? t("text-bid-symbol", { ...words, symbol: t("symbol-nefertiti", { symbol: square.symbol }) })
    : t("text-bid", words);
}

/** Returns a stall row by row, as it lies on the board, and the order in which its pieces would be resolved. */
function stallLines(stall: NefertitiStall, player: Player): string[] {
  const rows: NefertitiSquare[][] = [];
  for (const square of stall.squares) (rows[square.row] ??= []).push(square);
  const lines = rows.map((row, i) =>
    t("text-row", { row: i + 1, squares: row.map((square) => squareText(square, player)).join("; ") }),
  );
  const pieces = stall.squares.filter((square) => square.piece).sort((a, b) => a.resolved - b.resolved);
  if (pieces.length > 1)
    lines.push(
      t("text-order", {
        pieces: pieces
          .map((square) => t("text-order-piece", { player: standing(square, player), bid: square.bid }))
          .join("; "),
      }),
    );
  return lines;
}

/** Returns what lies on a place of a market. */
function cardText(view: NefertitiView, place: NefertitiPlace): string {
  if (!place.card) return t("text-place", { place: placeName(place.name), card: t("table-nefertiti-empty") });
  const gift = cardName(place.card);
  const card = place.face_down
    ? t("table-nefertiti-face-down", { gift })
    : place.sealed
      ? t("table-nefertiti-with-seal", { gift })
      : gift;
  return `${t("text-place", { place: placeName(place.name), card })} ${aboutCard(view, place.card).text}`.trim();
}

function headLine(market: NefertitiMarket): string {
  const words = {
    market: marketName(market.name),
    deben: market.reserve,
    side: t("side-nefertiti", { side: market.stall.side }),
  };
  if (market.open)
    return t("table-nefertiti-market-open", {
      ...words,
      closes: market.stall.closing ? closingText(market.stall.closing) : "",
    });
  return t(market.tile ? "table-nefertiti-market-closed" : "table-nefertiti-market-shut", words);
}

/** Returns a market in words. */
export function marketSection(view: NefertitiView, market: NefertitiMarket, player: Player): Section {
  const title = marketName(market.name);
  const lines = [headLine(market), t("text-half", { half: market.half })];
  if (view.closing?.market === market.name) lines.push(closingLine(view, player));
  if (market.open) lines.push(...stallLines(market.stall, player));
  lines.push(...market.places.map((place) => capital(cardText(view, place))));
  if (market.other.closing)
    lines.push(
      t("text-covered", {
        closes: closingText(market.other.closing),
        bids: market.other.squares.map((square) => square.bid).join(", "),
      }),
    );
  return { id: `market-${market.name}`, title, names: [title], lines };
}

/** Returns Memphis in words, where it is in play. */
export function memphisSection(view: NefertitiView, player: Player): Section[] {
  const memphis = view.memphis;
  if (!memphis) return [];
  const title = marketName("memphis");
  const head = t(memphis.open ? "table-nefertiti-memphis-open" : "table-nefertiti-memphis-closed", {
    deben: memphis.reserve,
    gifts: counted(memphis.docked, cardName),
  });
  const lines = [head, t("text-half", { half: memphis.half }), ...stallLines(memphis.stall, player)];
  if (view.closing?.market === "memphis") lines.push(closingLine(view, player));
  return [{ id: "market-memphis", title, names: [title], lines }];
}

/** Returns which piece of which market is being resolved. */
export function closingLine(view: NefertitiView, player: Player): string {
  const { closing } = view;
  if (!closing) return t("list-nothing");
  const market = marketName(closing.market);
  if (closing.seat === null || closing.bid === null) return t("text-resolving", { market });
  return t("text-resolving-piece", { market, bid: closing.bid, player: player(closing.seat) });
}
