/** The levels as they play each game, by the number of players: data that Python plays by too. */
import general from "../../../src/deben/bots/levels.json";
import type { GameName } from "../wire";
import { byGame } from "./byGame";

/** How somebody of a level thinks. */
export interface Manner {
  simulations?: number;
  /** Whether it thinks with what the game's mind learnt. */
  mind?: boolean;
  /** How often it does not even see what leaps to the eye least, in thousandths. */
  overlook?: number;
  /** By how much of a win it may be wrong about a kind of action, in thousandths. */
  misjudge?: number;
  /** Whether it trusts its first impression. */
  at_sight?: boolean;
  /** Whether it goes on with what it thought before. */
  remembers?: boolean;
}
export interface LevelData {
  name: string;
  number: number;
  /** The most it thinks about one decision. */
  seconds: number;
  manner: Manner;
}

const OWN = byGame(
  import.meta.glob<Record<string, Record<string, Manner>>>("../../../src/deben/games/*/levels.json", {
    eager: true,
    import: "default",
  }),
);
const LEVELS: readonly LevelData[] = general;

/** The names of all levels, weakest first. */
export const LEVEL_NAMES: readonly string[] = LEVELS.map(({ name }) => name);

/** Returns a level as it plays a game with so many seats, undefined where there is none of that name. */
export function levelOf(game: GameName, seats: number, name: string): LevelData | undefined {
  const level = LEVELS.find((each) => each.name === name);
  return level && { ...level, manner: OWN.get(game)?.[seats]?.[name] ?? level.manner };
}
/** Returns a level as it plays without its game's mind: as it plays a game that has none. */
export function mindless(level: LevelData): LevelData {
  return { ...level, manner: LEVELS.find(({ name }) => name === level.name)!.manner };
}
/** Returns the strongest level of a game with so many seats. */
export function strongest(game: GameName, seats: number): LevelData {
  return levelOf(game, seats, LEVEL_NAMES[LEVEL_NAMES.length - 1])!;
}
