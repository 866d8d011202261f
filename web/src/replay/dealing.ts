/** Whether what came to light in a match is what its seed says: the page deals again and compares. */
import type { Replay, TableEvent, View } from "../wire";
import { keyOf, roll, SetupDraws } from "./luck";

export interface Dealt {
  /** How many things came to light in the order that the seed gives. */
  things: number;
  dice: number;
  /** Whether all of them did. */
  holds: boolean;
}

/** Returns what the page finds when it deals again; null for a match that did not begin with a set-up. */
export function dealtAgain(replay: Replay, first: View): Dealt | null {
  if (!replay.setup || !replay.seed) return null;
  const draws = new SetupDraws(keyOf(replay.seed));
  for (const bound of replay.setup.before) draws.below(bound);
  const events = replay.log.flatMap((entry) => entry.events);
  const dealt = first.game === "duel" ? dealtDuel(draws.shuffled(replay.setup.box), first, events) : dealtNefertiti(draws, replay.setup.box, first, events);
  const dice = rolledAgain(replay.seed, events);
  return { things: dealt.length, dice: dice.length, holds: [...dealt, ...dice].every(Boolean) };
}

/** The Duel: eighteen tokens on the boats, three in the warehouse, the others in the pile. */
function dealtDuel(tokens: readonly string[], first: View, events: readonly TableEvent[]): boolean[] {
  if (first.game !== "duel") return [false];
  const boats = first.boats.flatMap((boat, i) => boat.slots.map((code, slot) => code === tokens[6 * slot + i]));
  const came = (kind: string, from: number): boolean[] =>
    events.filter((event) => event.kind === kind).map((event, i) => event.params.face === tokens[from + i]);
  return [...boats, ...came("revealed", 18), ...came("refilled", 21)];
}

/** Nefertiti: Akhenaton among the last five, and cards from the top; where an Oracle has been, the last five may have changed places. */
function dealtNefertiti(draws: SetupDraws, box: readonly string[], first: View, events: readonly TableEvent[]): boolean[] {
  if (first.game !== "nefertiti") return [false];
  const deck = draws.shuffled(box);
  deck.splice(deck.length - draws.below(5), 0, "akhenaton");
  const there = [...first.markets.flatMap((market) => market.places.map((place) => place.card)).filter((card) => card !== null), ...counted(first.memphis?.docked ?? {})];
  const top = deck.slice(0, there.length);
  const start = there.sort().map((card, i) => card === [...top].sort()[i]);
  const certain = events.some((event) => event.kind.startsWith("oracle")) ? deck.length - 5 : deck.length;
  const came = events.flatMap((event) => (event.kind === "drawn" || event.kind === "docked" ? [event.params.kind] : event.kind === "akhenaton" ? ["akhenaton"] : []));
  return [...start, ...came.slice(0, Math.max(0, certain - there.length)).map((card, i) => card === deck[there.length + i])];
}

const counted = (counts: Record<string, number>): string[] => Object.entries(counts).flatMap(([kind, count]) => Array<string>(count).fill(kind));

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
