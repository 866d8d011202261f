/** What the page asks over HTTP. */
import type {
  AnalysisState, Attempt, Attempted, CreateTable, Failure, GameName, Games, Hint, Joined, LessonTable, Lobby, Me, Moments, MyTables, PersonalLink, Position, PositionRead, PositionShown, Puzzle, Replay, RulebookShown, TableCreated, Verification, WhyNot,
} from "../wire";
import { reach } from "./reach.svelte";

/** A request that was refused: its code is the end of a message id, `failure-<code>`. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly params: Record<string, number | string | null> = {},
  ) {
    super(code);
  }
}

/** Whose view of a match: a seat's, a spectator's (null), or with everything open. */
export type Perspective = number | null | "open";
const seenFrom = (from: Perspective): string => (from === "open" ? "opened=true" : from === null ? "" : `seat=${from}`);

/** Where the moments of a match come from: a table on the server, or a record that goes there and back. */
export interface ReplaySource {
  whole(from: Perspective, at: number): Promise<Replay>;
  moments(from: Perspective, first: number, last: number): Promise<Moments>;
  position(at: number): Promise<Position>;
  /** Asks whether the record holds together. */
  verify(): Promise<Verification>;
}

let arrival: Promise<unknown> | null = null;
/** Resolves when this browser is somebody, or cannot be: two first requests side by side would make two people of one visitor. */
export function arrived(): Promise<unknown> {
  arrival ??= request("GET", "/me").catch(() => (arrival = null));
  return arrival;
}

/** Answers that were asked for before whoever needs them was there. */
const early = new Map<string, Promise<unknown>>();
/** Asks already for what the page is going to ask for first. */
function askEarly(path: string): void {
  const answer = ask("GET", path);
  answer.catch(() => undefined); // told to whoever takes it
  early.set(path, answer);
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = early.get(path);
  early.delete(path);
  if (answer && method === "GET") return answer as Promise<T>;
  await arrived();
  return request(method, path, body);
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined || typeof body === "string" ? body : JSON.stringify(body),
    });
  } catch {
    reach.silent();
    throw new Refusal("unreachable");
  }
  reach.answered();
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const failure = answer as Partial<Failure> | null;
    throw new Refusal(failure?.code ?? "internal", failure?.params ?? {});
  }
  return answer as T;
}

export const api = {
  games: () => ask<Games>("GET", "/games"),
  rulebook: (game: GameName) => ask<RulebookShown>("GET", `/rulebook/${game}`),
  position: (game: GameName, position: string) => ask<PositionRead>("GET", `/positions/${game}?${new URLSearchParams({ position })}`),
  positionStart: (game: GameName, options: Record<string, string | number | boolean>) =>
    ask<PositionShown>("GET", `/positions/${game}/start?${new URLSearchParams(Object.entries(options).map(([name, value]) => [name, String(value)]))}`),
  positionWhy: (game: GameName, position: string, action: string) => ask<WhyNot>("GET", `/positions/${game}/why?${new URLSearchParams({ position, action })}`),
  /** A moment of a table in notation as I may see it; without a number the present one. */
  notation: (table: string, at?: number, seat?: number | null) =>
    ask<Position>("GET", `/tables/${encodeURIComponent(table)}/notation?${new URLSearchParams({ ...(at === undefined ? {} : { at: String(at) }), ...(seat == null ? {} : { seat: String(seat) }) })}`),
  me: () => ask<Me>("GET", "/me"),
  name: (name: string) => ask<Me>("PUT", "/me", { name }),
  picture: (avatar: string) => ask<Me>("PUT", "/me", { avatar }),
  link: (lasting = false) => ask<PersonalLink>("POST", `/me/link?lasting=${lasting}`),
  /** Whose personal link it is; it stays unused. */
  linkOwner: (token: string) => ask<Me>("GET", `/links/${encodeURIComponent(token)}`),
  tables: () => ask<MyTables>("GET", "/tables"),
  create: (request: CreateTable) => ask<TableCreated>("POST", "/tables", request),
  join: (token: string) => ask<Joined>("POST", `/invitations/${encodeURIComponent(token)}`),
  rematch: (table: string) => ask<Joined>("POST", `/tables/${encodeURIComponent(table)}/rematch`),
  stand: (table: string) => ask<null>("POST", `/tables/${encodeURIComponent(table)}/stand`),
  lobby: () => ask<Lobby>("GET", "/lobby"),
  enter: (table: string, way: "seat" | "watch") => ask<Joined>("POST", `/lobby/${encodeURIComponent(table)}/${way}`),
  lesson: (game: GameName, anew: boolean) => ask<LessonTable>("POST", `/lessons/${game}${anew ? "?anew=true" : ""}`),
  analysis: (table: string, since: number) => ask<AnalysisState>("GET", `/tables/${encodeURIComponent(table)}/analysis?since=${since}`),
  analyse: (table: string) => ask<AnalysisState>("POST", `/tables/${encodeURIComponent(table)}/analysis`),
  puzzle: (table: string, number: number) => ask<Puzzle>("GET", `/tables/${encodeURIComponent(table)}/analysis/${number}`),
  attempt: (table: string, number: number, action: string) => ask<Attempted>("POST", `/tables/${encodeURIComponent(table)}/analysis/${number}`, { action } satisfies Attempt),
  hint: (table: string) => ask<Hint>("POST", `/tables/${encodeURIComponent(table)}/hint`),
  device: (token: string) => ask<Me>("POST", `/links/${encodeURIComponent(token)}`),
};

const replayPath = (table: string, from: Perspective, number: number): string => `/tables/${encodeURIComponent(table)}/replay?at=${number}&${seenFrom(from)}`;

/** Asks for a match with everything open before its page is there. */
export const askForReplay = (table: string, number: number): void => askEarly(replayPath(table, "open", number));

/** Returns the moments of a table's match. */
export function tableSource(table: string): ReplaySource {
  const at = `/tables/${encodeURIComponent(table)}`;
  return {
    whole: (from, number) => ask("GET", replayPath(table, from, number)),
    moments: (from, first, last) => ask("GET", `${at}/moments?first=${first}&last=${last}&${seenFrom(from)}`),
    position: (number) => ask("GET", `${at}/position?at=${number}`),
    verify: async () => ask("POST", "/replays/verify", JSON.stringify(await ask("GET", `${at}/record`))),
  };
}

/** Returns the moments of a record from a file; the server reads it each time and keeps nothing. */
export function recordSource(record: string): ReplaySource {
  return {
    whole: (from, number) => ask("POST", `/replays?at=${number}&${seenFrom(from)}`, record),
    moments: (from, first, last) => ask("POST", `/replays/moments?first=${first}&last=${last}&${seenFrom(from)}`, record),
    position: (number) => ask("POST", `/replays/position?at=${number}`, record),
    verify: () => ask("POST", "/replays/verify", record),
  };
}
