/** Makes a module of the layout engine: `layout:engine` returns the bytes of its WebAssembly. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const NAME = "layout:engine";
const FILE = join(import.meta.dirname, "..", "node_modules", "taffy-layout", "pkg", "taffy_wasm_bg.wasm");

export function engine(): Plugin {
  return {
    name: "deben-layout-engine",
    resolveId: (name) => (name === NAME ? `\0${NAME}` : undefined),
    load: (name) =>
      name === `\0${NAME}`
        ? `export default () => Uint8Array.fromBase64("${readFileSync(FILE).toString("base64")}");`
        : undefined,
  };
}
