/** The clause that is open beside whatever is on the screen. */
import type { GameName } from "../wire";

class Sheet {
  open: { game: GameName; clause: string } | null = $state.raw(null);

  show(game: GameName, clause: string): void {
    this.open = { game, clause };
  }
  close(): void {
    this.open = null;
  }
}

export const sheet = new Sheet();
