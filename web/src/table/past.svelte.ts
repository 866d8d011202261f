/** What was played since I did something: kept so that it can be shown again, and marked until my next turn. */
import type { MadeMove } from "../boards/marks";
import { keptEntries } from "../replay/kept";
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
