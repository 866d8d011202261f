/** What of the rulebook is not text: rulings, drawn examples, stalls. Asked for once a game. */
import { api } from "../lib/api";
import type { GameName, RulebookShown, RulingShown } from "../wire";

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
    try {
      const book = await api.rulebook(game);
      this.books = { ...this.books, [game]: book };
    } catch {
      // The clauses are readable without it; the next look asks again.
      this.asked.delete(game);
    }
  }
}

export const books = new Books();
