/** Sentences of a game: rows with named parameters told with the names of a table's players. */
import entries from "../../../src/deben/wire/entries.json";
import type { ActionReason, Because, GameName, LegalAction, LogEntry, Player, Snapshot, TableEvent } from "../wire";
import { t } from "../lib/texts.svelte";
import { factsOf } from "./facts";
import { Namer, vocabularyOf, type Params } from "./naming";

/** Returns what the player in a seat is called. */
export function playerName(game: GameName, players: readonly Player[], seat: number): string {
  const player = players[seat];
  if (player?.name) return player.name;
  return t(player?.kind === "bot" ? `seat-${game}.bot` : `seat-${game}`, { seat });
}

/** The sentences of one game, told with the names of one table's players. */
export interface Sentences {
  /** Returns the sentence of an event, or null for bookkeeping. */
  event(event: TableEvent): string | null;
  reason(reason: ActionReason): string;
  action(action: LegalAction): string;
  prompt(snapshot: Pick<Snapshot, "view" | "legal" | "actor">): string;
  /** Returns a reason of the coach's; the points it accounts for are written already. */
  because(because: Because, points: string): string;
  source(source: string): string;
}

/** Kinds of event that are the table's and not a game's: about taking back, and questions to the coach. */
const OF_THE_TABLE = [...Object.values(entries), "undo-granted"];

/** Returns the sentences of a game for the players of a table. */
export function sentencesOf(game: GameName, players: readonly Player[]): Sentences {
  const namer = new Namer(game, (seat) => playerName(game, players, seat));
  return {
    event: ({ kind, params }) =>
      t(`event-${OF_THE_TABLE.includes(kind) ? "table" : game}-${kind}`, namer.words(params)) || null,
    reason: ({ code, params }) => t(`reason-${game}-${code}`, namer.words(params)),
    action: (action) => t(`action-${game}-${action.kind}`, namer.all({ ...action } as Params)),
    prompt: ({ view, legal, actor }) =>
      actor === null
        ? ""
        : t(`prompt-${game}-${view.phase}`, namer.words(factsOf(vocabularyOf(game).facts, view, legal, actor))),
    because: ({ code, common, params }, points) =>
      t(`coach-${common ? "any" : game}-${code}`, { ...namer.words(params), points }),
    source: (source) => namer.named("source", source),
  };
}

/** Returns a log entry as sentences. */
export function entrySentences(sentences: Sentences, entry: LogEntry): string[] {
  return entry.events.map((event) => sentences.event(event)).filter((text) => text !== null);
}
