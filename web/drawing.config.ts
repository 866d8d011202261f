/** Builds `build/drawing.js`: the boards as one script that draws pictures without a browser. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { join } from "node:path";
import { defineConfig } from "vite";
import { texts } from "./texts/plugin.ts";

export default defineConfig({
  plugins: [svelte({ compilerOptions: { css: "injected" } }), texts()],
  publicDir: false,
  assetsInclude: ["**/*.wasm", "**/mind.bin"],
  resolve: { alias: { "svelte/reactivity/window": join(import.meta.dirname, "src", "drawing", "window.ts") } },
  ssr: { noExternal: true },
  build: {
    ssr: "src/drawing/draw.ts",
    outDir: "build",
    assetsInlineLimit: 1 << 20, // fonts are in the styles: a picture needs nothing around it
    minify: true,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { emptyImportMeta: false },
      output: { format: "iife", name: "drawing", entryFileNames: "drawing.js", codeSplitting: false },
    },
  },
});
