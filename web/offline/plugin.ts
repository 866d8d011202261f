/** Writes the service worker at the end of a build, with the list of everything that was built. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const HERE = import.meta.dirname;
/** What a site without a server has beside the page (src/deben/server/site.py). */
const BOOKS = ["rulebook/duel.json", "rulebook/nefertiti.json"];

export function offline(): Plugin {
  return {
    name: "deben-offline",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const open = join(HERE, "..", "public");
      const loose = readdirSync(open).sort();
      const built = Object.keys(bundle)
        .filter((name) => name.startsWith("assets/"))
        .sort();
      const template = readFileSync(join(HERE, "worker.js"), "utf-8");
      const version = createHash("sha256").update(template).update(built.join("\n"));
      for (const name of loose) version.update(readFileSync(join(open, name)));
      // Their names are those in the folder of the page, wherever a host puts that.
      const files = ["", ...loose, ...built, ...(process.env.VITE_SITE === "1" ? BOOKS : [])];
      const source = template
        .replace("__VERSION__", version.digest("hex").slice(0, 16))
        .replace("__FILES__", JSON.stringify(files));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}
