/** A board as an editor's surface: what can be clicked, and what a click changes. */
import type { LegalAction, View } from "../wire";

/** What a click lays down. */
export interface Brushes {
  label: string;
  about: string;
  choices: readonly string[];
  name(choice: string): string;
}

export interface Changes<V = View> {
  /** Returns the parts of the board that can be changed, as if they were actions. */
  parts(view: V): LegalAction[];
  /** Returns the field that a click on a part changes, and its value. */
  change(text: string, part: string, brush: string): [field: string, value: string | null];
  /** Returns what can be laid down. */
  brushes(view: V): Brushes;
  /** The shape of the brushes. */
  shape: "square" | "high";
}
