/** What travels when things happen in Nefertiti. */
import { never } from "../../lib/never";
import type { NefertitiCard, NefertitiEvent, NefertitiOwnerName, NefertitiPortName, NefertitiView } from "../../wire";
import { pieceOf, sign, smallAs, type Flight, type Piece, type Step } from "../flights";
import Mark from "../../art/Mark.svelte";
import Gift from "./art/Gift.svelte";
import GiftCard from "./art/GiftCard.svelte";
import Pawn from "./art/Pawn.svelte";
import Portrait from "./art/Portrait.svelte";
import Shutter from "./art/Shutter.svelte";
import { ClosingStage } from "./closings";

const pawn = ({ seat, collector }: { seat: number; collector: number }): Piece =>
  pieceOf(Pawn, { seat, collector: Boolean(collector) }, { aspect: 0.75, least: 26, most: 44 });
const portrait = (name: string): Piece => pieceOf(Portrait, { name }, { aspect: 0.78, least: 60, most: 84 });
const shutter = (): Piece => pieceOf(Shutter, {}, { aspect: 1.4, least: 60, most: 150 });
const deben = (amount: number): Piece => sign("deben", String(amount));
const giftOf = (kind: NefertitiCard): string => kind.split("+")[0];
const card = (kind: NefertitiCard): Piece => {
  const piece = pieceOf(GiftCard, { kind }, { aspect: 0.71, least: 54, most: 104 });
  return kind === "akhenaton"
    ? smallAs(piece, Mark, { name: "prestige" })
    : smallAs(piece, Gift, { type: giftOf(kind) });
};
/** Returns the anchor of a card: gifts at Memphis lie on no place. */
const place = (market: NefertitiPortName, name: string | null, kind = ""): string => `place:${market}:${name ?? kind}`;
const gifts = (owner: NefertitiOwnerName): string =>
  owner === "neutral" ? "gifts:neutral" : `gifts:${Number(owner.slice(4)) - 1}`;

type Of<Kind extends NefertitiEvent["kind"]> = Extract<NefertitiEvent, { kind: Kind }>;
type PieceEvent = Of<"placed" | "went-home" | "rolled" | "recruited" | "closed" | "scored">;
type MoneyEvent = Of<"earned" | "half-taken" | "paid" | "coins-spread">;
type CardEvent = Of<"taken" | "collected" | "discarded" | "drawn" | "docked" | "akhenaton" | "exchanged" | "traded">;

/** What is only laid out for the next: it is seen, and need not be read card by card. */
const LAID_OUT: ReadonlySet<NefertitiEvent["kind"]> = new Set(["drawn", "seal-laid"]);

/** What needs no mark. */
const PLAIN_TO_SEE: ReadonlySet<NefertitiEvent["kind"]> = new Set(["rolled", "closed", "seal-taken", "paid"]);

/** Returns the steps that show a move's events. */
export function nefertitiSteps(events: readonly NefertitiEvent[], before: NefertitiView): Step[] {
  const stage = new ClosingStage(before);
  return events.flatMap((event) => [...stage.hear(event), ...stepsOf(event)]);
}

function stepsOf(event: NefertitiEvent): Step[] {
  const step = stepOf(event);
  if (!step) return [];
  const unmarked = PLAIN_TO_SEE.has(event.kind);
  return [LAID_OUT.has(event.kind) ? { ...step, unsaid: [event] } : { ...step, event, unmarked }];
}

const one = (flight: Flight, sound?: Step["sound"], rest?: number): Step => ({ flights: [flight], sound, rest });

function stepOf(event: NefertitiEvent): Step | null {
  switch (event.kind) {
    case "placed":
    case "went-home":
    case "rolled":
    case "recruited":
    case "closed":
    case "scored":
      return pieceStep(event);
    case "earned":
    case "half-taken":
    case "paid":
    case "coins-spread":
      return event.params.amount === 0 ? null : moneyStep(event);
    case "taken":
    case "collected":
    case "discarded":
    case "drawn":
    case "docked":
    case "akhenaton":
    case "exchanged":
    case "traded":
      return cardStep(event);
    case "seal-taken":
    case "seal-laid":
      return sealStep(event);
    case "turn":
    case "closing":
    case "resolved":
    case "unpaid":
    case "reopened":
    case "moved-up":
    case "shut":
    case "attribution":
    case "oracle-saw":
    case "oracle-exchanged":
    case "oracle-done":
    case "turned-down":
    case "turned-up":
    case "traveller-moved":
    case "traveller-left":
    case "named":
    case "priest-kept":
    case "passed":
    case "memphis-closed":
    case "ended":
      return null;
    default:
      return never(event, null);
  }
}

