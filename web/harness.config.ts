/** The table with made-up views (dev/), built for the tests that measure it: `vite build --config harness.config.ts --outDir …`. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogs } from "./catalogs";

export default defineConfig({
  base: "/",
  plugins: [svelte(), catalogs()],
  publicDir: false,
  build: { target: "es2022", modulePreload: { polyfill: false }, rolldownOptions: { input: "dev/table.html" } },
});
