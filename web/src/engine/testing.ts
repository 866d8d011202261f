/** The real modules, for tests. */
import { Game } from "./game";
import { Match, type Start } from "./match";
import { RulesModule, type ModuleData } from "./module";

const CODE = import.meta.glob<string>("../../../src/deben/games/*/module.wasm", {
  query: "?inline",
  import: "default",
});
const DATA = import.meta.glob<ModuleData>("../../../src/deben/games/*/module.json", { import: "default" });

/** Resolves to a game that runs on the module in the repository. */
export async function realGame(name: string): Promise<Game> {
  const folder = `../../../src/deben/games/${name}`;
  const [address, data] = await Promise.all([CODE[`${folder}/module.wasm`](), DATA[`${folder}/module.json`]()]);
  const code = Uint8Array.from(atob(address.slice(address.indexOf(",") + 1)), (letter) => letter.charCodeAt(0));
  return new Game(await RulesModule.start(code, data));
}

/** Returns a match played to its end, always by the same kind of choice. */
export function playedOut(game: Game, start: Start, take = 7): Match {
  const match = new Match(game, start);
  for (let step = 0; match.actor() !== null; step++)
    match.play(game.writeAction(match.legal[(step * take) % match.legal.length]));
  return match;
}
