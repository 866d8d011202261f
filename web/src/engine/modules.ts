/** Where the modules are, and how they get here: only when somebody needs them. */
import duelCode from "../../../src/deben/games/duel/module.wasm?url";
import duelData from "../../../src/deben/games/duel/module.json?url";
import nefertitiCode from "../../../src/deben/games/nefertiti/module.wasm?url";
import nefertitiData from "../../../src/deben/games/nefertiti/module.json?url";
import type { GameName } from "../wire";
import { Failure } from "./failure";
import { Game } from "./game";
import { RulesModule, type ModuleData } from "./module";

const PLACES: Record<GameName, [code: string, data: string]> = {
  duel: [duelCode, duelData],
  nefertiti: [nefertitiCode, nefertitiData],
};

async function fetched(place: string): Promise<Response> {
  const answer = await fetch(place).catch(() => null);
  if (!answer?.ok) throw new Failure("unreachable");
  return answer;
}

/** Resolves to a game that is ready to be played: a new instance of its module. */
export async function loadGame(name: GameName): Promise<Game> {
  const [code, data] = await Promise.all(PLACES[name].map(fetched));
  return new Game(await RulesModule.start(await code.arrayBuffer(), (await data.json()) as ModuleData));
}
