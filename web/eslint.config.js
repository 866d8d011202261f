import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import typescript from "typescript-eslint";
import config from "./svelte.config.js";

/** How long a line may be, drawings and texts included; prettier breaks code at the same sign. */
const WIDTH = 120;

export default typescript.config(
  // `wire.ts` is written by Python.
  { ignores: ["dist/", "node_modules/", "src/wire.ts"] },
  js.configs.recommended,
  typescript.configs.recommended,
  svelte.configs.recommended,
  {
    rules: {
      "max-len": ["error", { code: WIDTH }],
      "no-undef": "off", // svelte-check knows what is defined
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Maps and sets here are caches and indexes; what a component follows is `$state`.
      "svelte/prefer-svelte-reactivity": "off",
      // `{" "}` is a space that must stay where prettier breaks a line.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: typescript.parser, extraFileExtensions: [".svelte"], svelteConfig: config },
    },
  },
);
