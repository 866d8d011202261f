/** What a choice costs and brings, as it is said of any game: by its points. */
import type { Effect, SeatEffect, Span } from "../engine/effects";
import { t, whole } from "../lib/texts.svelte";
import type { LegalAction, View } from "../wire";

/** Something short on the face of a choice. */
export interface Sign {
  text: string;
  tone: "gain" | "loss" | "plain" | "chance";
  /** Whose it is, where it is not that of whoever chooses. */
  seat?: number;
}
/** What a choice is about: where it is offered, and to whom. */
export interface Offered<V = View, A = LegalAction> {
  view: V;
  action: A;
  /** Who chooses. */
  seat: number;
  player(seat: number): string;
  /** Returns whether somebody is the one who reads this. */
  you(seat: number): boolean;
  /** Returns what a source of points is called. */
  source(source: string): string;
}
/** What a game says of its choices; one that says nothing has what is said here. */
export interface GameEffects<V = View, A = LegalAction> {
  /** Returns what stands on the face of a choice. */
  signs(effect: Effect, offered: Offered<V, A>): Sign[];
  /** Returns what it costs and brings in sentences. */
  sentences(effect: Effect, offered: Offered<V, A>): string[];
}
/** A choice with all that is said of it. */
export interface Brought {
  effect: Effect;
  signs: Sign[];
  text: string;
}

/** Returns whether nothing about a number is open. */
export const sure = ({ least, most }: Span): boolean => least === most;
/** Returns whether a number changes, or may. */
export const changed = ({ before, least, most }: Span): boolean => least !== before || most !== before;

const signed = (value: number): string => (value > 0 ? `+${value}` : whole(value));
/** Returns by how much a number changes, with its sign: `+3`, `−2`, or from the least to the most. */
export function change({ before, least, most }: Span): string {
  const [low, high] = [signed(least - before), signed(most - before)];
  return low === high ? low : t("effect-between", { least: low, most: high });
}
/** Returns what a number becomes. */
export const outcome = ({ least, most }: Span): string =>
  least === most ? whole(least) : t("effect-between", { least: whole(least), most: whole(most) });

/** Returns whether a change is good or bad; one that may be either is neither. */
export const toneOf = ({ before, least, most }: Span): Sign["tone"] =>
  least >= before ? "gain" : most <= before ? "loss" : "plain";

/** Returns how the points of everybody change, whoever chooses first. */
export function pointSigns({ seats }: Effect, { seat }: Pick<Offered, "seat">): Sign[] {
  return ordered(seats, seat).flatMap(([each, { points }]) =>
    changed(points) ? [{ text: change(points), tone: toneOf(points), ...(each === seat ? {} : { seat: each }) }] : [],
  );
}
/** Returns a sentence for everybody whose points change, whoever chooses first, and whether the match ends. */
export function pointSentences(effect: Effect, offered: Pick<Offered, "seat" | "player" | "you" | "source">): string[] {
  const { seats, next } = effect;
  const told = ordered(seats, offered.seat).flatMap(([seat, { points, sources }]) => {
    if (!changed(points) && !Object.keys(sources).length) return [];
    const parts = Object.entries(sources).map(([source, span]) => `${change(span)} ${offered.source(source)}`);
    return t("effect-points", {
      you: offered.you(seat) ? "yes" : "no",
      player: offered.player(seat),
      after: outcome(points),
      sources: parts.join(", "),
    });
  });
  return next === null ? [...told, t("effect-over")] : told;
}
function ordered(seats: readonly SeatEffect[], first: number): [number, SeatEffect][] {
  const all = [...seats.entries()];
  return [...all.filter(([seat]) => seat === first), ...all.filter(([seat]) => seat !== first)];
}
