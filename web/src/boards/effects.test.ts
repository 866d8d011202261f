/** Every kind of choice says what it certainly costs and brings, and what it says is what happens. */
import { beforeAll, describe, expect, it } from "vitest";
import { effectsOf, type Effect, type Span } from "../engine/effects";
import type { Game } from "../engine/game";
import { Match, type Start } from "../engine/match";
import { realGame } from "../engine/testing";
import { texts } from "../lib/texts.svelte";
import type { LegalAction } from "../wire";
import type { Brought } from "./brought";
import { broughtBy, halvesOf } from "./effects";

const OPTIONS = {
  duel: [{ sides: "AAAA" }, { sides: "BABB" }],
  nefertiti: [
    { players: 2, memphis: true, characters: "curse-of-amon" },
    { players: 2, memphis: true, characters: "palace-intrigue" },
    { players: 3 },
    { players: 4, characters: "palace-intrigue" },
    { players: 5, characters: "race-on-the-nile" },
  ],
};
/** Where a kind of choice waits that hardly ever comes: nothing can be done but to pass (D3.2). */
const RARE = { duel: ["turn=A boats=-/ldR/oot1/-/ddo/t4lS warehouse=oll port=AAA/A../..."], nefertiti: [] };
/** Matches of each set of options, choices of each kind in each phase that are followed, ways that are tried out. */
const MATCHES = 9;
const FOLLOWED = 6;
const FEW_WAYS = 60;
const start = (options: object, number: number): Start =>
  ({ options, position: null, seed: number.toString(16).padStart(64, "0") }) as unknown as Start;
type Recruit = LegalAction & { character?: string };
/** The characters of Nefertiti: every one of them is recruited and followed. */
const CHARACTERS = [
  ...["vizier", "first-merchant", "merchant", "high-priest", "royal-maid", "thief", "scribe+1", "scribe+2", "scribe+3"],
  ...["treasurer", "oracle", "beggar", "merchant-of-amon", "priest-of-amon", "royal-scribe", "travelling-thief"],
  "trader",
];
const phaseOf = (match: Match): string => (match.view(null) as { phase: string }).phase;

/** Numbers that look like chance and are always the same. */
function numbers(seed: number): (below: number) => number {
  let last = seed * 7919 + 1;
  return (below) => {
    last = (last * 1103515245 + 12345) & 0x7fffffff;
    return (last >> 8) % below;
  };
}
function brought(game: Game, match: Match, seat: number, choice: LegalAction): Brought {
  const view = match.view(seat);
  const halves = halvesOf(game.name);
  const [effect] = effectsOf(game, game.conceal(match.state(), seat), seat, [choice.action], halves);
  const you = (each: number): boolean => each === seat;
  return broughtBy(game.name, effect, { view, action: choice, seat, player: String, you, source: String });
}

/** What a seat has, as the effects count it. */
function standing(match: Match, seat: number): { points: number[]; deben: (number | undefined)[] } {
  const seats = match.view(seat).seats as { deben?: number }[];
  return { points: match.scores(seat, match.length).points, deben: seats.map(({ deben }) => deben) };
}
function check({ seats }: Effect, before: ReturnType<typeof standing>, after: ReturnType<typeof standing>): void {
  const within = ({ least, most }: Span, value: number): void => {
    expect(value).toBeGreaterThanOrEqual(least);
    expect(value).toBeLessThanOrEqual(most);
  };
  seats.forEach(({ points, holdings }, each) => {
    within(points, after.points[each]);
    if (holdings.deben) within(holdings.deben, after.deben[each]!);
    else expect(after.deben[each]).toBe(before.deben[each]);
  });
}
/** Goes on at random to the end of what was begun; returns how many actions that took. */
function finish(match: Match, random: (below: number) => number): number {
  const { phases, stop } = halvesOf(match.game.name)!;
  let steps = 0;
  while (match.actor() !== null && phases.includes(phaseOf(match))) {
    const legal = match.legal.map((action) => match.game.writeAction(action));
    match.play(legal.includes(stop) ? stop : legal[random(legal.length)]);
    steps++;
  }
  return steps;
}
/** Returns the points of a seat after every way to the end of what was begun; null where they are many. */
function everyWay(match: Match, seat: number, most: number): number[] | null {
  const { phases } = halvesOf(match.game.name)!;
  if (match.actor() === null || !phases.includes(phaseOf(match))) return [standing(match, seat).points[seat]];
  const found: number[] = [];
  for (const action of match.legal) {
    match.play(match.game.writeAction(action));
    const ways = everyWay(match, seat, most - found.length);
    match.undo(1);
    if (!ways || (found.push(...ways), found.length > most)) return null;
  }
  return found;
}

