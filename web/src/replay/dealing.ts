/**
 * Whether what came to light in a match is what its seed says: the page deals again and compares.
 *
 * What is shuffled, and in which order it lies in the box, the page knows by itself (boxes.ts): a server that could choose the
 * order could make any deal follow from any seed.
 */
import type { DuelView, NefertitiView, Replay, TableEvent, View } from "../wire";
import { BOTTOM, CHARACTERS, DRAWN, GIFTS, MARKETS, RULES, TOKENS, type Box } from "./boxes";
import { keyOf, roll, SetupDraws } from "./luck";

export interface Dealt {
  /** How many things came to light in the order that the seed gives. */
  things: number;
  dice: number;
  /** Whether all of them did. */
  holds: boolean;
}
/** Why the page cannot deal a match: it began from a position, or was played by rules that the page does not know. */
export type NotDealt = "position" | "version";

/** Returns what the page finds when it deals again, or why it cannot. */
export function dealtAgain(replay: Replay, first: View): Dealt | NotDealt {
  if (replay.position !== null) return "position";
  if (replay.rules !== RULES[replay.game]) return "version";
  const seed = replay.seed ?? "";
  const draws = new SetupDraws(keyOf(seed));
  const events = replay.log.flatMap((entry) => entry.events);
  const things = first.game === "duel" ? dealtDuel(draws, first, events) : dealtNefertiti(draws, replay.options, first, events);
  const dice = rolledAgain(seed, events);
  return { things: things.length, dice: dice.length, holds: first.game === replay.game && [...things, ...dice].every(Boolean) };
}

const cards = (box: Box): string[] => box.flatMap(([name, copies]) => Array<string>(copies).fill(name));

/** The Duel: eighteen tokens on the boats, three in the warehouse, the others in the pile. */
function dealtDuel(draws: SetupDraws, first: DuelView, events: readonly TableEvent[]): boolean[] {
  const tokens = draws.shuffled(cards(TOKENS));
  const boats = tokens.slice(0, 18).map((token, i) => first.boats[i % 6]?.slots[Math.floor(i / 6)] === token);
  const came = (kind: string, from: number): boolean[] =>
    events.filter((event) => event.kind === kind).map((event, i) => event.params.face === tokens[from + i]);
  return [...boats, ...came("revealed", 18), ...came("refilled", 21)];
}

/** Nefertiti: stalls and characters that were left to chance, then the deck from the top. */
function dealtNefertiti(draws: SetupDraws, options: Replay["options"], first: NefertitiView, events: readonly TableEvent[]): boolean[] {
  const asked = first.players === options.players && (first.memphis !== null) === options.memphis;
  const stalls = options.stalls === "advanced" ? chosenStalls(draws, first) : [];
  const characters = options.characters === "random" ? drawnCharacters(draws, first) : [];
  const gifts = GIFTS[`${first.players}${first.memphis ? " memphis" : ""}`] ?? [];
  return [...(asked ? [] : [false]), ...stalls, ...characters, ...drawnGifts(draws, gifts, first, events)];
}

function chosenStalls(draws: SetupDraws, first: NefertitiView): boolean[] {
  return MARKETS.map((name) => (draws.below(2) ? "right" : "left") === first.markets.find((market) => market.name === name)?.stall.side);
}

function drawnCharacters(draws: SetupDraws, first: NefertitiView): boolean[] {
  const drawn = draws.shuffled(cards(CHARACTERS)).slice(0, DRAWN);
  const there = first.characters.filter(({ stack }) => stack === null).flatMap(({ name, copies }) => Array<string>(copies).fill(name));
  return alike(drawn, there);
}

/** Akhenaton among the last five, and cards from the top; where an Oracle has been, the last five may have changed places. */
function drawnGifts(draws: SetupDraws, box: Box, first: NefertitiView, events: readonly TableEvent[]): boolean[] {
  const deck = draws.shuffled(cards(box));
  deck.splice(deck.length - draws.below(BOTTOM), 0, "akhenaton");
  const laid = first.markets.flatMap((market) => market.places.flatMap(({ card }) => card ?? []));
  const docked = Object.entries(first.memphis?.docked ?? {}).flatMap(([kind, count]) => Array<string>(count).fill(kind));
  const top = deck.slice(0, laid.length + docked.length);
  const there = top.filter((card) => !docked.includes(card));
  const certain = events.some((event) => event.kind.startsWith("oracle")) ? deck.length - BOTTOM : deck.length;
  const came = events.flatMap((event) => (event.kind === "drawn" || event.kind === "docked" ? [event.params.kind] : event.kind === "akhenaton" ? ["akhenaton"] : []));
  const later = came.slice(0, Math.max(0, certain - top.length)).map((card, i) => card === deck[top.length + i]);
  return [...laid.map((card, i) => card === there[i]), ...alike(top.filter((card) => docked.includes(card)), docked), ...later];
}

/** Returns for each of some things whether it is among the others, in whatever order. */
function alike(things: readonly string[], others: readonly string[]): boolean[] {
  const [ours, theirs] = [[...things].sort(), [...others].sort()];
  return Array.from({ length: Math.max(ours.length, theirs.length) }, (_, i) => ours[i] === theirs[i]);
}

/** Two dice are one number below 36, one die a number below 6. */
function rolledAgain(seed: string, events: readonly TableEvent[]): boolean[] {
  const key = keyOf(seed);
  return events
    .filter((event) => event.kind === "rolled")
    .map(({ params }, counter) => {
      if (!params.second) return params.first === roll(key, counter, 6) + 1;
      const both = roll(key, counter, 36);
      return params.first === Math.floor(both / 6) + 1 && params.second === (both % 6) + 1;
    });
}
