/** Where the modules are, and how they get here: only when somebody needs them. */
import type { GameName } from "../wire";
import { byGame } from "./byGame";
import { Failure } from "./failure";
import { Game } from "./game";
import { readMind, type Mind } from "./mind";
import { RulesModule, type ModuleData } from "./module";

/** The addresses of both files of every module. */
const CODE = byGame(
  import.meta.glob<string>("../../../src/deben/games/*/module.wasm", { eager: true, query: "?url", import: "default" }),
);
const DATA = byGame(
  import.meta.glob<string>("../../../src/deben/games/*/module.json", { eager: true, query: "?url", import: "default" }),
);

/** The address of the mind of every game that has one. */
const MINDS = byGame(
  import.meta.glob<string>("../../../src/deben/games/*/mind.bin", { eager: true, query: "?url", import: "default" }),
);
const minds = new Map<GameName, Promise<Mind>>();

async function fetched(place: string | undefined): Promise<Response> {
  const answer = place === undefined ? null : await fetch(place).catch(() => null);
  if (!answer?.ok) throw new Failure("unreachable");
  return answer;
}

/** Resolves to a game that is ready to be played: a new instance of its module. */
export async function loadGame(name: GameName): Promise<Game> {
  const [code, data] = await Promise.all([fetched(CODE.get(name)), fetched(DATA.get(name))]);
  return new Game(await RulesModule.start(await code.arrayBuffer(), (await data.json()) as ModuleData));
}

/** Resolves to the mind of a game, fetched when it is first needed. */
export function loadMind(name: GameName): Promise<Mind> {
  const found =
    minds.get(name) ?? fetched(MINDS.get(name)).then(async (answer) => readMind(await answer.arrayBuffer()));
  found.catch(() => minds.delete(name)); // the next one tries again
  minds.set(name, found);
  return found;
}
