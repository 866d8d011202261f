/** The rulebook's clauses, found in the texts: their ids are the ids of messages. */
import { to } from "../lib/address";
import { texts } from "../lib/texts.svelte";
import type { GameName } from "../wire";

const MOST_SECTIONS = 20;
const MOST_CLAUSES = 15;
/** What may be an id inside a text: it is one if there is such a clause. */
const REFERENCE = /\b[A-Z]\d+(?:\.\d+[ab]?)?\b/g;

export interface Section {
  id: string;
  clauses: string[];
}

/** Returns the id of the message of a clause: Fluent keeps the point for attributes. */
export const messageId = (clause: string): string => clause.replace(".", "-");
/** Returns the section of a clause. */
export const sectionOf = (clause: string): string => clause.split(".")[0];
/** Returns the address of a clause. */
export const clausePath = (game: GameName, clause: string): string => to(`/rules/${game}#${clause}`);

/** Returns the sections of the rules whose ids begin with a letter, with their clauses, in the order of the book. */
export function sectionsOf(letter: string): Section[] {
  return numbered(MOST_SECTIONS, (n) => [`${letter}${n}`]).map((id) => ({
    id,
    clauses: numbered(MOST_CLAUSES, (n) => ["", "a", "b"].map((end) => `${id}.${n}${end}`)),
  }));
}

function numbered(most: number, ids: (n: number) => string[]): string[] {
  return Array.from({ length: most }, (_, i) => ids(i + 1))
    .flat()
    .filter((id) => texts.has(messageId(id)));
}

export type Part = { text: string; clause?: string };

/** Returns a text cut into plain parts and references to clauses that exist. */
export function parts(text: string): Part[] {
  const found: Part[] = [];
  let at = 0;
  for (const match of text.matchAll(REFERENCE)) {
    if (!texts.has(messageId(match[0]))) continue;
    if (match.index > at) found.push({ text: text.slice(at, match.index) });
    found.push({ text: match[0], clause: match[0] });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at) });
  return found;
}

export type Block = { lines: string[]; list: boolean };

/** Returns a text as paragraphs and lists, as its lines say. */
export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const line of text.split("\n")) {
    const list = line.startsWith("• ");
    const last = found.at(-1);
    const item = list ? line.slice(2) : line;
    if (list && last?.list) last.lines.push(item);
    else found.push({ lines: [item], list });
  }
  return found;
}
