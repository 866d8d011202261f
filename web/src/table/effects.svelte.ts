/** What the choices on offer cost and bring, asked for once a moment, on this device. */
import { broughtBy, halvesOf } from "../boards/effects";
import type { Brought, Offered } from "../boards/brought";
import { gameOf } from "../boards/games";
import type { Effect } from "../engine/effects";
import { api } from "../lib/api";
import type { GameName, LegalAction } from "../wire";

/** A moment at which there is something to choose. */
export interface Moment {
  /** What tells it from other moments: the same is not asked for twice. */
  key: string;
  game: GameName;
  /** The digest of the rules that are played by. */
  ruleset: string;
  /** Resolves to what the seat knows, in notation. */
  position: () => Promise<string>;
  /** Whose knowledge it is. */
  seat: number;
  legal: readonly LegalAction[];
}

export class Effects {
  private found: ReadonlyMap<string, Effect> = $state.raw(new Map());
  private asked: string | null = null;

  /** Asks what may be chosen at a moment brings; until that is known, and where nobody can say it, nothing is said. */
  async look(moment: Moment | null): Promise<void> {
    const open = moment !== null && moment.legal.length > 0 && gameOf(moment.game).module;
    if (open && this.asked === moment.key) return;
    this.found = new Map();
    this.asked = open ? moment.key : null;
    if (!open) return;
    const { key, game, ruleset, position, seat, legal } = moment;
    try {
      const effects = await api.effects(
        game,
        await position(),
        seat,
        legal.map(({ action }) => action),
        halvesOf(game),
        ruleset,
      );
      if (key === this.asked) this.found = new Map(effects.map((effect) => [effect.action, effect]));
    } catch {
      // A choice without its price can still be taken.
    }
  }
  /** Returns all that is said of a choice. */
  of(game: GameName, offered: Offered): Brought | null {
    const effect = this.found.get(offered.action.action);
    return effect ? broughtBy(game, effect, offered) : null;
  }
}
