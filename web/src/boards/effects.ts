/** What each game says of the cost and the outcome of its choices. */
import type { Halves } from "../engine/continuing";
import type { Effect } from "../engine/effects";
import {
  nothingComes,
  pointSentences,
  pointSigns,
  whatFollows,
  type Brought,
  type GameEffects,
  type Offered,
} from "./brought";
import { byFolder } from "./folders";

const PARTS = byFolder(import.meta.glob<GameEffects>("./*/effects.ts", { eager: true, import: "default" }));
const POINTS: GameEffects = {
  halves: null,
  signs: (effect, offered) => pointSigns(effect, offered),
  sentences: pointSentences,
};

/** Returns what a game says of choices that are only the first half of something. */
export const halvesOf = (game: string): Halves | null => PARTS.get(game)?.halves ?? null;

/** Returns all that is said of a choice of a game. */
export function broughtBy(game: string, effect: Effect, offered: Offered): Brought {
  const says = PARTS.get(game) ?? POINTS;
  const told = says.sentences(effect, offered);
  const text = [...(told.length ? told : nothingComes(effect)), ...whatFollows(effect)].join(" ");
  return { effect, signs: says.signs(effect, offered), text };
}
