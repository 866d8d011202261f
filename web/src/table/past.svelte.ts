/** What was played since I did something: kept so that it can be shown again, and marked until my next turn. */
import type { MadeMove } from "../boards/marks";
import { tableSource } from "../lib/api";
import { keptEntries, keptNumbers } from "../replay/kept";
import type { LogEntry, Played, Snapshot } from "../wire";

export interface PastMove {
  /** How the table looked before. */
  before: Snapshot;
  played: Played;
  own: boolean;
}

const isMine = ({ players }: Snapshot, seat: number | null): boolean =>
  players.some((player) => player.mine && player.seat === seat);

/** Returns my last move and everything after it. */
export function sinceMine(snapshot: Snapshot): LogEntry[] {
  const kept = keptEntries(snapshot.log);
  const mine = kept.findLastIndex(({ seat }) => isMine(snapshot, seat));
  return kept.slice(Math.max(0, mine));
}

/** So many moves are fetched to be shown again. */
const MOST = 40;

export class Past {
  /** My last move, if I made one, and everything after it, as far as somebody was looking. */
  private moves: readonly PastMove[] = $state.raw([]);
  /** What is worth showing again: what others did since then, or what I did while nobody else did anything. */
  readonly scenes = $derived(this.moves.length > 1 && this.moves[0].own ? this.moves.slice(1) : this.moves);

  /** Adds a move; my own begins a new row, and so does whatever was taken back. */
  add(before: Snapshot, played: Played): void {
    const own = isMine(before, played.entry.seat);
    if (played.entry.action.startsWith("undo")) this.moves = [];
    else this.moves = [...(own ? [] : this.moves), { before, played, own }];
  }
  /** Fetches what was played since I did something: nobody was looking here, the page has been opened since. */
  async recall(now: Snapshot): Promise<void> {
    const entries = sinceMine(now).slice(-MOST);
    if (!entries.length) return;
    const first = keptNumbers(now.log).get(entries[0].number)! - 1;
    const source = tableSource(now.table);
    const { moments } = await source.moments(null, first, first + entries.length).catch(() => ({ moments: [] }));
    if (moments.length <= entries.length || this.moves.length) return;
    this.moves = entries.map((entry, at) => {
      const log = now.log.filter(({ number }) => number < entry.number);
      const { view, scores } = moments[at];
      const before = { ...now, number: entry.number - 1, view, scores, log, legal: [], outcome: null };
      const after = { ...now, type: "played" as const, number: entry.number, view: moments[at + 1].view };
      const played = { ...after, entry, key: null };
      return { before, played, own: isMine(now, entry.seat) };
    });
  }
  clear(): void {
    this.moves = [];
  }
  /** Returns what is to be marked on a table: what others did since I did something, and the last move always. */
  marked(now: Snapshot): MadeMove[] {
    const entries = sinceMine(now);
    const others = entries.filter(({ seat }) => !isMine(now, seat));
    return (others.length ? others : entries.slice(-1)).flatMap(({ number, seat, events }) => {
      const seen = this.moves.find(({ played }) => played.entry.number === number);
      return seat === null
        ? []
        : [{ seat, events, before: seen?.before.view ?? null, after: seen?.played.view ?? now.view }];
    });
  }
}
