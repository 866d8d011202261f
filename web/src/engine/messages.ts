/** What the page and its worker say to each other: questions with a number each, and lines to tables. */
import type { Office } from "./office";

type Answers = {
  [Name in keyof Office]: Office[Name] extends (...given: infer Given) => Promise<infer Value>
    ? (...given: Given) => Promise<Value>
    : never;
};
/** What can be asked. */
export type Question = keyof Answers & string;
export type Asked<Name extends Question> = Parameters<Answers[Name]>;
export type Answer<Name extends Question> = Awaited<ReturnType<Answers[Name]>>;

export type ToWorker =
  | { type: "ask"; id: number; name: Question; given: unknown[] }
  /** Opens a line to a table; bots there act no sooner than after so many milliseconds. */
  | { type: "open"; id: number; table: string; pace: number }
  | { type: "send"; id: number; text: string }
  | { type: "close"; id: number };
export type FromWorker =
  | { type: "answer"; id: number; value: unknown }
  | { type: "failure"; id: number; code: string; params: Record<string, number | string | null> }
  | { type: "opened"; id: number }
  | { type: "said"; id: number; text: string }
  | { type: "closed"; id: number; code: number };
