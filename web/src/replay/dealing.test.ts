import { describe, expect, it } from "vitest";
import type { DuelView, NefertitiView, Replay, TableEvent } from "../wire";
import { CHARACTERS, GIFTS, MARKETS, RULES, TOKENS, type Box } from "./boxes";
import { dealtAgain } from "./dealing";
import { keyOf, SetupDraws } from "./luck";
import { broken } from "./promises";

const seed = (number: number): string => number.toString(16).padStart(64, "0");
const cards = (box: Box): string[] => box.flatMap(([name, copies]) => Array<string>(copies).fill(name));
const told = (events: TableEvent[]) => [{ number: 1, seat: 0, action: "b2", events, bot: null }];

/** A match of the Duel as its seed deals it. */
function duel(of: number): { replay: Replay; first: DuelView; order: string[] } {
  const order = new SetupDraws(keyOf(seed(of))).shuffled(cards(TOKENS));
  const boats = Array.from({ length: 6 }, (_, boat) => ({ slots: [0, 1, 2].map((slot) => order[6 * slot + boat]) }));
  const log = told([{ kind: "revealed", params: { face: order[18] } }, { kind: "refilled", params: { face: order[21] } }]);
  const replay = { game: "duel", rules: RULES.duel, position: null, options: { sides: "AAAA" }, seed: seed(of), log } as unknown as Replay;
  return { replay, first: { game: "duel", boats } as unknown as DuelView, order };
}

/** A match of Nefertiti with everything left to chance, as its seed deals it. */
function nefertiti(of: number): { replay: Replay; first: NefertitiView } {
  const draws = new SetupDraws(keyOf(seed(of)));
  const sides = MARKETS.map(() => (draws.below(2) ? "right" : "left"));
  const drawn = draws.shuffled(cards(CHARACTERS)).slice(0, 6);
  const deck = draws.shuffled(cards(GIFTS["3"]));
  const markets = MARKETS.map((name, i) => ({ name, stall: { side: sides[i] }, places: i < 3 ? deck.slice(4 * i, 4 * i + 4).map((card) => ({ card })) : [] }));
  const characters = [...drawn.map((name) => ({ name, copies: 1, stack: null })), { name: "merchant", copies: 2, stack: "merchant" }];
  const options = { players: 3, stalls: "advanced", characters: "random", memphis: false };
  const replay = { game: "nefertiti", rules: RULES.nefertiti, position: null, options, seed: seed(of), log: told([{ kind: "drawn", params: { kind: deck[12] } }]) };
  return { replay: replay as unknown as Replay, first: { game: "nefertiti", players: 3, memphis: null, markets, characters } as unknown as NefertitiView };
}

describe("the page deals a match again", () => {
  it("and finds what came to light", () => {
    const honest = duel(7);
    expect(dealtAgain(honest.replay, honest.first)).toEqual({ things: 20, dice: 0, holds: true });
    const other = nefertiti(7);
    expect(dealtAgain(other.replay, other.first)).toEqual({ things: 4 + 6 + 12 + 1, dice: 0, holds: true });
  });
  it("from its own box: a server that lays out the box so that its deal follows is found out", () => {
    const forged = duel(5);
    const from = new SetupDraws(keyOf(seed(7))).shuffled(forged.order.map((_, i) => i));
    const box: string[] = [];
    from.forEach((place, i) => (box[place] = forged.order[i]));
    const replay = { ...forged.replay, seed: seed(7), setup: { before: [], box } } as Replay;
    expect(dealtAgain(replay, forged.first)).toMatchObject({ holds: false });
  });
  it("with the options of the table: others than those on the board are found out", () => {
    const { replay, first } = nefertiti(7);
    const lies: Replay["options"][] = [{ players: 4 }, { memphis: true }, { stalls: "discovery" }, { characters: "base" }];
    for (const lie of lies) {
      expect(dealtAgain({ ...replay, options: { ...replay.options, ...lie } }, first), JSON.stringify(lie)).toMatchObject({ holds: false });
    }
    const drawn = { ...first, characters: first.characters.map((it) => (it.name === first.characters[0].name ? { ...it, name: "nobody" } : it)) };
    expect(dealtAgain(replay, drawn)).toMatchObject({ holds: false });
  });
  it("and says what it cannot deal", () => {
    const { replay, first } = duel(7);
    expect(dealtAgain({ ...replay, position: "…" }, first)).toBe("position");
    expect(dealtAgain({ ...replay, rules: 99 }, first)).toBe("version");
  });
});

describe("what was promised before the match", () => {
  const promised = { commitment: "c0ffee", options: { players: 3, memphis: false }, position: null };
  it("is compared whole", () => {
    expect(broken(promised, { ...promised, options: { memphis: false, players: 3 } })).toBeNull();
    expect(broken(promised, { ...promised, commitment: "tea" })).toBe("commitment");
    expect(broken(promised, { ...promised, options: { players: 3, memphis: true } })).toBe("beginning");
    expect(broken(promised, { ...promised, position: "…" })).toBe("beginning");
  });
});
