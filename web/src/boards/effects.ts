/** What each game says of the cost and the outcome of its choices. */
import type { Effect } from "../engine/effects";
import { pointSentences, pointSigns, type Brought, type GameEffects, type Offered } from "./brought";
import { byFolder } from "./folders";

const PARTS = byFolder(import.meta.glob<GameEffects>("./*/effects.ts", { eager: true, import: "default" }));
const POINTS: GameEffects = { signs: pointSigns, sentences: pointSentences };

/** Returns all that is said of a choice of a game. */
export function broughtBy(game: string, effect: Effect, offered: Offered): Brought {
  const says = PARTS.get(game) ?? POINTS;
  return { effect, signs: says.signs(effect, offered), text: says.sentences(effect, offered).join(" ") };
}
