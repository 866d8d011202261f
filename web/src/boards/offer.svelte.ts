/** The games that can be played here: what whoever answers says, and until then those that the page has boards for. */
import { api } from "../lib/api";
import type { GameInfo } from "../wire";
import { inOrder, KNOWN } from "./games";

class Offer {
  private infos: GameInfo[] = $state.raw([]);
  private asked: Promise<void> | null = null;

  /** The names of the games, in the order of a list. */
  get names(): readonly string[] {
    return this.infos.length ? inOrder(this.infos.map(({ name }) => name)) : KNOWN;
  }
  /** Returns what whoever answers says of a game, if that is known. */
  of(game: string): GameInfo | undefined {
    return this.infos.find(({ name }) => name === game);
  }
  /** Asks once; after a failure somebody may ask again. */
  async load(): Promise<void> {
    this.asked ??= this.ask();
    await this.asked;
  }
  private async ask(): Promise<void> {
    try {
      this.infos = (await api.games()).games;
    } catch (error) {
      this.asked = null;
      throw error;
    }
  }
}

export const offer = new Offer();
