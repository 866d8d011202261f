/** The games of the page by their names: every folder beside this file that has an entry. */
import { byFolder } from "./folders";
import { learn } from "../lib/learning";
import type { GameEntry } from "./game";
import plain from "./plain";

const ENTRIES = byFolder(
  import.meta.glob<GameEntry>(["./*/index.ts", "!./plain/index.ts"], { eager: true, import: "default" }),
);

/** Returns what lists know of a game; of one that has no folder here, what is true of any. */
export function gameOf(name: string): GameEntry {
  const found = ENTRIES.get(name);
  if (!found) learn(name);
  return found ?? plain;
}

/** Returns names of games in the order in which a page lists them. */
export const inOrder = (names: Iterable<string>): string[] =>
  [...names].sort((a, b) => gameOf(a).rank - gameOf(b).rank || a.localeCompare(b));

/** The games that the page has boards of its own for. */
export const KNOWN: readonly string[] = inOrder(ENTRIES.keys());

/** What an address means that names no game: the smallest of them, which a list has last. */
export const USUAL: string = KNOWN.at(-1)!;
