/** Games in sentences, in the language of the moment. */
import type { GameName, Player } from "../../wire";
import { hintSentence, playerName, undoSentence, type Sentences } from "./common";
import { duelSentences } from "./duel";
import { nefertitiSentences } from "./nefertiti";

export { entrySentences, playerName, type Sentences } from "./common";

/** Returns the sentences of a game for the players of a table. */
export function sentencesOf(game: GameName, players: readonly Player[]): Sentences {
  const sentences = game === "duel" ? duelSentences(players) : nefertitiSentences(players);
  const player = (seat: number): string => playerName(game, players, seat);
  return { ...sentences, event: (event) => hintSentence(event, player) ?? undoSentence(event, player) ?? sentences.event(event) };
}
