/** The real modules, for tests. */
import { Game } from "./game";
import { Match, type Start } from "./match";
import { readMind, type Mind } from "./mind";
import { RulesModule, type ModuleData } from "./module";

const CODE = import.meta.glob<string>("../../../src/deben/games/*/module.wasm", {
  query: "?inline",
  import: "default",
});
const DATA = import.meta.glob<ModuleData>("../../../src/deben/games/*/module.json", { import: "default" });

const OLD_CODE = import.meta.glob<string>("../../../src/deben/games/*/released/*.wasm", {
  query: "?inline",
  import: "default",
});
const OLD_DATA = import.meta.glob<ModuleData>(
  ["../../../src/deben/games/*/released/*.json", "!../../../src/deben/games/*/released/manifest.json"],
  { import: "default" },
);

const MINDS = import.meta.glob<string>("../../../src/deben/games/*/mind.bin", { query: "?inline", import: "default" });
const bytesOf = (address: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(address.slice(address.indexOf(",") + 1)), (letter) => letter.charCodeAt(0));

/** Resolves to the mind in the repository. */
export async function realMind(name: string): Promise<Mind> {
  return readMind(bytesOf(await MINDS[`../../../src/deben/games/${name}/mind.bin`]()).buffer);
}
/** Resolves to a game that runs on the module in the repository. */
export async function realGame(name: string): Promise<Game> {
  const folder = `../../../src/deben/games/${name}`;
  const [address, data] = await Promise.all([CODE[`${folder}/module.wasm`](), DATA[`${folder}/module.json`]()]);
  return new Game(await RulesModule.start(bytesOf(address), data));
}
/** Resolves to a game on the module of each of its releases. */
export function releasedGames(name: string): Promise<Game[]> {
  const ours = Object.keys(OLD_CODE).filter((path) => path.includes(`/${name}/released/`));
  return Promise.all(
    ours.map(async (path) => {
      const [address, data] = await Promise.all([OLD_CODE[path](), OLD_DATA[path.replace(".wasm", ".json")]()]);
      return new Game(await RulesModule.start(bytesOf(address), data));
    }),
  );
}

/** Returns a match played to its end, always by the same kind of choice. */
export function playedOut(game: Game, start: Start, take = 7): Match {
  const match = new Match(game, start);
  for (let step = 0; match.actor() !== null; step++)
    match.play(game.writeAction(match.legal[(step * take) % match.legal.length]));
  return match;
}
