/** Where the modules are, and how they get here: only when somebody needs them. */
import type { GameName } from "../wire";
import { byGame } from "./byGame";
import { Failure } from "./failure";
import { fits, Game, type Ruleset } from "./game";
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

/** Resolves to what is in a file, null where it cannot be had whole: a line may also break in the middle of it. */
async function read<Content>(
  place: string | undefined,
  content: (answer: Response) => Promise<Content>,
): Promise<Content | null> {
  if (place === undefined) return null;
  return fetch(place)
    .then((answer) => (answer.ok ? content(answer) : null))
    .catch(() => null);
}
async function fetched<Content>(
  place: string | undefined,
  content: (answer: Response) => Promise<Content>,
): Promise<Content> {
  const found = await read(place, content);
  if (found === null) throw new Failure("unreachable");
  return found;
}
const bytes = (answer: Response): Promise<ArrayBuffer> => answer.arrayBuffer();
const moduleData = (answer: Response): Promise<ModuleData> => answer.json() as Promise<ModuleData>;

/** Where modules of other times lie: beside the page, whose scripts are one folder further down. */
const KEPT = import.meta.env.BASE_URL.startsWith(".")
  ? new URL("../modules/", self.location.href).href
  : `${import.meta.env.BASE_URL}modules/`;
/** The releases of every game, the first one first. */
const RELEASES = byGame(
  import.meta.glob<readonly Release[]>("../../../src/deben/games/*/released/manifest.json", {
    eager: true,
    import: "default",
  }),
);
interface Release {
  version: number;
  rules: string;
}

/** Resolves to a game that is ready to be played: a new instance of its module, or of the one a match began with. */
export async function loadGame(name: GameName, asked?: Ruleset): Promise<Game> {
  const data = await fetched(DATA.get(name), moduleData);
  if (asked && !fits(data, asked)) return loadKept(name, asked);
  return started(CODE.get(name), data);
}
async function loadKept(name: GameName, { rules, ruleset }: Ruleset): Promise<Game> {
  const digest = ruleset || RELEASES.get(name)?.find(({ version }) => version === rules)?.rules;
  const data = digest === undefined ? null : await read(`${KEPT}${digest}.json`, moduleData);
  if (!data) throw new Failure("old-rules");
  return started(`${KEPT}${digest}.wasm`, data);
}
async function started(code: string | undefined, data: ModuleData): Promise<Game> {
  return new Game(await RulesModule.start(await fetched(code, bytes), data));
}

/** Resolves to the mind of a game, fetched when it is first needed; null where it cannot be had now. */
export function loadMind(name: GameName): Promise<Mind | null> {
  const found = minds.get(name) ?? fetched(MINDS.get(name), bytes).then(readMind);
  minds.set(name, found);
  return found.catch(() => {
    minds.delete(name); // the next one tries again
    return null;
  });
}
