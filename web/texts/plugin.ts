/**
 * Makes one module of a language: `texts:en` holds the messages of all its Fluent files, parsed when the page is built.
 * The files live with the Python package: the page and the command line say the same sentences.
 */
import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FOLDER = join(import.meta.dirname, "..", "..", "src", "deben", "locale");
const NAME = /^\0?texts:([a-z]+)$/;
/** Files that only the command line speaks. */
const UNSAID = ["arena.ftl", "cli.ftl", "programs.ftl", "tally.ftl"];

export function texts(): Plugin {
  return {
    name: "deben-texts",
    resolveId: (name) => (NAME.test(name) ? `\0${name}` : undefined),
    load(name) {
      const language = NAME.exec(name)?.[1];
      if (!language) return undefined;
      const files = readdirSync(join(FOLDER, language))
        .filter((file) => !UNSAID.includes(file))
        .sort()
        .map((file) => join(FOLDER, language, file));
      for (const file of files) this.addWatchFile(file);
      const messages = files.flatMap((file) => new FluentResource(readFileSync(file, "utf-8")).body);
      // A browser reads JSON faster than the same as a script.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
    },
  };
}
