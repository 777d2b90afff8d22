import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import { defineConfig, globalIgnores } from "eslint/config";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** Ways around the types that are written from the engine and the server. */
const UNTYPED = [
  { selector: "TSAsExpression > TSAsExpression > TSUnknownKeyword", message: "Let the types agree." },
  { selector: "TSAsExpression > TSNeverKeyword, TSTypeReference TSNeverKeyword", message: "Let the types agree." },
  {
    selector: "TSTypeReference[typeName.name='Record'] > TSTypeParameterInstantiation > TSUnknownKeyword",
    message: "Name the fields.",
  },
];

export default defineConfig(
  globalIgnores(["dist", "public", "src/generated"]),
  js.configs.recommended,
  // Without types: they would take a minute, and svelte-check knows those of components better.
  typescript.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      // A place in a row that is not looked at is called `_`.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      // {" "} keeps a space that Svelte would take away.
      "svelte/no-useless-mustaches": "off",
      // Maps and sets are made anew and never changed once something draws them, or nothing draws them.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
    // svelte-check knows which names there are, those of types included.
    rules: { "no-undef": "off" },
  },
  {
    files: ["src/**"],
    // Tests write only those fields down that they are about; what checks messages takes anything.
    ignores: ["**/*.test.ts", "src/lib/wire-check.ts"],
    rules: { "no-restricted-syntax": ["error", ...UNTYPED] },
  },
  {
    files: ["*.js", "*.ts", "scripts/**"],
    languageOptions: { globals: { ...globals.node, ...globals.serviceworker, __FILES__: "readonly" } },
  },
);
