/** Writes the service worker at the end of a build, with lists of what was built: worker.js says what for. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

const HERE = import.meta.dirname;
/** What a site without a server has beside the page (src/deben/server/site.py). */
const BOOKS = ["rulebook/duel.json", "rulebook/nefertiti.json"];
const HOME = /\/src\/(main\.ts|pages\/Home\.svelte)$|\/index\.html$/;
const TEXTS = /^\0texts:([a-z]+)(\/more)?$/;

type Bundle = Rolldown.OutputBundle;

/** Returns the scripts that the home page is made of. */
function homeOf(bundle: Bundle): Set<string> {
  const found = new Set<string>();
  const take = (name: string): void => {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== "chunk") return;
    found.add(name);
    chunk.imports.forEach(take);
  };
  for (const chunk of Object.values(bundle))
    if (chunk.type === "chunk" && HOME.test(chunk.facadeModuleId ?? "")) take(chunk.fileName);
  return found;
}
/** Returns the two files of each language: what the home page says, and the rest. */
function textsOf(bundle: Bundle): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const chunk of Object.values(bundle)) {
    const [, language, more] = (chunk.type === "chunk" && TEXTS.exec(chunk.facadeModuleId ?? "")) || [];
    if (language) (found[language] ??= [])[more ? 1 : 0] = chunk.fileName;
  }
  return found;
}
/** Returns what is kept of a build: to open the page, to play without a connection, and what few need. */
export function listsOf(bundle: Bundle, loose: readonly string[], site: boolean): Record<string, unknown> {
  const [home, texts] = [homeOf(bundle), textsOf(bundle)];
  const built = Object.keys(bundle)
    .filter((name) => name.startsWith("assets/") && !Object.values(texts).flat().includes(name))
    .sort();
  const opens = (name: string): boolean => home.has(name) || name.endsWith(".css");
  const heavy = (name: string): boolean => name.endsWith(".bin") || name.endsWith(".png");
  return {
    // The page itself, under whatever name its folder has.
    shown: ["", ...loose.filter((name) => !heavy(name)), ...built.filter(opens)],
    play: [...built.filter((name) => !opens(name) && !heavy(name)), ...(site ? BOOKS : [])],
    whole: [...loose, ...built].filter(heavy),
    texts,
  };
}

export function offline(): Plugin {
  return {
    name: "deben-offline",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const open = join(HERE, "..", "public");
      const loose = readdirSync(open).sort();
      const template = readFileSync(join(HERE, "worker.js"), "utf-8");
      const lists = JSON.stringify(listsOf(bundle, loose, process.env.VITE_SITE === "1"));
      const version = createHash("sha256").update(template).update(lists);
      for (const name of loose) version.update(readFileSync(join(open, name)));
      const source = template
        .replace("__VERSION__", version.digest("hex").slice(0, 16))
        .replace("__LISTS__", () => lists);
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}
