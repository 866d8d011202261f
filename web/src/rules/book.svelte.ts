/**
 * What of the rulebook is not text: rulings, drawn examples, stalls. Asked for once a game, and kept for when there is
 * no connection.
 */
import { api } from "../lib/api";
import type { GameName, RulebookShown, RulingShown } from "../wire";

const KEPT = "rulebook";
const path = (game: GameName): string => `/kept/rulebook/${game}`;

/** Keeps a book in this browser, where it has a place for that. */
async function keep(game: GameName, book: RulebookShown): Promise<void> {
  if ("caches" in globalThis) await (await caches.open(KEPT)).put(path(game), new Response(JSON.stringify(book)));
}
/** Returns the book that was kept, null if none was. */
async function kept(game: GameName): Promise<RulebookShown | null> {
  const found = "caches" in globalThis ? await caches.match(path(game), { cacheName: KEPT }) : undefined;
  return found ? ((await found.json()) as RulebookShown) : null;
}

class Books {
  private readonly asked = new Map<GameName, Promise<void>>();
  private books: Partial<Record<GameName, RulebookShown>> = $state.raw({});

  /** Returns the book once it is there; asks for it the first time. */
  of(game: GameName): RulebookShown | null {
    void this.load(game);
    return this.books[game] ?? null;
  }
  /** Returns our rulings on a clause. */
  rulings(game: GameName, clause: string): RulingShown[] {
    return this.books[game]?.rulings.filter((ruling) => ruling.clauses.includes(clause)) ?? [];
  }
  load(game: GameName): Promise<void> {
    const asking = this.asked.get(game) ?? this.fetch(game);
    this.asked.set(game, asking);
    return asking;
  }
  private async fetch(game: GameName): Promise<void> {
    let book: RulebookShown | null;
    try {
      book = await api.rulebook(game);
      void keep(game, book).catch(() => undefined);
    } catch {
      // The clauses are readable without it, and the next look asks again.
      book = await kept(game).catch(() => null);
      if (!book) this.asked.delete(game);
    }
    if (book) this.books = { ...this.books, [game]: book };
  }
}

export const books = new Books();
