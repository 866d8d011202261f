/** What the page asks: a server over HTTP, or this device where no server answers. */
import type { Halves } from "../engine/continuing";
import { Failure as Impossible } from "../engine/failure";
import { here } from "../engine/here";
import { isHere } from "../engine/kept";
import type { Answer, Asked, Question } from "../engine/messages";
import type { Source } from "../engine/office";
import type { Perspective } from "../engine/replaying";
import type {
  AnalysisState,
  Attempt,
  Attempted,
  CreateTable,
  Failure,
  GameName,
  Games,
  GameTexts,
  Hint,
  Invitation,
  Joined,
  LessonTable,
  Lobby,
  Me,
  Moments,
  MyTables,
  Named,
  PersonalLink,
  Position,
  PositionRead,
  PositionShown,
  Puzzle,
  Replay,
  RulebookShown,
  Shelved,
  TableCreated,
  Verification,
  View,
  WhyNot,
} from "../wire";
import { FOLDER, SITE } from "./address";
import { reach } from "./reach.svelte";
import { settings } from "./settings.svelte";

/** A request that was refused: its code is the end of a message id, `failure-<code>`. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly params: Record<string, number | string | null> = {},
  ) {
    super(code);
  }
}

export type { Perspective } from "../engine/replaying";
const seenFrom = (from: Perspective): string => (from === "open" ? "opened=true" : from === null ? "" : `seat=${from}`);

/** Where the moments of a match come from: a table on the server, or a table or a record on this device. */
export interface ReplaySource {
  whole(from: Perspective, at: number): Promise<Replay>;
  moments(from: Perspective, first: number, last: number): Promise<Moments>;
  position(at: number): Promise<Position>;
  /** A moment in notation as a seat may see it, a spectator without one. */
  notation(at: number, seat: number | null): Promise<Position>;
}

let arrival: Promise<unknown> | null = null;
/**
 * Resolves to whether this browser is somebody, or cannot be: two first requests side by side would make two people of
 * one visitor.
 */
export async function arrived(): Promise<boolean> {
  arrival ??= request<Me>("GET", "/me")
    .then(known)
    .catch(() => (arrival = null));
  return (await arrival) !== null;
}

/** Remembers on this device what a server calls me: what it does not know may have been typed without it. */
function known(me: Me): Me {
  if (me.name) settings.setName(me.name);
  return me;
}

/** Answers that were asked for before whoever needs them was there. */
const early = new Map<string, Promise<unknown>>();
/** Asks already for what the page is going to ask for first. */
function askEarly(path: string): void {
  const answer = ask("GET", path);
  answer.catch(() => undefined); // told to whoever takes it
  early.set(path, answer);
}

/** Asks a server; where none answers, the page has nothing to show. */
async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  try {
    return await askServer(method, path, body);
  } catch (error) {
    if (error instanceof Refusal && error.code === UNREACHABLE) reach.silent();
    throw error;
  }
}
async function askServer<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = early.get(path);
  early.delete(path);
  if (answer && method === "GET") return answer as Promise<T>;
  await arrived();
  return request(method, path, body);
}

const UNREACHABLE = "unreachable";
async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (reach.alone()) throw new Refusal(UNREACHABLE);
  const response = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined || typeof body === "string" ? body : JSON.stringify(body),
  }).catch(() => null);
  // A host of files, or one that stands before a server that is away, answers too, but never with JSON.
  if (!response || (response.status !== NOTHING && !isJson(response))) {
    reach.missed();
    throw new Refusal(UNREACHABLE);
  }
  reach.answered();
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const failure = answer as Partial<Failure> | null;
    throw new Refusal(failure?.code ?? "internal", failure?.params ?? {});
  }
  return answer as T;
}
const NOTHING = 204;
const isJson = (response: Response): boolean => /\bjson\b/.test(response.headers.get("content-type") ?? "");

/** What stands after the question mark; what has no value is left out. */
function query(fields: Record<string, string | number | boolean | null | undefined>): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return String(new URLSearchParams(given.map(([name, value]) => [name, String(value)])));
}
/** Asks a host of files for what a server would have computed. */
async function askFile<T>(name: string): Promise<T> {
  const response = await fetch(FOLDER + name).catch(() => null);
  if (!response?.ok) throw new Refusal(UNREACHABLE);
  return (await response.json()) as T;
}
/** Asks this device. */
async function askHere<Name extends Question>(name: Name, ...given: Asked<Name>): Promise<Answer<Name>> {
  try {
    const answer = await here.ask(name, ...given);
    reach.provided();
    return answer;
  } catch (error) {
    throw error instanceof Impossible ? new Refusal(error.code, error.params) : error;
  }
}
/** Resolves to null where a server would have answered. */
async function unless<T>(asked: Promise<T>): Promise<T | null> {
  return asked.catch((error: unknown) => {
    if (error instanceof Refusal && error.code === UNREACHABLE) return null;
    throw error;
  });
}
/** The one place where it is decided who answers: a server that can be reached, otherwise this device. */
async function askEither<Name extends Question>(
  server: () => Promise<Answer<Name>>,
  name: Name,
  ...given: Asked<Name>
): Promise<Answer<Name>> {
  try {
    return await server();
  } catch (error) {
    if (error instanceof Refusal && error.code === UNREACHABLE) return askHere(name, ...given);
    throw error;
  }
}

