import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import typescript from "typescript-eslint";
import config from "./svelte.config.js";

/** How long a line may be, drawings and texts included; prettier breaks code at the same sign. */
const WIDTH = 120;

/** Native tooltips reach neither fingers nor keys: `lib/hint` does. */
const message = "No native tooltips: use:hint of lib/hint explains by pointer, touch and keyboard.";
const TAG = 'SvelteElement[kind="html"] > SvelteStartTag';
const NATIVE = [
  { selector: `${TAG} > SvelteAttribute[key.name="title"]`, message },
  { selector: `${TAG} > SvelteShorthandAttribute[key.name="title"]`, message },
  { selector: 'SvelteElement[kind="html"][name.name="svg"] SvelteElement[name.name="title"]', message },
];

export default typescript.config(
  // `wire.ts` is written by Python.
  { ignores: ["build/", "dist/", "node_modules/", "src/wire.ts"] },
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
      "no-restricted-syntax": ["error", ...NATIVE],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: typescript.parser, extraFileExtensions: [".svelte"], svelteConfig: config },
    },
  },
);
