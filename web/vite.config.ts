import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { offline } from "./offline/plugin.ts";

const SERVER = process.env.DEBEN_SERVER ?? "http://127.0.0.1:8340";

export default defineConfig({
  plugins: [svelte(), offline()],
  // The Fluent files live with the Python package: the page and the command line say the same sentences.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: SERVER, ws: true } } },
  // No file is inlined as a data address, so that the content security policy can stay at 'self'.
  build: { target: "es2022", assetsInlineLimit: 0, sourcemap: false },
  // happy-dom has no browser conditions of its own; without this Svelte would load its server half.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["src/**/*.test.ts", "offline/*.test.ts"] },
});