/** A server knows me by my name: at a seat of mine it need not be said once more. */
const unnamed = (request: CreateTable): CreateTable => ({
  ...request,
  seats: request.seats.map((seat) => (seat.name === settings.name ? { ...seat, name: "" } : seat)),
});

export const api = {
  games: () => askEither(() => askServer<Games>("GET", "/games"), "games"),
  /** What a game says of itself that the page was built without. */
  gameTexts: (game: GameName, lang: string) => askServer<GameTexts>("GET", `/games/${game}/texts?${query({ lang })}`),
  rulebook: (game: GameName) =>
    SITE ? askFile<RulebookShown>(`rulebook/${game}.json`) : askServer<RulebookShown>("GET", `/rulebook/${game}`),
  position: (game: GameName, position: string) =>
    askEither(
      () => askServer<PositionRead>("GET", `/positions/${game}?${query({ position })}`),
      "position",
      game,
      position,
    ),
  positionStart: (game: GameName, options: Record<string, string | number | boolean>) =>
    askEither(
      () => askServer<PositionShown>("GET", `/positions/${game}/start?${query(options)}`),
      "positionStart",
      game,
      options,
    ),
  positionWhy: (game: GameName, position: string, action: string) =>
    askEither(
      () => askServer<WhyNot>("GET", `/positions/${game}/why?${query({ position, action })}`),
      "positionWhy",
      game,
      position,
      action,
    ),
  /** A moment of a table in notation as I may see it; without a number the present one. */
  notation: (table: string, at?: number, seat?: number | null) =>
    isHere(table)
      ? askHere("notation", { table }, at, seat)
      : ask<Position>("GET", `/tables/${encodeURIComponent(table)}/notation?${query({ at, seat })}`),
  /** What a table showed after so many entries of its log and kept actions, even if some are taken back meanwhile. */
  shown: (table: string, entry: number, kept: number) =>
    isHere(table)
      ? askHere("notation", { table }, kept)
      : ask<Position>("GET", `/tables/${encodeURIComponent(table)}/notation?${query({ entry })}`),
  /** Where actions lead to from my view in notation; a plan stays on this device. */
  plan: (game: GameName, position: string, seat: number, actions: readonly string[], ruleset: string) =>
    askHere("plan", game, position, seat, actions, ruleset),
  /** What actions cost and bring from my view in notation. */
  effects: (
    game: GameName,
    position: string,
    seat: number,
    actions: readonly string[],
    halves: Halves | null,
    ruleset: string,
  ) => askHere("effects", game, position, seat, actions, halves, ruleset),
  planWhy: (game: GameName, position: string, action: string, ruleset: string) =>
    askHere("positionWhy", game, position, action, ruleset),
  me: async (): Promise<Me> => {
    const me = await unless(askServer<Me>("GET", "/me").then(known));
    return me ?? { name: settings.name, avatar: "", who: "" };
  },
  /** Gives me a name, on this device at least. */
  name: async (name: string): Promise<Me> => {
    const me = await unless(askServer<Me>("PUT", "/me", { name } satisfies Named));
    settings.setName(me ? me.name : name.trim());
    return me ?? { name: settings.name, avatar: "", who: "" };
  },
  picture: (avatar: string) => askServer<Me>("PUT", "/me", { avatar }),
  link: (lasting = false) => ask<PersonalLink>("POST", `/me/link?lasting=${lasting}`),
  /** Whose personal link it is; it stays unused. */
  linkOwner: (token: string) => ask<Me>("GET", `/links/${encodeURIComponent(token)}`),
  /** My tables on the server, if it can be reached, and those of this device. */
  tables: async (): Promise<MyTables> => {
    const [there, own] = await Promise.all([
      unless(askServer<MyTables>("GET", "/tables")),
      here.used ? askHere("tables") : null,
    ]);
    const tables = [...(there?.tables ?? []), ...(own?.tables ?? [])];
    return {
      tables: tables.sort(
        (one, other) =>
          Number(other.my_turn) - Number(one.my_turn) ||
          Number(one.status === "over") - Number(other.status === "over"),
      ),
    };
  },
  /** Puts a table of mine into the archive or takes it out; resolves to my tables. */
  shelve: async (table: string, archived: boolean): Promise<MyTables> => {
    const path = `/tables/${encodeURIComponent(table)}/shelf`;
    await (isHere(table) ? askHere("shelve", table, archived) : ask("PUT", path, { archived } satisfies Shelved));
    return api.tables();
  },
  /** Forgets my tables that are over or given up; resolves to the others. */
  clear: async (): Promise<MyTables> => {
    await Promise.all([unless(askServer("DELETE", "/tables")), here.used ? askHere("clear") : null]);
    return api.tables();
  },
  create: (request: CreateTable) =>
    askEither(() => askServer<TableCreated>("POST", "/tables", unnamed(request)), "create", request),
  /** Keeps the record of a match of this device on the server. */
  keep: async (table: string) => ask<Joined>("POST", "/records", await askHere("record", table)),
  /** The record of a finished match, as text. */
  record: async (table: string): Promise<string> =>
    isHere(table)
      ? askHere("record", table)
      : JSON.stringify(await ask("GET", `/tables/${encodeURIComponent(table)}/record`)),
  /** What this device finds when it plays a match once more. */
  /** How many seconds a level thinks about a decision on this device. */
  thinking: (game: GameName, seats: number, bot: string) => askHere("thinking", game, seats, bot),
  check: (replay: Replay, first: View) => askHere("check", replay, first),
  /** What a link invites to. */
  invitation: (token: string) => ask<Invitation>("GET", `/invitations/${encodeURIComponent(token)}`),
  /** Takes the seat that a link offers, or only looks. */
  join: (token: string, looking = false) =>
    ask<Joined>("POST", `/invitations/${encodeURIComponent(token)}${looking ? "?looking=true" : ""}`),
  /** Lets bots sit in the free seats of a table of mine. */
  fill: (table: string) => ask<null>("POST", `/tables/${encodeURIComponent(table)}/bots`),
  rematch: (table: string) =>
    isHere(table) ? askHere("rematch", table) : ask<Joined>("POST", `/tables/${encodeURIComponent(table)}/rematch`),
  stand: (table: string) => ask<null>("POST", `/tables/${encodeURIComponent(table)}/stand`),
  lobby: () => ask<Lobby>("GET", "/lobby"),
  /** Public tables where somebody can sit down; none where nobody can be asked. */
  waiting: async (): Promise<number> =>
    (await unless(askServer<Lobby>("GET", "/lobby")))?.tables.filter((table) => table.status === "waiting").length ?? 0,
  enter: (table: string, way: "seat" | "watch") => ask<Joined>("POST", `/lobby/${encodeURIComponent(table)}/${way}`),
  lesson: (game: GameName, anew: boolean) =>
    askEither(
      () => askServer<LessonTable>("POST", `/lessons/${game}${anew ? "?anew=true" : ""}`),
      "lesson",
      game,
      anew,
    ),
  analysis: (table: string, since: number) =>
    ask<AnalysisState>("GET", `/tables/${encodeURIComponent(table)}/analysis?since=${since}`),
  analyse: (table: string) => ask<AnalysisState>("POST", `/tables/${encodeURIComponent(table)}/analysis`),
  puzzle: (table: string, number: number) =>
    ask<Puzzle>("GET", `/tables/${encodeURIComponent(table)}/analysis/${number}`),
  attempt: (table: string, number: number, action: string) =>
    ask<Attempted>("POST", `/tables/${encodeURIComponent(table)}/analysis/${number}`, { action } satisfies Attempt),
  hint: (table: string) => ask<Hint>("POST", `/tables/${encodeURIComponent(table)}/hint`),
  /** Becomes whoever made a personal link, with their name. */
  device: async (token: string): Promise<Me> => {
    const me = await ask<Me>("POST", `/links/${encodeURIComponent(token)}`);
    settings.setName(me.name);
    return me;
  },
};

