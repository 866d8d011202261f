/** How each game reads futures. */
import type { GameName } from "../wire";
import { byFolder } from "./folders";
import { nextOf, type GameFutures } from "./future";

const PARTS = byFolder(import.meta.glob<GameFutures>("./*/futures.ts", { eager: true, import: "default" }));
const ANY: GameFutures = { goesOn: () => false, fateOf: (steps) => ({ ...nextOf(steps), things: {} }) };

/** Returns how a game reads futures; one that says nothing tells what the next player does. */
export const futuresOf = (game: GameName): GameFutures => PARTS.get(game) ?? ANY;
