/** The real modules, for tests. */
import duelCode from "../../../src/deben/games/duel/module.wasm?inline";
import duelData from "../../../src/deben/games/duel/module.json";
import nefertitiCode from "../../../src/deben/games/nefertiti/module.wasm?inline";
import nefertitiData from "../../../src/deben/games/nefertiti/module.json";
import { Game } from "./game";
import { Match, type Start } from "./match";
import { RulesModule, type ModuleData } from "./module";

const MODULES = { duel: [duelCode, duelData], nefertiti: [nefertitiCode, nefertitiData] } as const;

/** Resolves to a game that runs on the module in the repository. */
export async function realGame(name: keyof typeof MODULES): Promise<Game> {
  const [address, data] = MODULES[name];
  const code = Uint8Array.from(atob(address.slice(address.indexOf(",") + 1)), (letter) => letter.charCodeAt(0));
  return new Game(await RulesModule.start(code, data as unknown as ModuleData));
}

/** Returns a match played to its end, always by the same kind of choice. */
export function playedOut(game: Game, start: Start, take = 7): Match {
  const match = new Match(game, start);
  for (let step = 0; match.actor() !== null; step++)
    match.play(game.writeAction(match.legal[(step * take) % match.legal.length]));
  return match;
}
