import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { offline } from "./offline/plugin.ts";
import { texts } from "./texts/plugin.ts";

const SERVER = process.env.DEBEN_SERVER ?? "http://127.0.0.1:8340";
/**
 * Each page is a script of its own; what several pages share is in few others, since a dozen small ones would be slower
 * to fetch. Words and clauses are in one of their own: every page needs them, and few need what would lie with them.
 */
const PARTS = [
  { name: "start", tags: ["$initial"], priority: 2 },
  { name: "words", test: /src\/(words|clauses)\/|games\/[a-z]+\/locale/, minShareCount: 2, priority: 1.5 },
  { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 30_000, priority: 1 },
];

export default defineConfig({
  plugins: [svelte(), texts(), offline()],
  // The rules' modules and minds are files like any other: fetched when needed, in tests read as they stand.
  assetsInclude: ["**/*.wasm", "**/mind.bin"],
  // What the page shares with the Python package lies there: texts, citations, addresses.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: SERVER, ws: true }, "/modules": SERVER } },
  // No file is inlined as a data address, so that the content security policy can stay at 'self'.
  // All styles are one file: they are small, and their order stays what it is.
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    sourcemap: false,
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: PARTS },
        chunkFileNames: ({ name }) => `assets/${/[a-zA-Z]+/.exec(name)![0]}-[hash].js`,
      },
    },
  },
  // happy-dom has no browser conditions of its own; without this Svelte would load its server half.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    css: { include: [/\?raw/] },
    environment: "happy-dom",
    include: ["src/**/*.test.ts", "offline/*.test.ts"],
    testTimeout: 60_000, // whole matches, on cores that other tests keep busy
  },
});