function pieceStep({ kind, params }: PieceEvent): Step | null {
  switch (kind) {
    case "placed":
      return one({ from: `hand:${params.seat}`, to: `square:${params.square}`, piece: pawn(params) }, "wood");
    case "went-home":
      return one(
        { from: `square:${params.square}`, to: `hand:${params.seat}`, piece: pawn(params), lift: true },
        "wood",
      );
    case "rolled":
      return rolling(params);
    case "recruited":
      return recruiting(params);
    case "closed":
      return params.tile ? one({ from: "deck", to: `tile:${params.market}`, piece: shutter() }, "reed", 0.5) : null;
    case "scored": {
      const piece = sign("prestige", `+${params.points}`);
      return one({ from: `gifts:${params.seat}`, to: `points:${params.seat}`, piece }, "reed", 0.6);
    }
    default:
      return never(kind, null);
  }
}

function rolling({ seat, first, second }: Of<"rolled">["params"]): Step {
  const dice = [first, second].filter((die) => die > 0);
  const flights = dice.map((die, i) => ({
    from: `points:${seat}`,
    to: "dice",
    piece: sign(`die${die}`),
    delay: 60 * i,
  }));
  return { flights, sound: "clay", rest: 1.5 };
}

const recruiting = ({ seat, character }: Of<"recruited">["params"]): Step => ({
  flights: [
    { from: `seals:${seat}`, to: "supply", piece: sign("seal") },
    { from: `character:${character}`, to: `points:${seat}`, piece: portrait(character), lift: true },
  ],
  sound: "reed",
});

function moneyStep({ kind, params }: MoneyEvent): Step | null {
  const purse = `purse:${params.seat}`;
  const reserve = `reserve:${params.market}`;
  const piece = deben(params.amount);
  switch (kind) {
    case "earned":
    case "half-taken":
      return one({ from: reserve, to: purse, piece }, "coin");
    case "paid":
      return one({ from: purse, to: reserve, piece }, "coin");
    case "coins-spread":
      return one({ from: reserve, to: `reserve:${params.to}`, piece }, "coin");
    default:
      return never(kind, null);
  }
}

function cardStep({ kind, params }: CardEvent): Step | null {
  switch (kind) {
    case "taken":
    case "collected": {
      const from = place(params.market, params.place, params.kind);
      const to = kind === "taken" ? `gifts:${params.seat}` : "gifts:neutral";
      return one({ from, to, piece: card(params.kind), lift: params.place !== null }, "clay", 0.3);
    }
    case "discarded":
      return one({ from: gifts(params.owner), to: "deck", piece: card(params.kind), fade: true }, "clay");
    case "drawn":
      return one({ from: "deck", to: place(params.market, params.place), piece: card(params.kind) }, "clay");
    case "docked":
      return one({ from: "deck", to: "dock", piece: card(params.kind) }, "reed");
    case "akhenaton":
      return one({ from: "deck", to: `tile:${params.market}`, piece: card("akhenaton") }, "reed", 3);
    case "exchanged":
      return exchanging(params);
    case "traded": {
      const to = place(params.market, params.place);
      return one({ from: `gifts:${params.seat}`, to, piece: card(params.given) }, "clay");
    }
    default:
      return never(kind, null);
  }
}

const exchanging = ({ seat, owner, taken, given }: Of<"exchanged">["params"]): Step => ({
  flights: [
    { from: gifts(owner), to: `gifts:${seat}`, piece: card(taken) },
    { from: `gifts:${seat}`, to: gifts(owner), piece: card(given) },
  ],
  sound: "clay",
});

function sealStep({ kind, params }: Of<"seal-taken" | "seal-laid">): Step {
  const piece = sign("seal");
  if (kind === "seal-laid") return one({ from: "supply", to: `seal:${params.market}`, piece }, "wood");
  const from = params.market === null ? "supply" : `seal:${params.market}`;
  return one({ from, to: `seals:${params.seat}`, piece, lift: params.market !== null }, "wood");
}
