/** What both games need to speak: names of players, and texts by game. */
import type { ActionReason, GameName, LogEntry, Player, Snapshot, TableEvent } from "../../wire";
import { t, type Words } from "../texts.svelte";

export type Params = TableEvent["params"];

/** Names from the court of Amarna for bots that have none. */
const COURT = ["Tiye", "Ay", "Horemheb", "Meritaton", "Mahu"];

/** Returns what the player in a seat is called. */
export function playerName(game: GameName, players: readonly Player[], seat: number): string {
  const player = players[seat];
  if (player?.name) return player.name;
  if (player?.kind === "bot" && game === "nefertiti") return COURT[seat];
  return t(`seat-${game}`, { seat });
}

/** The sentences of one game, told with the names of one table's players. */
export interface Sentences {
  /** Returns the sentence of an event, or null for bookkeeping. */
  event(event: TableEvent): string | null;
  reason(reason: ActionReason): string;
  action(action: import("../../wire").LegalAction): string;
  prompt(snapshot: Snapshot): string;
  source(source: string): string;
}

/** Returns a log entry as sentences. */
export function entrySentences(sentences: Sentences, entry: LogEntry): string[] {
  return entry.events.map((event) => sentences.event(event)).filter((text) => text !== null);
}

/** Returns the words of a text with nulls left out. */
export function present(params: Params): Words {
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== null)) as Words;
}

/** Returns that somebody asked the coach, null if the event is something else. */
export function hintSentence(event: TableEvent, player: (seat: number) => string): string | null {
  return event.kind === "hint" ? t("coach-log-hint", { player: player(Number(event.params.seat)) }) : null;
}

/** Returns the sentence of something about taking back, null if the event is something else. */
export function undoSentence(event: TableEvent, player: (seat: number) => string): string | null {
  const { kind, params } = event;
  if (kind !== "undone" && !kind.startsWith("undo-")) return null;
  const words = { player: player(Number(params.seat)), by: player(Number(params.by ?? 0)), count: Number(params.count ?? 1) };
  const id = kind === "undone" ? (params.bots ? "by-bots" : "undone") : kind.slice("undo-".length);
  const after = params.crosses ? ` ${t(kind === "undo-asked" ? "undo-request-crosses" : "undo-log-crosses")}` : "";
  return t(`undo-log-${id}`, words) + after;
}
