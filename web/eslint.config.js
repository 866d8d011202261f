import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import typescript from "typescript-eslint";
import config from "./svelte.config.js";

/** How long a line may be, drawings and texts included; prettier breaks code at the same sign. */
const WIDTH = 120;

export default typescript.config(
  { ignores: ["dist/", "node_modules/", "src/wire.ts"] },
  js.configs.recommended,
  typescript.configs.recommended,
  svelte.configs.recommended,
  {
    rules: {
      "max-len": ["error", { code: WIDTH }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: typescript.parser, extraFileExtensions: [".svelte"], svelteConfig: config },
    },
  },
);
