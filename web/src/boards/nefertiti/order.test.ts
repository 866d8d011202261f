import { beforeAll, describe, expect, it } from "vitest";
import { effectsOf } from "../../engine/effects";
import type { Game } from "../../engine/game";
import type { Match, Start } from "../../engine/match";
import { playedOut, realGame } from "../../engine/testing";
import { texts } from "../../lib/texts.svelte";
import type { NefertitiEvent, NefertitiStall, NefertitiView } from "../../wire";
import { nefertitiSteps } from "./flights";
import says from "./effects";
import { inOrder, metBy } from "./order";

const OPTIONS = [
  { players: 2, memphis: true, stalls: "LLLL", characters: "curse-of-amon" },
  { players: 3, stalls: "RRRR" },
  { players: 4, stalls: "LRLR" },
  { players: 5, stalls: "RLRL", characters: "race-on-the-nile" },
];
const start = (options: object, number: number): Start =>
  ({ options, position: null, seed: number.toString(16).padStart(64, "0") }) as unknown as Start;

/** Returns the stall that closes, with what a move placed there. */
function closingStall(view: NefertitiView, events: readonly NefertitiEvent[], name: string): NefertitiStall {
  const stall = view.markets.map((market) => market.stall).find((each) => each.name === name)!;
  const pieces = new Map(events.flatMap(({ kind, params }) => (kind === "placed" ? [[params.square, params]] : [])));
  const squares = stall.squares.map((square) => {
    const placed = pieces.get(square.name);
    return placed ? { ...square, piece: { seat: placed.seat, collector: Boolean(placed.collector) } } : square;
  });
  return { ...stall, squares };
}
/** Returns the squares that were resolved from an event on, until the market had closed. */
function resolvedFrom(match: Match, at: number, event: NefertitiEvent): string[] {
  const later = match.moves.slice(at).flatMap(({ events }) => events as NefertitiEvent[]);
  const found: string[] = [];
  for (const each of later.slice(later.indexOf(event) + 1)) {
    if (each.kind === "closed" || each.kind === "shut" || each.kind === "ended") break;
    if (each.kind === "resolved") found.push(each.params.square);
  }
  return found;
}

describe("a closing", () => {
  let game: Game;
  beforeAll(async () => {
    game = await realGame("nefertiti");
    await texts.use("en");
  });

  it.each(OPTIONS.map((options, at) => [at, options] as const))("is resolved as foretold, deal %i", (at, options) => {
    let seen = 0;
    for (const number of [1, 2, 3]) {
      const match = playedOut(game, start(options, 10 * at + number), 5 + number);
      match.moves.forEach(({ events: all }, i) => {
        const events = all as NefertitiEvent[];
        const event = events.find(({ kind }) => kind === "closing");
        if (event?.kind !== "closing") return;
        seen++;
        const before = match.view(null, i) as NefertitiView;
        const stall = closingStall(before, events, event.params.stall);
        expect(inOrder(stall).map(({ name }) => name)).toEqual(resolvedFrom(match, i, event));
        const rolled = events.findLast(({ kind }) => kind === "rolled");
        const dice = rolled?.kind === "rolled" ? [rolled.params.first, rolled.params.second] : [];
        if (!event.params.by_hand) expect(metBy(stall, dice).size).toBeGreaterThan(0);
        // On stage every servant has its number, and those who met the condition are lit.
        const opening = nefertitiSteps(events, before).find((step) => step.event === event)!;
        expect(opening.flights.map(({ to }) => to)).toEqual(inOrder(stall).map(({ name }) => `square:${name}`));
        expect(opening.flights.map(({ piece }) => piece.props.place)).toEqual(
          inOrder(stall).map((_, each) => each + 1),
        );
      });
    }
    expect(seen).toBeGreaterThan(5);
  });

  it("says the price of what is bought, and it comes true", () => {
    const match = playedOut(game, start({ players: 3 }, 4));
    let bought = 0;
    match.moves.forEach(({ action, seat, events, reveals }, i) => {
      const paid = (events as NefertitiEvent[]).filter(({ kind }) => kind === "paid");
      if (reveals || paid.length !== 1 || !/^(upper|lower)/.test(action)) return;
      const view = match.view(seat, i) as NefertitiView;
      const after = (match.view(seat, i + 1) as NefertitiView).seats[seat].deben;
      const [effect] = effectsOf(game, game.conceal(match.state(i), seat), seat, [action]);
      const legal = { kind: "pick", action, place: "upper" } as const;
      const text = says
        .sentences(effect, { view, action: legal, seat, player: String, you: () => true, source: String })
        .join(" ");
      expect(text).toContain(`You pay ${view.seats[seat].deben - after} Deben and keep ${after}.`);
      bought++;
    });
    expect(bought).toBeGreaterThan(3);
  });
});
