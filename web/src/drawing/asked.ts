/**
 * What is asked for when a picture is drawn, and what comes of it: `deben.pictures` in Python writes the one and reads
 * the other.
 */
import type { Area } from "../press";
import type { Breakdowns, LegalAction, View } from "../wire";

/** Something beside the pieces, in the colour of a seat; null for none. */
export interface Mark {
  place: string;
  seat: number | null;
}
export interface Arrow {
  from: string;
  to: string;
  seat: number | null;
}
export interface Asked {
  game: string;
  view: View;
  scores: Breakdowns;
  actor: number | null;
  /** Whose view it is, null for a spectator. */
  seat: number | null;
  players: readonly string[];
  /** Legal actions that are shown as something to choose. */
  legal: readonly LegalAction[];
  /** Places are named as the boards name them (`data-anchor`), or by the notation of an action that is done there. */
  marks: readonly Mark[];
  arrows: readonly Arrow[];
  language: string;
  /** Texts of a game that the boards were built without, in Fluent's notation. */
  texts: string;
  theme: "light" | "dark";
}
export interface Drawn {
  svg: string;
  /** Places that were asked for and are not on the board, and where those lie that are. */
  unknown: string[];
  places: Record<string, Area>;
}
