/** Which crate each pawn of a lane would take, as it is drawn. */
import type { DuelBoat, DuelView } from "../../wire";
import { isRow, middle, slotBox, squareBox } from "./geometry";

type Point = [number, number];
/** The way of a pawn to its crate. */
export interface Way {
  boat: string;
  seat: number;
  from: Point;
  to: Point;
  /** In the order of unloading, from 1. */
  place: number;
  /** The slot of the crate. */
  slot: number;
  /** Whether the pawn is not there yet. */
  thought: boolean;
}
/** A pawn that somebody thinks of placing. */
export interface Thought {
  square: string;
  seat: number;
}

const SLOTS = 3;

/** Returns the ways of a boat's pawns, in the order of unloading; perhaps with one more that is only thought of. */
export function waysOf(view: DuelView, boat: DuelBoat, thought: Thought | null = null): Way[] {
  const whose = (square: string): number | null => (thought?.square === square ? thought.seat : view.port[square]);
  return boat.lane
    .filter((square) => whose(square) !== null)
    .map((square, i) => ({
      boat: boat.name,
      seat: whose(square)!,
      from: middle(squareBox(square)),
      to: middle(slotBox(boat.name, SLOTS - i)),
      place: i + 1,
      slot: SLOTS - i,
      thought: thought?.square === square,
    }));
}

/** Returns the boats in whose lane a square is, as far as they are there. */
export const boatsAt = (view: DuelView, square: string): DuelBoat[] =>
  view.boats.filter((boat) => boat.present && boat.lane.some((each) => each === square));

/** Returns the way as a curve; those that come later bend less. */
export function curve({ boat, from, to, place }: Way): string {
  const bend = 60 - 46 * place;
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const [over, along] = isRow(boat) ? [x, y + bend] : [x + bend, y];
  return `M${from[0]} ${from[1]} Q${over} ${along} ${to[0]} ${to[1]}`;
}
