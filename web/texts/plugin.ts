/**
 * Makes one module of a language: `texts:en` holds the messages of all its Fluent files, parsed when the page is built.
 * The files live with the Python package, those of a game in the package of the game: the page and the command line say
 * the same sentences.
 */
import { FluentResource } from "@fluent/bundle";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PACKAGE = join(import.meta.dirname, "..", "..", "src", "deben");
const NAME = /^\0?texts:([a-z]+)$/;
/** Files that only the command line speaks. */
const UNSAID = ["arena.ftl", "cli.ftl", "programs.ftl", "tally.ftl"];

/** Returns every folder with texts of a language: that of the house, and those of its games. */
function folders(language: string): string[] {
  const games = readdirSync(join(PACKAGE, "games"), { withFileTypes: true }).filter((each) => each.isDirectory());
  return [PACKAGE, ...games.map((game) => join(PACKAGE, "games", game.name))]
    .map((folder) => join(folder, "locale", language))
    .filter(existsSync);
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => !UNSAID.includes(file))
    .sort()
    .map((file) => join(folder, file));

export function texts(): Plugin {
  return {
    name: "deben-texts",
    resolveId: (name) => (NAME.test(name) ? `\0${name}` : undefined),
    load(name) {
      const language = NAME.exec(name)?.[1];
      if (!language) return undefined;
      const files = folders(language).flatMap(filesIn);
      for (const file of files) this.addWatchFile(file);
      const messages = files.flatMap((file) => new FluentResource(readFileSync(file, "utf-8")).body);
      // A browser reads JSON faster than the same as a script.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
    },
  };
}
