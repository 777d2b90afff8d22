/// <reference types="vitest/config" />
import globalData from "@csstools/postcss-global-data";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import customMedia from "postcss-custom-media";
import { defineConfig } from "vite";

/** Where the page begins. */
const START = new URL("src/main.ts", import.meta.url).pathname;

interface Modules {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

/** Collects all that a module needs at once, by its imports and theirs. */
function addNeeds(id: string, modules: Modules, found: Set<string>): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const each of modules.getModuleInfo(id)?.importedIds ?? []) addNeeds(each, modules, found);
  return found;
}

/**
 * What the start page needs is one file and not forty: each would cost half a kilobyte of headers. The script that
 * begins stays apart: it waits for pages that need this file, which must not wait for it in turn.
 */
const needs = new Set<string>();
function startOrNone(id: string, modules: Modules): string | null {
  if (!needs.size) addNeeds(START, modules, needs);
  return id !== START && needs.has(id) ? "start" : null;
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  css: { postcss: { plugins: [globalData({ files: ["src/styles/breakpoints.css"] }), customMedia()] } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: startOrNone, debugName: "start" }] } },
      // On a busy machine it would tell at length which plugin was slow.
      checks: { bundlerTimings: false },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } }, fs: { allow: [".."] } },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    css: { include: /tokens|look|breakpoints/ },
  },
}));
