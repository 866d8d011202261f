/**
 * What the page knows of a game, which is all in the game's own folder, in parts, so that a page fetches only what it
 * shows: `index.ts` for lists, `front.ts` to open a table, `box.ts` for what lies on it, `teller.ts` for people who
 * read it, `figures.ts` for the rules, `editor.ts` to set up a position. Each part has a registry beside this file.
 */
import type { Component, Snippet } from "svelte";
import type { Changes } from "../position/changes";
import type { PositionStore } from "../position/store.svelte";
import type { Sentences } from "../words";
import type { Telling } from "../words/telling";
import type { Breakdowns, Figure, GameInfo, LegalAction, RulebookShown, Snapshot, TableEvent, View } from "../wire";
import type { Captions, Step } from "./flights";

/** Options of a game by their names. */
export type Options = Record<string, string | number | boolean>;

/** What lists know of a game. */
export interface GameEntry {
  /** Where it stands among the games: the lowest first. */
  rank: number;
  /** What the ids of its clauses begin with; empty where it has no rulebook of ours. */
  letter: string;
  /** Whether the page has its rules as a module: for plans, live analysis, the position board, and checks. */
  module: boolean;
  /** Whether there are lessons. */
  lesson: boolean;
  /** How many sit at a table that is opened with one click. */
  seats: number;
  /** A player, as a piece. */
  Pawn: Component<{ seat: number }>;
  /** Returns the options of a table with one click, for so many seats. */
  usual(seats: number): Options;
  /** Returns words for what makes a table special, for lists. */
  optionWords(options: Readonly<Record<string, unknown>>, seats: number): string[];
  /** Returns the set-ups that a position can be started from. */
  starts(): { name: string; options: Options }[];
}

/** The front of a box. */
export interface GameFront {
  /** The picture of the game. */
  Scene: Component;
  /** Its options in the form for a table. */
  OptionFields: Component<OptionFieldsProps, { chosen(): Options }>;
}

export interface OptionFieldsProps {
  info: GameInfo;
  /** How many sit down, and what is called when that changes. */
  count: number;
  oncount: (count: number) => void;
}

export interface BoardProps<V = View> {
  view: V;
  scores: Breakdowns;
  actor: number | null;
  /** Whose view it is, null for a spectator. */
  seat: number | null;
  /** What may stand in the corner of a board that has one. */
  beside?: Snippet;
}

/** What lies on a table: board and pieces. */
export interface GameBox<V = View, A = LegalAction> {
  Board: Component<BoardProps<V>>;
  /** Whether it lays itself out in any room; others are made smaller as a whole. */
  fluid?: boolean;
  /** The size of a picture of it that stands alone, in pixels. */
  picture?: { width: number; height: number };
  /** Whether a wide board leaves its lower right corner to others: what just happened, a teacher, an analysis. */
  corner: boolean;
  /** From which width of a window on, in pixels, a column has room beside the board. */
  roomFrom: number;
  /** From which window on the board keeps its layout without such a column: what opens floats over other players. */
  floatFrom?: { width: number; height: number };
  /** Whoever gives lessons. */
  Teacher: Component;
  /** Kinds of action that have a place on the board; the others need a button. */
  onBoard: readonly string[];
  /** Returns the card that stands for an action, null where only words do. */
  cardOf(action: A): string | null;
  Card: Component<{ kind: string }> | null;
  /** Choices that are made with one gesture, and returns whether these are; where a game says nothing, each is one. */
  Together?: Component<{ legal: readonly LegalAction[]; act: (action: string) => void }>;
  together?(legal: readonly LegalAction[]): boolean;
  /** Returns the steps that show a move's events, starting from how the table looked before. */
  steps(events: readonly TableEvent[], before: V): Step[];
  /**
   * Returns what of a move is told by a card at one look, from how the table was before, with a log of what counts;
   * where a game says nothing, all is told in sentences.
   */
  captions?(events: readonly TableEvent[], before: Snapshot): Captions;
  /** Whether an action takes something away: it never plays itself, even where there is no choice. */
  costly?(action: A): boolean;
  /** The kinds of event with which a scene begins and ends: several moves that are told as one. */
  scene?: { begins: readonly string[]; ends: readonly string[] };
  /** Returns the places that a move touched; where a game says nothing, those its flights went to. */
  touched?(before: V, after: V): string[];
  /** What lay face down, after the end. */
  hidden: { Thing: Component<{ code: string }>; name(code: string): string; shape: "square" | "card" };
  /** Returns the selector of a part of the board that a lesson speaks of; null for one that is unknown. */
  region(name: string): string | null;
  /** The picture beside a source of points; null where only words stand. */
  Source: Component<{ source: string; view: V }> | null;
}

/** A game for people who read it. */
export interface GameTeller<V = View, A = LegalAction> {
  /** Returns a whole table in words. */
  tell(snapshot: Snapshot, view: V, sentences: Sentences): Telling;
  /** Returns the group of choices that an action belongs to. */
  groupOf(action: A): { id: string; title: string };
  /** Returns what one would like to know before choosing an action; may be empty. */
  aboutOf(snapshot: Snapshot, view: V, action: A): string;
}

/** What a game brings to the page of its rules. */
export interface GameFigures {
  /** A part of a board, from a position of the rules: to look at, not to play on. */
  Figure: Component<{ figure: Figure; part: string }>;
  /** Whether two drawings have room side by side. */
  abreast: boolean;
  /** Returns what a mark on a drawing stands for. */
  marked(action: string, figure: Figure): LegalAction;
  /** What else stands at a clause. */
  supplement: { clause: string; Supplement: Component<{ book: RulebookShown }> } | null;
}

/** How a position is set up on the board. */
export interface GameEditor<V = View> extends Changes<V> {
  /** Everything that the board itself has no click for. */
  Editor: Component<{ store: PositionStore; view: V }>;
  /** The picture of what a click lays down. */
  Brush: Component<{ brush: string }>;
}
