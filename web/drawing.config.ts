/** Builds `build/drawing.js`: the boards as one script that draws pictures without a browser. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { join } from "node:path";
import { defineConfig } from "vite";
import { engine } from "./press/engine.ts";
import { letters } from "./press/letters.ts";
import { texts } from "./texts/plugin.ts";

export default defineConfig({
  plugins: [svelte({ compilerOptions: { css: "injected" } }), texts(), letters(), engine()],
  publicDir: false,
  assetsInclude: ["**/*.wasm", "**/mind.bin"],
  resolve: { alias: { "svelte/reactivity/window": join(import.meta.dirname, "src", "drawing", "window.ts") } },
  ssr: { noExternal: true },
  build: {
    ssr: "src/drawing/draw.ts",
    outDir: "build",
    minify: true,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { emptyImportMeta: false },
      output: { format: "iife", name: "drawing", entryFileNames: "drawing.js", codeSplitting: false },
    },
  },
});
