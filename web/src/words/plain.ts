/** What can be said without a text of the game's own: see narrate/plain.py. */
import type { Words } from "../lib/texts.svelte";

/** What an action says of itself beside its parameters. */
const UNSAID = ["action", "kind", "at"];

/** Returns a code or key as words. */
export const plainWords = (code: string): string => code.replaceAll(/[-_]/g, " ");

/** Returns a row for which there is no text: its kind, and its parameters by name. */
export function plainRow(kind: string, words: Words): string {
  const said = Object.entries(words).filter(([name]) => !UNSAID.includes(name));
  const told = said.map(([name, value]) => `${plainWords(name)} ${value}`);
  return told.length ? `${plainWords(kind)} (${told.join(", ")})` : plainWords(kind);
}
