/** The guides' style sheet and script, beside the page: the server puts them into its plain pages by guide.json. */
import { defineConfig } from "vite";

export default defineConfig({
  base: "/",
  publicDir: false,
  build: {
    outDir: "../src/doublesix/static",
    emptyOutDir: false,
    assetsDir: "assets",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: "guide.json",
    rolldownOptions: { input: "src/guide/guide.ts" },
  },
});