const replayPath = (table: string, from: Perspective, number: number): string =>
  `/tables/${encodeURIComponent(table)}/replay?at=${number}&${seenFrom(from)}`;

/** Asks for a match with everything open before its page is there. */
export const askForReplay = (table: string, number: number): void => askEarly(replayPath(table, "open", number));

/** Returns the moments of a table's match. */
export function tableSource(table: string): ReplaySource {
  if (isHere(table)) return hereSource({ table });
  const at = `/tables/${encodeURIComponent(table)}`;
  return {
    whole: (from, number) => ask("GET", replayPath(table, from, number)),
    moments: (from, first, last) => ask("GET", `${at}/moments?first=${first}&last=${last}&${seenFrom(from)}`),
    position: (number) => ask("GET", `${at}/position?at=${number}`),
    notation: (number, seat) => api.notation(table, number, seat),
  };
}

const hereSource = (source: Source): ReplaySource => ({
  whole: (from, number) => askHere("replay", source, from, number),
  moments: (from, first, last) => askHere("moments", source, from, first, last),
  position: (number) => askHere("positionAt", source, number),
  notation: (number, seat) => askHere("notation", source, number, seat),
});
/** Returns the moments of a record from a file, which never leaves this device. */
export const recordSource = (record: string): ReplaySource => hereSource({ record });
/** Resolves to what holds of a record in a file and what does not. */
export const verifyRecord = (record: string): Promise<Verification> => askHere("verify", { record });
