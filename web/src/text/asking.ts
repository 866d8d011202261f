/** Questions in a line of text: what is meant, what could be meant, and how a question goes on. */
import { t, texts } from "../lib/texts.svelte";
import type { LegalAction } from "../wire";
import { namesOf, type Topic } from "../words/telling";

/** What a question comes to: lines to read, actions to ask the server about, or one to do. */
export type Answer = { lines: string[] } | { why: LegalAction[] } | { act: LegalAction };
export interface Askable {
  topics: readonly Topic[];
  /** Every action one may wonder about, and those that can be done now. */
  things: readonly LegalAction[];
  legal: readonly LegalAction[];
  name(action: LegalAction): string;
}

const MOST = 8;
const MOST_REASONS = 4;

/** Returns a text as it is compared: without accents, capitals and signs. */
export function normal(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+:]+/gu, " ")
    .trim();
}

/**
 * Returns what stands after a word like "why", and that word as it was written; null if the question does not begin so.
 */
function after(question: string, topic: string): { word: string; rest: string } | null {
  for (const name of [...namesOf(topic)].sort((a, b) => b.length - a.length)) {
    const asked = normal(question);
    if (asked === normal(name)) return { word: name, rest: "" };
    if (asked.startsWith(`${normal(name)} `)) return { word: name, rest: asked.slice(normal(name).length + 1) };
  }
  return null;
}

/**
 * Returns the actions that some words mean: the one with that notation or name, else all whose names have those words.
 */
export function meant(words: string, actions: readonly LegalAction[], name: Askable["name"]): LegalAction[] {
  const asked = normal(words);
  if (!asked) return [];
  const exact = actions.filter((action) => normal(action.action) === asked || normal(name(action)) === asked);
  if (exact.length) return exact.slice(0, 1);
  const parts = asked.split(" ");
  return actions.filter((action) => {
    const inside = normal(`${action.action} ${name(action)}`).split(" ");
    return parts.every((part) => inside.some((word) => word.startsWith(part)));
  });
}

/** Returns the topics that a question names: exactly, by its beginning, or by its words. */
function named(question: string, topics: readonly Topic[]): Topic[] {
  const asked = normal(question);
  const fits = (test: (name: string) => boolean) =>
    topics.filter((topic) => topic.names.some((name) => test(normal(name))));
  const exact = fits((name) => name === asked);
  if (exact.length) return exact.slice(0, 1);
  const begun = fits((name) => name.startsWith(asked));
  if (begun.length) return begun;
  const parts = asked.split(" ");
  return fits((name) => parts.every((part) => name.split(" ").some((word) => word.startsWith(part))));
}

/** Returns the text of a clause such as "D5.1" or of a whole section, if that is what was asked. */
function clause(question: string): string[] | null {
  const found = /^([a-z])\s?(\d+)(?:\s(\d+[ab]?))?$/.exec(normal(question));
  if (!found) return null;
  const id = `${found[1].toUpperCase()}${found[2]}${found[3] ? `-${found[3]}` : ""}`;
  return texts.has(id) ? [`${id.replace("-", ".")}. ${t(id)}`] : null;
}

const several = (names: string[]): Answer => ({
  lines: [t("text-several", { names: names.slice(0, MOST).join(", ") })],
});

/** Returns the answer to a question. */
export function answer(question: string, { topics, things, legal, name }: Askable): Answer {
  const unknown: Answer = { lines: [t("text-unknown", { question: question.trim() })] };
  if (!normal(question)) return unknown;
  const why = after(question, "why");
  if (why) {
    const found = meant(why.rest, [...legal, ...things], name);
    return found.length ? { why: found.slice(0, MOST_REASONS) } : unknown;
  }
  const rule = clause(question);
  if (rule) return { lines: rule };
  const doing = after(question, "do");
  if (doing?.rest) {
    const found = meant(doing.rest, legal, name);
    return found.length === 1 ? { act: found[0] } : found.length ? several(found.map(name)) : unknown;
  }
  const found = named(question, topics);
  if (found.length === 1) return { lines: found[0].lines };
  return found.length ? several(found.map((topic) => topic.names[0])) : unknown;
}

/** Returns how a question may go on. */
export function completions(question: string, { topics, things, legal, name }: Askable): string[] {
  const asked = normal(question);
  if (!asked) return [];
  for (const [topic, actions] of [
    ["why", things],
    ["do", legal],
  ] as const) {
    const begun = after(question, topic);
    if (begun)
      return meant(begun.rest, actions, name)
        .slice(0, MOST)
        .map((action) => `${begun.word} ${name(action)}`);
  }
  const names = [
    ...namesOf("why").slice(0, 1),
    ...namesOf("do").slice(0, 1),
    ...topics.flatMap((topic) => topic.names),
  ];
  const begun = names.filter((each) => normal(each).startsWith(asked));
  const inside = names.filter((each) =>
    normal(each)
      .split(" ")
      .some((word) => word.startsWith(asked)),
  );
  return [...new Set([...begun, ...inside])].slice(0, MOST);
}
