/** Chances that are true: of the positions judged 70 %, 70 % are won. How far a search leans is data of each game. */
import type { GameName } from "../wire";
import { byGame } from "./byGame";

const POWERS = byGame(
  import.meta.glob<Record<string, number>>("../../../src/deben/games/*/calibration.json", {
    eager: true,
    import: "default",
  }),
);

/** Returns to which power a game's chances are raised with so many seats: above 1 where a search is too timid. */
export const powerOf = (game: GameName, seats: number): number => POWERS.get(game)?.[seats] ?? 1;

/** Returns the parts of the win, by seat, as they are true; what is certain or even stays so. */
export function calibrated(parts: readonly number[], power: number): number[] {
  const raised = parts.map((part) => Math.max(part, 0) ** power);
  const whole = raised.reduce((all, part) => all + part, 0);
  const before = parts.reduce((all, part) => all + part, 0);
  return whole > 0 ? raised.map((part) => (part / whole) * before) : [...parts];
}
