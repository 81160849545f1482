/** The words of a language as one module: `import("…/catalogs/en/common.ftl?words")` gives all files of that folder, without their comments. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const WANTED = "?words";

export const catalogs = (): Plugin => ({
  name: "catalogs",
  enforce: "pre",
  load(id) {
    if (!id.endsWith(WANTED)) return;
    const folder = dirname(id), files = readdirSync(folder).filter((name) => name.endsWith(".ftl")).map((name) => join(folder, name));
    for (const file of files) this.addWatchFile(file);
    const text = files.map((file) => readFileSync(file, "utf8")).join("\n").replace(/^#.*\n/gm, "");
    return { code: `export default ${JSON.stringify(text)}`, moduleType: "js" };
  },
});
