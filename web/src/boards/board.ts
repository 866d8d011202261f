/**
 * What a board may ask of the table around it. A board knows no rules: it shows a view, marks the legal actions, and
 * gives back one of them.
 */
import { getContext, setContext } from "svelte";
import type { LegalAction } from "../wire";
import type { Sign } from "../going/signs";
import type { PlayerNote } from "../words/saying";
import type { Brought } from "./brought";

export interface BoardContext {
  /** Every legal action by its notation; empty while somebody else decides. */
  readonly legal: ReadonlyMap<string, LegalAction>;
  /** Whether something is being shown that has happened already. */
  readonly busy: boolean;
  /** The action that was chosen and has not been answered yet. */
  readonly sent?: string | null;
  /** Whose view it is, null for a spectator. */
  readonly seat: number | null;
  act(action: string): void;
  /** Shows beside an element why an action may not be done. */
  why(action: string, at: Element): void;
  /** Shows a text beside an element, and offers to ask about the choice that it is about. */
  explain(title: string, text: string, at: Element, action?: string): void;
  /** Shows in the prompt what a choice that a finger has touched once would bring: nothing lies over the board. */
  preview?(title: string, text: string, action: string): void;
  /** Hides whatever was shown. */
  hush(): void;
  /** Returns a legal action as a sentence. */
  sentence(action: LegalAction): string;
  /** Returns what a legal action costs and brings, null while nobody knows. */
  brings?(action: LegalAction): Brought | null;
  /** Whether the next choice is asked about and not made. */
  readonly asking?: boolean;
  /** Shows what may come of a choice; left out where nobody may be helped. */
  readonly ask?: ((action: string) => void) | null;
  /** Returns what the player in a seat is called. */
  player(seat: number): string;
  /** Returns what is worth knowing about the player in a seat: that it is oneself, or which computer player. */
  note?(seat: number): PlayerNote | null;
  /** Returns what is to be seen at a seat of its clock and of who is away. */
  sign?(seat: number): Sign | null;
}

const KEY = Symbol("board");
export const setBoard = (context: BoardContext): BoardContext => setContext(KEY, context);
export const getBoard = (): BoardContext => getContext(KEY);
/** Returns the board around a part that may also stand where there is none. */
export const findBoard = (): BoardContext | undefined => getContext(KEY);
