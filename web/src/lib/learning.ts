/** Texts of games that the page was built without: asked of the server when such a game is first shown. */
import { SITE } from "./address";
import { api } from "./api";
import { texts } from "./texts.svelte";

const asked = new Set<string>();

/** Learns what a game says of itself, in the language of the moment or in the game's own; whoever shows it follows. */
export function learn(game: string): void {
  const { language } = texts;
  const key = `${language} ${game}`;
  if (SITE || asked.has(key)) return;
  asked.add(key);
  api.gameTexts(game, language).then(
    ({ source }) => texts.learn(game, language, source),
    () => asked.delete(key), // it is asked for again when the game is shown again
  );
}
