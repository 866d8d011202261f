import { describe, expect, it } from "vitest";
import supplies from "../../engine/supplies.json";
import { counted, drawCast, mayWish, wishesFor, type Wish } from "./cast";

const { cards, picks } = supplies.games
  .find(({ name }) => name === "nefertiti")!
  .options.find(({ name }) => name === "characters")!;

describe("characters wished for", () => {
  it("are as many as take part, with whoever is in and without whoever is out", () => {
    const wishes: Wish[] = cards.map((_, card) => (card < 2 ? "in" : card < 5 ? "out" : "maybe"));
    for (let seed = 0; seed < 20; seed++) {
      const drawn = drawCast(cards, wishes, picks, () => ((seed * 7919) % 100) / 100);
      expect(drawn).toHaveLength(picks);
      expect(drawn).toEqual(expect.arrayContaining(cards.slice(0, 2)));
      for (const name of new Set(drawn))
        expect(drawn.filter((each) => each === name).length).toBeLessThanOrEqual(
          cards.filter((each, card) => each === name && wishes[card] !== "out").length,
        );
    }
  });
  it("cannot be too many, nor too few", () => {
    const full: Wish[] = cards.map((_, card) => (card < picks ? "in" : "maybe"));
    expect(mayWish(full, picks, "in", picks)).toBe(false);
    expect(mayWish(full, picks, "out", picks)).toBe(true);
    const few: Wish[] = cards.map((_, card) => (card < picks ? "maybe" : "out"));
    expect(mayWish(few, 0, "out", picks)).toBe(false);
    expect(counted(wishesFor(cards), "maybe")).toBe(cards.length);
  });
});
