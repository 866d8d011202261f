/**
 * Boards drawn without a browser: one script that an engine of JavaScript runs (`npm run drawing`). Svelte writes the
 * board as it would for a server, with the styles of what is on it; the press makes one SVG of both.
 */
import "./surroundings";
import { render } from "svelte/server";
import sheet from "../app.css?inline";
import { boxOf } from "../boards/boxes";
import { KNOWN } from "../boards/games";
import { texts, type Language } from "../lib/texts.svelte";
import { printed, type Area, type Tag } from "../press";
import type { Asked, Drawn } from "./asked";
import { framed, MARGIN, mounted, windowOf, type Size } from "./frame";
import { arrowsOver, marked, placesIn, placesOn } from "./marks";
import Picture from "./Picture.svelte";

/** The size of a picture of a game that says nothing of it. */
const USUAL = { width: 1230, height: 700 };

/** Resolves to what was asked for as the page would hold it: markup and styles, in a window of a size. */
async function written(asked: Asked): Promise<{ markup: string; places: string[]; sheets: string[]; size: Size }> {
  const size = boxOf(asked.game).picture ?? USUAL;
  Object.assign(globalThis, { innerWidth: size.width, innerHeight: size.height });
  const language = asked.language as Language;
  await texts.use(language);
  if (!KNOWN.includes(asked.game)) texts.learn(asked.game, language, asked.texts);
  const { head, body } = render(Picture, { props: { asked, room: size.width - 2 * MARGIN } });
  const legal = asked.legal.map(({ action }) => action);
  const markup = mounted(marked(body, asked.marks, legal), size);
  return { markup, places: placesIn(body), sheets: [sheet, ...stylesIn(head)], size };
}
const stylesIn = (head: string): string[] =>
  [...head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text);

/** Resolves to a picture of what was asked for. */
export async function draw(asked: Asked): Promise<Drawn> {
  const { markup, places: known, sheets, size } = await written(asked);
  const wanted = [...asked.marks.map(({ place }) => place), ...asked.arrows.flatMap(({ from, to }) => [from, to])];
  const unknown = [...new Set(wanted)].filter((place) => !known.includes(place));
  const done = printed(markup, sheets, windowOf(size), asked.theme);
  const places = placesOn(done);
  const svg = unknown.length ? "" : framed(done, arrowsOver(asked.arrows, places, done.look), size);
  return { svg, unknown, places };
}
/** A picture beside what a browser would make of the same: a test compares them. */
interface Compared {
  html: string;
  /** Where each element lies, in the order of the markup; null where it has no place of its own. */
  areas: (Area | null)[];
  size: Size;
}
export async function compared(asked: Asked): Promise<Compared> {
  const { markup, sheets, size } = await written(asked);
  const { root, areas } = printed(markup, sheets, windowOf(size), asked.theme);
  const html =
    `<!doctype html><html data-theme="${asked.theme}"><head><style>${sheets.join("\n")}</style></head>` +
    `<body>${markup}</body></html>`;
  const laid = shown(root).map((tag) => {
    const { x, y, width, height } = areas.get(tag) ?? {};
    return x === undefined ? null : { x, y: y!, width: width!, height: height! };
  });
  return { html, areas: laid, size: windowOf(size) };
}
/** Returns what is in an element but for the insides of drawings, and what styles put there. */
const shown = (tag: Tag): Tag[] =>
  tag.name === "svg" ? [] : tag.tags.flatMap((child) => (child.name.startsWith("::") ? [] : [child, ...shown(child)]));

/** What an engine calls: everything goes in and out as JSON. */
const answering =
  <Answer>(work: (asked: Asked) => Promise<Answer>) =>
  async (asked: string): Promise<string> =>
    JSON.stringify(await work(JSON.parse(asked) as Asked));
Object.assign(globalThis, { drawn: answering(draw), compared: answering(compared) });
