/** What travels when things happen in Nefertiti. */
import type { TableEvent } from "../../wire";
import { pieceOf, sign, type Flight, type Piece, type Step } from "../flights";
import GiftCard from "./art/GiftCard.svelte";
import Pawn from "./art/Pawn.svelte";
import Portrait from "./art/Portrait.svelte";
import Shutter from "./art/Shutter.svelte";

const pawn = (params: TableEvent["params"]): Piece =>
  pieceOf(
    Pawn,
    { seat: Number(params.seat), collector: Boolean(params.collector) },
    { aspect: 0.75, least: 26, most: 44 },
  );
const portrait = (name: string): Piece => pieceOf(Portrait, { name }, { aspect: 0.78, least: 60, most: 84 });
const shutter = (): Piece => pieceOf(Shutter, {}, { aspect: 1.4, least: 60, most: 150 });
const deben = (amount: unknown): Piece => sign("deben", String(amount));
const card = (kind: unknown): Piece =>
  pieceOf(GiftCard, { kind: String(kind) }, { aspect: 0.71, least: 54, most: 104 });
const place = (market: unknown, name: unknown): string => `place:${String(market)}:${String(name)}`;
const gifts = (owner: unknown): string =>
  owner === "neutral" ? "gifts:neutral" : `gifts:${Number(String(owner).slice(4)) - 1}`;

/** Returns the steps that show a move's events. */
export function nefertitiSteps(events: readonly TableEvent[]): Step[] {
  return events.flatMap((event) => {
    const step = stepOf(event);
    return step ? [{ ...step, event }] : [];
  });
}

const one = (flight: Flight, sound?: Step["sound"], rest?: number): Step => ({ flights: [flight], sound, rest });

function stepOf(event: TableEvent): Step | null {
  return moneyStep(event) ?? cardStep(event) ?? pieceStep(event);
}

function pieceStep({ kind, params }: TableEvent): Step | null {
  const seat = String(params.seat);
  switch (kind) {
    case "placed":
      return one({ from: `hand:${seat}`, to: `square:${params.square}`, piece: pawn(params) }, "wood");
    case "resolved":
    case "went-home":
      return one({ from: `square:${params.square}`, to: `hand:${seat}`, piece: pawn(params), lift: true }, "wood");
    case "rolled": {
      const dice = [params.first, params.second].filter((die) => Number(die) > 0);
      return {
        flights: dice.map((die, i) => ({
          from: `points:${seat}`,
          to: "dice",
          piece: sign(`die${die}`),
          delay: 60 * i,
        })),
        sound: "clay",
        rest: 1.5,
      };
    }
    case "recruited":
      return {
        flights: [
          { from: `seals:${seat}`, to: "supply", piece: sign("seal") },
          {
            from: `character:${params.character}`,
            to: `points:${seat}`,
            piece: portrait(String(params.character)),
            lift: true,
          },
        ],
        sound: "reed",
      };
    case "closed":
      return params.tile ? one({ from: "deck", to: `tile:${params.market}`, piece: shutter() }, "reed", 0.5) : null;
    case "scored":
      return one(
        {
          from: `gifts:${seat}`,
          to: `points:${seat}`,
          piece: sign("prestige", `+${params.points}`),
        },
        "reed",
        0.6,
      );
    default:
      return null;
  }
}

function moneyStep({ kind, params }: TableEvent): Step | null {
  const purse = `purse:${params.seat}`;
  const reserve = `reserve:${params.market}`;
  const piece = deben(params.amount);
  if (Number(params.amount) === 0) return null;
  switch (kind) {
    case "earned":
    case "half-taken":
      return one({ from: reserve, to: purse, piece }, "coin");
    case "paid":
      return one({ from: purse, to: reserve, piece }, "coin");
    case "coins-spread":
      return one({ from: reserve, to: `reserve:${params.to}`, piece }, "coin");
    default:
      return null;
  }
}

function cardStep({ kind, params }: TableEvent): Step | null {
  const at = params.place === null ? place(params.market, params.kind) : place(params.market, params.place);
  switch (kind) {
    case "taken":
      return one(
        { from: at, to: `gifts:${params.seat}`, piece: card(params.kind), lift: params.place !== null },
        "clay",
        0.3,
      );
    case "collected":
      return one({ from: at, to: "gifts:neutral", piece: card(params.kind), lift: params.place !== null }, "clay", 0.3);
    case "discarded":
      return one({ from: gifts(params.owner), to: "deck", piece: card(params.kind), fade: true }, "clay");
    case "drawn":
      return one({ from: "deck", to: at, piece: card(params.kind) }, "clay");
    case "docked":
      return one({ from: "deck", to: "dock", piece: card(params.kind) }, "reed");
    case "akhenaton":
      return one({ from: "deck", to: `tile:${params.market}`, piece: card("akhenaton") }, "reed", 3);
    case "seal-taken":
      return one(
        {
          from: params.market === null ? "supply" : `seal:${params.market}`,
          to: `seals:${params.seat}`,
          piece: sign("seal"),
          lift: params.market !== null,
        },
        "wood",
      );
    case "seal-laid":
      return one({ from: "supply", to: `seal:${params.market}`, piece: sign("seal") }, "wood");
    case "exchanged":
      return {
        flights: [
          { from: gifts(params.owner), to: `gifts:${params.seat}`, piece: card(params.taken) },
          { from: `gifts:${params.seat}`, to: gifts(params.owner), piece: card(params.given) },
        ],
        sound: "clay",
      };
    case "traded":
      return one({ from: `gifts:${params.seat}`, to: at, piece: card(params.given) }, "clay");
    default:
      return null;
  }
}
