/** Sentences of a game: rows with named parameters told with the names of a table's players. */
import entries from "../../../src/deben/wire/entries.json";
import type {
  ActionReason,
  Because,
  Breakdowns,
  GameName,
  LegalAction,
  LogEntry,
  Player,
  Snapshot,
  TableEvent,
} from "../wire";
import { vocabularyOf } from "../engine/vocabulary";
import { t, texts, type Words } from "../lib/texts.svelte";
import { factsOf } from "./facts";
import { Namer, type Params } from "./naming";
import { plainRow, plainWords } from "./plain";

/** Returns what a game is called. */
export const gameName = (game: GameName): string => (texts.has(`game-${game}`) ? t(`game-${game}`) : plainWords(game));

/** Returns what the player in a seat is called. */
export function playerName(game: GameName, players: readonly Player[], seat: number): string {
  const player = players[seat];
  if (player?.name) return player.name;
  const named = player?.kind === "bot" && texts.has(`seat-${game}.bot`) ? `seat-${game}.bot` : `seat-${game}`;
  return texts.has(named) ? t(named, { seat }) : t("seat-any", { number: seat + 1 });
}

/** The sentences of one game, told with the names of one table's players. */
export interface Sentences {
  /** Returns the sentence of an event, or null for bookkeeping. */
  event(event: TableEvent): string | null;
  reason(reason: ActionReason): string;
  action(action: LegalAction): string;
  /** Returns an action as what the player in a seat did with it, or what you did. */
  deed(action: LegalAction, seat: number): string;
  prompt(snapshot: Pick<Snapshot, "view" | "legal" | "actor">): string;
  /** Returns a reason of the coach's; the points it accounts for are written already. */
  because(because: Because, points: string): string;
  source(source: string): string;
  /** Returns why a match ended. */
  end(outcome: Breakdowns): string;
}

/** Kinds of event that are the table's and not a game's: about taking back, and questions to the coach. */
const OF_THE_TABLE = [...Object.values(entries), "undo-granted"];

/** The phase of a game whose view names none, and the prompt of one without a text: there is something to decide. */
const ONLY = "turn";

/** Returns a message of the game, or of any game, or else the row as it stands. */
function say(game: GameName, kind: string, key: string, words: Words): string {
  for (const whose of [game, "any"])
    if (texts.has(`${kind}-${whose}-${key}`)) return t(`${kind}-${whose}-${key}`, words);
  return plainRow(key, words);
}

/** Returns a prompt, which begins with a name, as it is said to the only one here who may be meant. */
function withoutName(prompt: string, name: string): string {
  const start = `${name}, `;
  return prompt.startsWith(start) ? prompt.charAt(start.length).toUpperCase() + prompt.slice(start.length + 1) : prompt;
}

/** Returns the sentences of a game for the players of a table. */
export function sentencesOf(game: GameName, players: readonly Player[]): Sentences {
  const namer = new Namer(game, (seat) => playerName(game, players, seat));
  const mine = players.filter((player) => player.mine);
  const isMe = (seat: number): boolean => mine.length === 1 && mine[0] === players[seat];
  const action = (action: LegalAction): string => say(game, "action", action.kind, namer.all({ ...action } as Params));
  return {
    action,
    deed: (done, seat) => {
      const who = t("deed-who", { you: isMe(seat) ? "yes" : "no", player: playerName(game, players, seat) });
      const message = `action-${game}-${done.kind}.did`;
      if (!texts.has(message)) return t("deed-any", { who, action: action(done) });
      return t(message, { ...namer.all({ ...done } as Params), who });
    },
    event: ({ kind, params }) =>
      say(OF_THE_TABLE.includes(kind) ? "table" : game, "event", kind, namer.words(params)) || null,
    reason: ({ code, params }) => say(game, "reason", String(code), namer.words(params)),
    prompt: ({ view, legal, actor }) => {
      if (actor === null) return "";
      const facts = namer.words(factsOf(vocabularyOf(game).facts, view, legal, actor));
      const phase = (view as { phase?: string }).phase ?? ONLY;
      const said = say(game, "prompt", texts.has(`prompt-${game}-${phase}`) ? phase : ONLY, facts);
      return isMe(actor) ? withoutName(said, playerName(game, players, actor)) : said;
    },
    because: ({ code, common, params }, points) =>
      say(common ? "any" : game, "coach", code, { ...namer.words(params), points }),
    source: (source) => namer.named("source", source),
    end: ({ reason, ranking }) => {
      if (texts.has(`end-${game}-${reason}`)) return t(`end-${game}-${reason}`);
      return t(`end-any-${reason}`, { player: playerName(game, players, ranking.at(-1)!.at(-1)!) });
    },
  };
}

/** Returns a log entry as sentences. */
export function entrySentences(sentences: Sentences, entry: LogEntry): string[] {
  return entry.events.map((event) => sentences.event(event)).filter((text) => text !== null);
}
