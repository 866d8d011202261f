import { beforeAll, describe, expect, it } from "vitest";
import { effectsOf, type Effect, type Span } from "./effects";
import type { Game } from "./game";
import { Match, type Start } from "./match";
import { playedOut, realGame } from "./testing";

const OPTIONS = {
  duel: [{ sides: "AAAA" }, { sides: "BABB" }],
  nefertiti: [{ players: 2 }, { players: 3 }, { players: 5 }],
};
const seed = (number: number): string => number.toString(16).padStart(64, "0");

describe.each(["duel", "nefertiti"] as const)("what a choice costs and brings in %s", (name) => {
  let game: Game;
  beforeAll(async () => {
    game = await realGame(name);
  });

  it.each(OPTIONS[name].map((options, at) => [at, options] as const))("comes true, deal %i", (at, options) => {
    const match = new Match(game, { options, position: null, seed: seed(at + 1) } as unknown as Start);
    let take = 0;
    while (match.actor() !== null) {
      const seat = match.actor()!;
      const legal = match.legal.map((action) => game.writeAction(action));
      const all = match.length % 9 === 0; // the others cost time
      const tried = all ? legal : [legal[(take += 7) % legal.length]];
      const effects = effectsOf(game, game.conceal(match.state(), seat), seat, tried);
      expect(effects.map(({ action }) => action)).toEqual(tried);
      const chosen = effects[take % effects.length];
      const before = match.length;
      match.play(chosen.action);
      check(match, before, seat, chosen);
    }
  });
  it("is certain of what nothing hidden decides", () => {
    const match = playedOut(game, { options: OPTIONS[name][0], position: null, seed: seed(1) } as unknown as Start);
    const open = match.moves.findIndex(
      ({ reveals, seat }, at) => !reveals && match.points(at)[seat] !== match.points(at + 1)[seat],
    );
    const { seat, action } = match.moves[open];
    const [effect] = effectsOf(game, game.conceal(match.state(open), seat), seat, [action]);
    const after = match.points(open + 1)[seat];
    expect(effect.seats[seat].points).toEqual({ before: match.points(open)[seat], least: after, most: after });
    expect(effect.events).toEqual(match.moves[open].events);
    expect(effect.chances).toEqual({});
  });
});

function check(match: Match, at: number, seat: number, effect: Effect): void {
  const within = ({ least, most }: Span, value: number): void => {
    expect(value).toBeGreaterThanOrEqual(least);
    expect(value).toBeLessThanOrEqual(most);
  };
  const seats = match.view(seat).seats as unknown as Record<string, unknown>[];
  const [was, is] = [match.scores(seat, at), match.scores(seat, at + 1)];
  effect.seats.forEach(({ points, sources, holdings }, each) => {
    expect(points.before).toBe(was.points[each]);
    within(points, is.points[each]);
    for (const [name, value] of Object.entries(seats[each]))
      if (name in holdings) within(holdings[name], Array.isArray(value) ? value.length : Number(value));
    for (const [source, value] of Object.entries(is.breakdown[each])) {
      if (source in sources) within(sources[source], value);
      else expect([source, was.breakdown[each][source] ?? 0]).toEqual([source, value]);
    }
  });
  for (const kind of Object.keys(effect.chances)) expect(effect.chances[kind]).toBeLessThan(1);
  expect(match.moves[at].events).toEqual(expect.arrayContaining(effect.events));
  if (effect.next !== undefined) expect(match.actor()).toBe(effect.next);
}
