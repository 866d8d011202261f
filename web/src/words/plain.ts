/** What can be said without a text of the game's own: see narrate/plain.py. */
import type { Words } from "../lib/texts.svelte";

/** Returns a code or key as words. */
export const plainWords = (code: string): string => code.replaceAll(/[-_]/g, " ");

/** Returns a row for which there is no text: its kind, and its parameters by name. */
export function plainRow(kind: string, words: Words): string {
  const told = Object.entries(words).map(([name, value]) => `${plainWords(name)} ${value}`);
  return told.length ? `${plainWords(kind)} (${told.join(", ")})` : plainWords(kind);
}
