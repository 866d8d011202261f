/** Characters wished for one by one: some are in, some out, and lots are drawn among the others. */

export type Wish = "in" | "maybe" | "out";

/** Returns that anybody may come. */
export const wishesFor = (cards: readonly string[]): Wish[] => cards.map(() => "maybe");

/** Returns how many cards have a wish. */
export const counted = (wishes: readonly Wish[], wish: Wish): number => wishes.filter((each) => each === wish).length;

/** Returns whether a card may get a wish: no more can be in than take part, and enough must be left. */
export function mayWish(wishes: readonly Wish[], card: number, wish: Wish, picks: number): boolean {
  const changed = wishes.with(card, wish);
  return counted(changed, "in") <= picks && changed.length - counted(changed, "out") >= picks;
}

/** Returns the names of those that take part; `luck` gives a number from 0 up to, not including, 1. */
export function drawCast(
  cards: readonly string[],
  wishes: readonly Wish[],
  picks: number,
  luck: () => number = Math.random,
): string[] {
  const chosen = new Set(wishes.flatMap((wish, card) => (wish === "in" ? [card] : [])));
  const others = wishes.flatMap((wish, card) => (wish === "maybe" ? [card] : []));
  while (chosen.size < picks) chosen.add(others.splice(Math.floor(luck() * others.length), 1)[0]);
  return cards.filter((_, card) => chosen.has(card));
}
