// The table's words, read with the same library as in the page.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const folder = new URL("../../src/doublesix/phrase/catalogs/", import.meta.url);
const bundles = new Map<string, FluentBundle>();

function bundle(lang: string): FluentBundle {
  const known = bundles.get(lang) ?? new FluentBundle(lang, { useIsolating: false });
  if (!bundles.has(lang)) {
    for (const file of ["common", "reasons", "review", "table"]) known.addResource(new FluentResource(readFileSync(new URL(`${lang}/${file}.ftl`, folder), "utf8")));
    bundles.set(lang, known);
  }
  return known;
}

/** A language's words; a missing id or variable is a fault. */
export function tongue(lang: string) {
  function w(id: string, args: Record<string, string | number> = {}): string {
    const value = bundle(lang).getMessage(id)?.value, errors: Error[] = [];
    if (!value) throw new Error(`${lang} has no ${id}`);
    const text = bundle(lang).formatPattern(value, args, errors);
    if (errors[0]) throw errors[0];
    return text;
  }
  function list(items: readonly string[], closing = "last"): string {
    const last = items.length - 1;
    const join = (start: string, next: string, i: number) => (i + 1 < last ? w("list-more", { start, next }) : w(`list-${closing}`, { start, last: next }));
    return items.length < 2 ? (items[0] ?? "") : items.slice(1).reduce(join, items[0] ?? "");
  }
  return { w, list };
}

/** The plain messages of a language, by id. */
export const messages = (lang: string) => ({
  get: (id: string) => (bundle(lang).hasMessage(id) ? tongue(lang).w(id) : undefined),
  has: (id: string) => bundle(lang).hasMessage(id),
});
