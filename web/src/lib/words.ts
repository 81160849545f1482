/** All words of the page, from the same catalogs as the house's. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { choose, settings, type Lang } from "./settings.svelte";

const languages = import.meta.glob<string>("../../../src/doublesix/phrase/catalogs/*/common.ftl", {
  query: "?words",
  import: "default",
});

/** A language is loaded before it is chosen, and what is shown follows the choice. */
const bundles = new Map<Lang, FluentBundle>();

/** Load a language's catalog, once. */
export async function load(lang: Lang): Promise<void> {
  if (bundles.has(lang)) return;
  const read = Object.entries(languages).find(([path]) => path.includes(`/${lang}/`))![1];
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(await read()));
  bundles.set(lang, bundle);
}

function pattern(bundle: FluentBundle, id: string) {
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  return attribute === undefined ? message?.value : message?.attributes[attribute];
}

/** True if the catalog has this message (or, as "id.name", this attribute). */
export function has(id: string): boolean {
  const bundle = bundles.get(settings.lang);
  return bundle !== undefined && Boolean(pattern(bundle, id));
}

/** The words for `id` in the chosen language; an unknown id is shown as it is. */
export function w(id: string, args?: Record<string, FluentVariable>): string {
  const bundle = bundles.get(settings.lang);
  if (!bundle) return "";
  const found = pattern(bundle, id);
  return found ? bundle.formatPattern(found, args, []) : id;
}

/** "Ana, Bo and Carl", joined as the language does; with "nor" what somebody is without. */
export function list(items: readonly string[], closing = "last"): string {
  const last = items.length - 1;
  const join = (start: string, next: string, i: number) =>
    i + 1 < last ? w("list-more", { start, next }) : w(`list-${closing}`, { start, last: next });
  return items.length < 2 ? (items[0] ?? "") : items.slice(1).reduce(join, items[0] ?? "");
}

/** Change the language, as soon as its words are here. */
export async function speakIn(lang: Lang): Promise<void> {
  await load(lang);
  choose({ lang });
}
