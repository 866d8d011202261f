/** What the games bring to the page as files: each lies in the package of its game, `…/games/<game>/…`. */
import type { GameName } from "../wire";

/** Returns files by game, from their paths. */
export function byGame<File>(files: Readonly<Record<string, File>>): ReadonlyMap<GameName, File> {
  return new Map(Object.entries(files).map(([path, file]) => [/\/games\/([^/]+)\//.exec(path)![1], file]));
}
