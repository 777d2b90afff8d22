import globalData from "@csstools/postcss-global-data";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import customMedia from "postcss-custom-media";
import { defineConfig } from "vitest/config";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  css: { postcss: { plugins: [globalData({ files: ["src/styles/breakpoints.css"] }), customMedia()] } },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
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
