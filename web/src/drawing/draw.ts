/**
 * Boards drawn without a browser: one script that an engine of JavaScript runs (`npm run drawing`). Svelte writes the
 * board as it would for a server, with the styles of what is on it; together they are one SVG.
 */
import { render } from "svelte/server";
import sheet from "../app.css?inline";
import { boxOf } from "../boards/boxes";
import { KNOWN } from "../boards/games";
import { texts, type Language } from "../lib/texts.svelte";
import type { Asked, Drawn } from "./asked";
import { framed, MARGIN } from "./frame";
import { arrowsOver, marked, placesIn, stylesOfArrows } from "./marks";
import Picture from "./Picture.svelte";

/** The size of a picture of a game that says nothing of it. */
const USUAL = { width: 1230, height: 700 };

/** Resolves to a picture of what was asked for. */
export async function draw(asked: Asked): Promise<Drawn> {
  const size = boxOf(asked.game).picture ?? USUAL;
  Object.assign(globalThis, { innerWidth: size.width, innerHeight: size.height });
  const language = asked.language as Language;
  await texts.use(language);
  if (!KNOWN.includes(asked.game)) texts.learn(asked.game, language, asked.texts);
  const { head, body } = render(Picture, { props: { asked, room: size.width - 2 * MARGIN } });
  const places = placesIn(body);
  const wanted = [...asked.marks.map(({ place }) => place), ...asked.arrows.flatMap(({ from, to }) => [from, to])];
  const unknown = [...new Set(wanted)].filter((place) => !places.includes(place));
  const legal = asked.legal.map(({ action }) => action);
  const styles = [sheet, ...stylesIn(head), stylesOfArrows(asked.arrows, legal)].join("\n");
  const svg = framed(marked(body, asked.marks, legal) + arrowsOver(asked.arrows), styles, size, asked.theme);
  return { svg, unknown, places };
}
const stylesIn = (head: string): string[] =>
  [...head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text);

/** What an engine calls: everything goes in and out as JSON. */
async function drawn(asked: string): Promise<string> {
  return JSON.stringify(await draw(JSON.parse(asked) as Asked));
}
Object.assign(globalThis, { drawn });
