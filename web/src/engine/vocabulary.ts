/** What the parameters of a game's rows mean: `locale/words.json` of a game, which Python reads too. */
import type { GameName } from "../wire";
import { byGame } from "./byGame";

/** What the parameters of a game mean: see locale/vocabulary.py. */
export interface Vocabulary {
  things: Record<string, string | Record<string, string>>;
  forms?: Record<string, string[]>;
  optional?: string[];
  parts?: Record<string, Record<string, string | Record<string, string>>>;
  sought?: string[];
  facts: Record<string, string | string[]>;
}
const VOCABULARIES = byGame(
  import.meta.glob<Vocabulary>("../../../src/deben/games/*/locale/words.json", { eager: true, import: "default" }),
);
/** What parameters mean in a game that says nothing of them. */
const PLAIN: Vocabulary = {
  things: { seat: "player", by: "player", source: "source" },
  facts: { seat: "actor" },
};

/** Returns what the parameters of a game mean. */
export const vocabularyOf = (game: GameName): Vocabulary => VOCABULARIES.get(game) ?? PLAIN;
