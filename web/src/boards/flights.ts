/** What travels over the table: from one anchored place to another. */
import type { Component } from "svelte";
import type { Sound } from "../lib/sound";
import type { TableEvent } from "../wire";
import Sign from "./Sign.svelte";

type Props = Record<string, unknown>;

/** The proportions of a piece, and the least and greatest height at which it travels. */
export interface Size {
  aspect: number;
  least: number;
  most: number;
}

/** A piece as it is drawn on its way. */
export interface Piece {
  Art: Component<Props>;
  props: Props;
  size: Size;
  /** How it is drawn where it is as small as a letter, in a square; null where it can be drawn as it is. */
  small: { Art: Component<Props>; props: Props } | null;
}

/** Returns a piece from its drawing. */
export const pieceOf = <P extends Props>(Art: Component<P>, props: P, size: Size): Piece => ({
  Art: Art as unknown as Component<Props>,
  props,
  size,
  small: null,
});
/** Returns a piece that is drawn otherwise where it is small. */
export const smallAs = <P extends Props>(piece: Piece, Art: Component<P>, props: P): Piece => ({
  ...piece,
  small: { Art: Art as unknown as Component<Props>, props },
});
/** Returns a sign, perhaps with how many there are, as a piece. */
export const sign = (name: string, text?: string): Piece =>
  pieceOf(Sign, { name, text }, { aspect: 1.9, least: 26, most: 30 });

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

/** A card beside a place of the board, by its `data-anchor`. */
export interface Card {
  at: string;
  Art: Component<Props>;
  props: Props;
}
/** What is seen at one look, perhaps of several moves: in words, and on a card where there is one. */
export interface Caption {
  text: string;
  card: Card | null;
  /** How long it stands, as a share of the usual. */
  share: number;
}

/** Returns a card from its drawing. */
export const cardAt = <P extends Props>(at: string, Art: Component<P>, props: P): Card => ({
  at,
  Art: Art as unknown as Component<Props>,
  props,
});
/** What is told at a look, event by event; null for what goes along with the one before and needs no words. */
export type Captions = ReadonlyMap<TableEvent, Caption | null>;

/** Flights that happen together, with a sound. */
export interface Step {
  /** What is being told meanwhile. */
  event?: TableEvent;
  /** What else it shows, of which the log may tell: nobody needs to read it now. */
  unsaid?: readonly TableEvent[];
  flights: Flight[];
  sound?: Sound;
  /** How long to rest afterwards, as a share of a flight's time. */
  rest?: number;
  /** Whether it leaves no mark behind: everybody sees it anyway. */
  unmarked?: boolean;
  /** Whether nothing else of the move travels meanwhile. */
  alone?: boolean;
}
