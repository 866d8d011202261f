/** What a choice costs and brings, as it is said of any game: by its points. */
import type { Halves } from "../engine/continuing";
import type { Effect, SeatEffect, Span } from "../engine/effects";
import { t, whole } from "../lib/texts.svelte";
import type { LegalAction, View } from "../wire";

/** Something short on the face of a choice. */
export interface Sign {
  text: string;
  tone: "gain" | "loss" | "plain" | "chance";
  /** The sign that stands for it where one is small, for words would not fit. */
  mark?: string;
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
  /** Which choices are only the first half of something. */
  halves: Halves | null;
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

/** Returns a change with its sign. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : whole(value));
/** Returns by how much a number changes, with its sign: `+3`, `−2`, or from the least to the most. */
export function change({ before, least, most }: Span): string {
  const [low, high] = [signed(least - before), signed(most - before)];
  return low === high ? low : t("effect-between", { least: low, most: high });
}
/** Returns what a number becomes. */
export const outcome = ({ least, most }: Span): string =>
  least === most ? whole(least) : t("effect-between", { least: whole(least), most: whole(most) });

/** Returns how much a number changes at most, for words that have a plural. */
export const most = ({ before, least, most }: Span): number =>
  Math.max(Math.abs(least - before), Math.abs(most - before));
/** Returns whether a change is good or bad; one that may be either is neither. */
export const toneOf = ({ before, least, most }: Span): Sign["tone"] =>
  least >= before ? "gain" : most <= before ? "loss" : "plain";

/**
 * Returns how the points of everybody change, whoever chooses first, perhaps with their unit; what the others get is
 * left out where it depends on the next choice.
 */
export function pointSigns(
  { seats, follows }: Effect,
  { seat }: Pick<Offered, "seat">,
  unit: (change: string, count: number) => string = (change) => change,
): Sign[] {
  return ordered(seats, seat).flatMap(([each, { points }]) =>
    !changed(points) || (follows && each !== seat && !sure(points))
      ? []
      : each === seat
        ? [{ text: unit(change(points), most(points)), tone: toneOf(points) }]
        : [{ text: change(points), tone: toneOf(points), seat: each }],
  );
}
/** Returns a sentence for everybody whose points change, whoever chooses first, and whether the match ends. */
export function pointSentences(effect: Effect, offered: Pick<Offered, "seat" | "player" | "you" | "source">): string[] {
  const { seats, next, follows } = effect;
  const told = ordered(seats, offered.seat).flatMap(([seat, { points, sources }]) => {
    if (!changed(points) && !Object.keys(sources).length) return [];
    const who = { you: offered.you(seat) ? "yes" : "no", player: offered.player(seat), after: outcome(points) };
    // Where much is open, from what it comes is too much to read.
    if (follows && ![points, ...Object.values(sources)].every(sure)) return t("effect-points-open", who);
    const parts = Object.entries(sources).map(([source, span]) => `${change(span)} ${offered.source(source)}`);
    return t("effect-points", { ...who, sources: parts.join(", ") });
  });
  return next === null ? [...told, t("effect-over")] : told;
}
/** Returns that nothing comes of a choice of which nothing else is to be said. */
export const nothingComes = ({ follows }: Effect): string[] => (follows === "untold" ? [] : [t("effect-nothing")]);
/** Returns that what comes of a choice depends on the next one. */
export function whatFollows({ follows, seats }: Effect): string[] {
  const open = seats.some(({ points, holdings }) => [points, ...Object.values(holdings)].some((span) => !sure(span)));
  if (follows === null || (follows === "told" && !open)) return [];
  return [t("effect-depends", { told: follows })];
}

function ordered(seats: readonly SeatEffect[], first: number): [number, SeatEffect][] {
  const all = [...seats.entries()];
  return [...all.filter(([seat]) => seat === first), ...all.filter(([seat]) => seat !== first)];
}
