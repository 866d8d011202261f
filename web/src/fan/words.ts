/** A fan in words, in the language of the moment. */
import { fatesOf } from "../boards/fates";
import { ALONE } from "../boards/future";
import { percent } from "../coach/words";
import { t } from "../lib/texts.svelte";
import type { LineStep } from "../live/findings";
import type { GameName, Player } from "../wire";
import { playerName, sentencesOf, type Sentences } from "../words";
import type { Limb } from "./branches";

/** So many things that one may get are told, and those only that are at least so likely. */
const MOST_THINGS = 3;
const LEAST_SHARE = 0.1;
/** From here on something is as good as certain. */
const SURE = 0.95;

export class Words {
  private readonly sentences: Sentences;

  constructor(
    private readonly game: GameName,
    private readonly players: readonly Player[],
  ) {
    this.sentences = sentencesOf(game, players);
  }
  /** Returns what somebody does. */
  step({ seat, action }: Pick<LineStep, "seat" | "action">): string {
    return t("coach-line-step", {
      player: playerName(this.game, this.players, seat),
      action: this.sentences.action(action),
    });
  }
  /** Returns what became of the choice in a branch. */
  title({ key, params, hinges }: Limb): string {
    const told = fatesOf(this.game).title({ key, params });
    return told ?? (key === ALONE || !hinges.length ? t("fan-alone") : this.step(hinges[0]));
  }
  /** Returns what whoever chose gets in a branch: means of amounts, and how likely everything else is. */
  gains({ things }: Limb): string[] {
    const { thing, isAmount } = fatesOf(this.game);
    const amounts = things.filter(({ name, mean }) => isAmount(name) && Math.round(mean) !== 0);
    const others = things.filter(({ name, share }) => !isAmount(name) && share >= LEAST_SHARE).slice(0, MOST_THINGS);
    return [
      ...amounts.map(({ name, mean }) => thing(name, Math.round(mean))),
      ...others.map(({ name, share }) => (share >= SURE ? thing(name, 1) : `${thing(name, 1)} (${percent(share)})`)),
    ];
  }
}