describe.each(["duel", "nefertiti"] as const)("every kind of choice in %s", (name) => {
  let game: Game;
  const seen = new Map<string, number>();
  const halves = { told: 0, exact: 0 };
  beforeAll(async () => {
    game = await realGame(name);
    await texts.use("en");
  });

  it.each(OPTIONS[name].map((options, at) => [at, options] as const))(
    "says what comes true, options %i",
    (at, options) => {
      for (let number = 1; number <= MATCHES; number++) {
        const random = numbers(100 * at + number);
        const match = new Match(game, start(options, 100 * at + number));
        while (match.actor() !== null) follow(match, random);
      }
    },
  );
  it.each(RARE[name])("says what comes true, from %s on", (position) => {
    const match = new Match(game, { options: {}, position, seed: "1".padStart(64, "0") } as unknown as Start);
    while (match.actor() !== null) follow(match, numbers(1));
  });
  /** Takes a choice of the kind that was seen least, and looks whether what was said of it came true. */
  function follow(match: Match, random: (below: number) => number): void {
    const seat = match.actor()!;
    const phase = phaseOf(match);
    const choices = game.choices(game.conceal(match.state(), seat), match.legal);
    // Every character is a kind of its own.
    const key = (each: LegalAction): string =>
      [phase, each.kind, (each as Recruit).character].filter(Boolean).join(" ");
    const count = (each: LegalAction): number => seen.get(key(each)) ?? 0;
    const least = Math.min(...choices.map(count));
    const rare = choices.filter((each) => count(each) === least);
    const choice = least < FOLLOWED ? rare[random(rare.length)] : choices[random(choices.length)];
    seen.set(key(choice), count(choice) + 1);
    if (count(choice) > FOLLOWED) match.play(choice.action);
    else verify(match, seat, choice, random);
  }
  function verify(match: Match, seat: number, choice: LegalAction, random: (below: number) => number): void {
    const { effect, text, signs } = brought(game, match, seat, choice);
    const before = standing(match, seat);
    expect(text, choice.action).not.toBe("");
    match.play(choice.action);
    for (const { kind, params } of match.moves.at(-1)!.events)
      if (kind === "oracle-saw")
        expect(text).toContain(params.cards === 1 ? "the last card" : `last ${params.cards} cards`);
    if ((choice as Recruit).character === "high-priest")
      expect(text).toContain(`place ${(match.view(seat) as unknown as { steps: number }).steps} servants`);
    if ((choice as Recruit).character === "beggar") expect(text).toContain("Deben");
    if (effect.follows === "told") {
      halves.told++;
      const ways = everyWay(match, seat, FEW_WAYS);
      const { least, most } = effect.seats[seat].points;
      if (ways) halves.exact++;
      if (ways) expect([Math.min(...ways), Math.max(...ways)], choice.action).toEqual([least, most]);
      finish(match, random);
    }
    const after = standing(match, seat);
    if (effect.follows !== "untold") check(effect, before, after);
    if (text.includes("Nothing changes hands")) expect(after).toEqual(before);
    const own = effect.seats[seat].holdings.deben;
    if (own && own.least === own.most) expect(signs.map((sign) => sign.text).join(), choice.action).toContain("Deben");
  }

  it("was seen", () => {
    const kinds = new Set(game.module.data.facts.actions.map((_, action) => game.plain(action).kind));
    const found = new Set([...seen.keys()].map((each) => each.split(" ")[1]));
    expect([...kinds].filter((kind) => !found.has(kind))).toEqual([]);
    const recruited = new Set([...seen.keys()].map((each) => each.split(" ")[2]));
    if (name === "nefertiti") expect(CHARACTERS.filter((each) => !recruited.has(each))).toEqual([]);
    expect(halves.told).toBeGreaterThan(15);
    expect(halves.exact).toBeGreaterThan(10);
  });
});
