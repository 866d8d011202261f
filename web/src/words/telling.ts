/** What a table is in words: sections of sentences, and what can be asked about it. */
import { times } from "./naming";
import { t, texts } from "../lib/texts.svelte";
import type { LegalAction } from "../wire";

/** A part of the table under a heading of its own. */
export interface Section {
  id: string;
  title: string;
  /** What it can be asked by; the first is the one that is suggested. */
  names: string[];
  lines: string[];
}
/** Something that can be asked and has no heading. */
export interface Topic {
  names: string[];
  lines: string[];
}
/** A whole table in words. */
export interface Telling {
  sections: Section[];
  topics: Topic[];
  /** Every action that one may wonder about, whether it can be done now or not. */
  things: LegalAction[];
}

/** Returns the names of a question in the language of the moment. */
export const namesOf = (topic: string): string[] =>
  t(`text-topic-${topic}`)
    .split(",")
    .map((name) => name.trim());

/** Returns parts as one list within a sentence; the word for nothing where there are none. */
export const listed = (parts: readonly string[]): string => parts.join(", ") || t("list-nothing");

/** Returns counts by kind as a list of names. */
export const counted = (counts: Readonly<Record<string, number>>, name: (kind: string) => string): string =>
  listed(Object.entries(counts).map(([kind, count]) => times(name(kind), count)));

/** Returns a text with a capital letter at its beginning. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(texts.language) + text.slice(1);
