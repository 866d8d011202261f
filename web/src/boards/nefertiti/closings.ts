/** A closing on stage: what met the condition, who comes in which order, each stepping forward and going home. */
import type { NefertitiEvent, NefertitiPiece, NefertitiPortName, NefertitiStall, NefertitiView } from "../../wire";
import { pieceOf, type Flight, type Piece, type Step } from "../flights";
import Ordinal from "./art/Ordinal.svelte";
import Pawn from "./art/Pawn.svelte";
import { inOrder, metBy } from "./order";

/** Milliseconds after which the next number appears. */
const BEAT = 95;

const pawn = ({ seat, collector }: NefertitiPiece): Piece =>
  pieceOf(Pawn, { seat, collector }, { aspect: 0.75, least: 26, most: 44 });

/** Returns the stall in play at a market, or at the port. */
function stallAt(view: NefertitiView, market: NefertitiPortName): NefertitiStall | undefined {
  return market === "memphis" ? view.memphis?.stall : view.markets.find(({ name }) => name === market)?.stall;
}

/** Follows the events of one move, and returns what they show of a closing. */
export class ClosingStage {
  private readonly placed = new Map<string, NefertitiPiece>();
  private dice: readonly number[];
  /** The piece whose turn it is. */
  private forward: string | null;

  constructor(private readonly before: NefertitiView) {
    this.dice = before.dice;
    this.forward = before.closing?.square ?? null;
  }

  /** Returns the steps that come before what else an event shows. */
  hear(event: NefertitiEvent): Step[] {
    switch (event.kind) {
      case "placed":
        this.placed.set(event.params.square, { seat: event.params.seat, collector: Boolean(event.params.collector) });
        return [];
      case "rolled":
        this.dice = [event.params.first, event.params.second].filter(Boolean);
        return [];
      case "closing":
        return [this.opening(event, event.params.market, !event.params.by_hand)];
      case "attribution":
        return [this.opening(event, "memphis", false)];
      case "resolved": {
        const home = this.home();
        this.forward = event.params.square;
        const flights = [...home, this.stepping(event.params.market, event.params.square)];
        return [{ event, flights, sound: "wood", unmarked: true }];
      }
      case "closed":
      case "shut":
      case "ended": {
        const flights = this.home();
        this.forward = null;
        return flights.length ? [{ flights, sound: "wood", unmarked: true }] : [];
      }
      default:
        return [];
    }
  }

  /** The stall with what was placed in this move. */
  private stall(market: NefertitiPortName): NefertitiStall | null {
    const stall = stallAt(this.before, market);
    if (!stall) return null;
    const squares = stall.squares.map((each) => ({ ...each, piece: each.piece ?? this.placed.get(each.name) ?? null }));
    return { ...stall, squares };
  }
  /** Numbers appear on the servants in the order of bids, and what met the condition lights up. */
  private opening(event: NefertitiEvent, market: NefertitiPortName, met: boolean): Step {
    const stall = this.stall(market);
    const lit = stall && met ? metBy(stall, this.dice) : new Set<string>();
    const flights = (stall ? inOrder(stall) : []).map(({ name }, at): Flight => {
      const piece = pieceOf(Ordinal, { place: at + 1, lit: lit.has(name) }, { aspect: 1, least: 28, most: 96 });
      return { from: `square:${name}`, to: `square:${name}`, piece, delay: BEAT * at };
    });
    return { event, flights, sound: "closing", rest: 1, alone: true, unmarked: true };
  }
  private stepping(market: NefertitiPortName, square: string): Flight {
    return { from: `square:${square}`, to: `turn:${market}`, piece: pawn(this.pieceOn(square)) };
  }
  /** Who has been dealt with goes home. */
  private home(): Flight[] {
    if (this.forward === null) return [];
    const piece = this.pieceOn(this.forward);
    return [{ from: `square:${this.forward}`, to: `hand:${piece.seat}`, piece: pawn(piece), lift: true }];
  }
  private pieceOn(square: string): NefertitiPiece {
    const stalls = [...this.before.markets.map(({ stall }) => stall), this.before.memphis?.stall];
    const squares = stalls.flatMap((stall) => stall?.squares ?? []);
    const piece = squares.find(({ name }) => name === square)?.piece;
    return this.placed.get(square) ?? piece ?? { seat: 0, collector: false };
  }
}
