import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogs } from "./catalogs";

export default defineConfig({
  base: "/",
  plugins: [svelte(), catalogs()],
  build: {
    outDir: "../src/doublesix/static",
    emptyOutDir: true,
    assetsDir: "assets",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ test: /\.ftl/, name: (id) => `words-${/catalogs\/([^/]+)/.exec(id)?.[1]}` }] } },
    },
  },
  server: {
    fs: { allow: [".", "../src/doublesix/phrase/catalogs"] },
    proxy: { "/api": { target: "http://127.0.0.1:8066", ws: true } },
  },
});
