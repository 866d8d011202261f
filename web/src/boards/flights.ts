/** What travels over the table: from one anchored place to another. */
import type { Sound } from "../lib/sound";
import type { TableEvent } from "../wire";

export type Piece =
  | { art: "pawn"; seat: number; collector: boolean }
  | { art: "duel-pawn"; seat: number }
  | { art: "cargo"; code: string }
  | { art: "card"; kind: string }
  | { art: "mark"; name: string; text?: string }
  | { art: "portrait"; name: string }
  | { art: "shutter" };

export interface Flight {
  /** The `data-anchor` it leaves. */
  from: string;
  /** The `data-anchor` it goes to. */
  to: string;
  piece: Piece;
  /** Whether the thing at the start disappears when it leaves. */
  lift?: boolean;
  /** Whether it fades away on its way: it leaves the game. */
  fade?: boolean;
  /** Milliseconds after the step begins. */
  delay?: number;
}

/** Flights that happen together, with a sound. */
export interface Step {
  /** What is being told meanwhile. */
  event?: TableEvent;
  flights: Flight[];
  sound?: Sound;
  /** How long to rest afterwards, as a share of a flight's time. */
  rest?: number;
}
