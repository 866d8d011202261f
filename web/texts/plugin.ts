/**
 * Makes two modules of a language, of Fluent files that are parsed when the page is built: `texts:en` is what the home
 * page needs, `texts:en/more` all the rest. The files live with the Python package, those of a game in the package of
 * the game: the page and the command line say the same sentences.
 */
import { FluentResource } from "@fluent/bundle";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

const PACKAGE = join(import.meta.dirname, "..", "..", "src", "deben");
const NAME = /^\0?texts:([a-z]+)(\/more)?$/;
/** Files that only the command line speaks. */
const UNSAID = ["arena.ftl", "cli.ftl", "operate.ftl", "programs.ftl", "tally.ftl"];
/** Files of which the home page says nothing but the names of settings. */
const LATER = [
  ...["coach.ftl", "effect.ftl", "examples.ftl", "faults.ftl", "lesson.ftl", "live.ftl", "reasons.ftl"],
  ...["rulebook.ftl", "rules.ftl", "rulings.ftl", "text.ftl", "turn.ftl"],
];

const isLater = (file: string, id: string): boolean => LATER.includes(basename(file)) && !id.endsWith("-setting");

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
      const [, language, more] = NAME.exec(name) ?? [];
      if (!language) return undefined;
      const files = folders(language).flatMap(filesIn);
      for (const file of files) this.addWatchFile(file);
      const messages = files.flatMap((file) =>
        new FluentResource(readFileSync(file, "utf-8")).body.filter(({ id }) => isLater(file, id) === Boolean(more)),
      );
      // A browser reads JSON faster than the same as a script.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
    },
  };
}
