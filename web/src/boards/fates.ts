/** Each game's words for what may become of a choice. */
import type { GameName } from "../wire";
import { byFolder } from "./folders";
import type { GameFates } from "./future";

const PARTS = byFolder(import.meta.glob<GameFates>("./*/fates.ts", { eager: true, import: "default" }));
const ANY: GameFates = { title: () => null, thing: (name) => name, isAmount: () => false };

/** Returns a game's words; one without any lets what somebody does speak. */
export const fatesOf = (game: GameName): GameFates => PARTS.get(game) ?? ANY;
