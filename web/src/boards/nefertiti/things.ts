/** Every action of Nefertiti that one may wonder about: whatever the view shows, as if it could be done. */
import type { LegalAction, NefertitiView } from "../../wire";

const PLACES = ["upper", "lower1", "lower2", "lower3"];
const MOST_AMOUNT = 4;
const PLAIN = ["half", "coins", "coin", "roll", "done", "pass"];

/** Returns the actions that the things on the board bring to mind; whether one is legal only the server knows. */
export function nefertitiThings(view: NefertitiView): LegalAction[] {
  const markets = [
    ...view.markets.map(({ name, letter }) => ({ name, letter })),
    ...(view.memphis ? [{ name: "memphis", letter: "m" }] : []),
  ];
  const stalls = [
    ...view.markets.flatMap((market) => [market.stall, market.other]),
    ...(view.memphis ? [view.memphis.stall] : []),
  ];
  const kinds = view.courses.flatMap((course) => course.cards);
  const owners = [...view.seats.map((_, i) => `seat${i + 1}`), ...(view.neutral ? ["neutral"] : [])];
  return [
    ...view.characters.map(({ name }) => ({ action: name, kind: "recruit", character: name })),
    ...stalls.flatMap((stall) =>
      stall.squares.map((square) => ({ action: square.name, kind: "place", square: square.name })),
    ),
    ...view.markets.map(({ name, letter }) => ({ action: `close ${letter}`, kind: "close", market: name })),
    ...PLACES.map((place) => ({ action: place, kind: "pick", place })),
    ...kinds.map((card) => ({ action: `want ${card}`, kind: "want", card })),
    ...kinds.map((card) => ({ action: `give ${card}`, kind: "give", card })),
    ...owners.map((owner) => ({ action: owner, kind: "owner", owner })),
    ...view.courses.map(({ gift }) => ({ action: `type ${gift}`, kind: "type", gift })),
    ...markets.map(({ name, letter }) => ({ action: `at ${letter}`, kind: "market", market: name })),
    ...Array.from({ length: MOST_AMOUNT }, (_, i) => ({ action: `${i + 1} deben`, kind: "amount", amount: i + 1 })),
    ...PLAIN.map((action) => ({ action, kind: action })),
  ];
}
