/** What a person has chosen on this machine; kept in the browser. */

import names from "../../../src/doublesix/phrase/languages.json" with { type: "json" };

export type Lang = keyof typeof names;
export type Theme = "system" | "day" | "night";
export type Faces = "pips" | "digits" | "both";
export type Amount = "full" | "brief";

/** The languages, each by its own name. */
export const NATIVE: Readonly<Record<Lang, string>> = names;
export const LANGS = Object.keys(names) as readonly Lang[];
export const THEMES: readonly Theme[] = ["system", "day", "night"];
export const FACES: readonly Faces[] = ["pips", "digits", "both"];
export const AMOUNTS: readonly Amount[] = ["full", "brief"];

interface Settings {
  lang: Lang;
  theme: Theme;
  faces: Faces;
  amount: Amount;
  /** Phrases of others are neither shown nor spoken. */
  muted: boolean;
  /** How loud, 0 to 100; 0 is silence. */
  volume: number;
  /** Texts are also spoken by the browser's own voice. */
  voice: boolean;
  /** Nothing moves across the table. */
  still: boolean;
  /** The page does the one thing that can be done. */
  auto: boolean;
  /** Tell of one's turn outside the page. */
  notify: boolean;
  /** How well robots play that one opens a table against. */
  level: string;
}

const KEY = "doublesix";

function fromBrowser(): Lang {
  const main = (tag: string) => tag.split("-")[0]!.toLowerCase();
  return navigator.languages.map((tag) => LANGS.find((lang) => main(lang) === main(tag))).find(Boolean) ?? "en";
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

function known<T>(value: T | undefined, values: readonly T[], otherwise: T): T {
  return value !== undefined && values.includes(value) ? value : otherwise;
}

const kept = stored();

/** The settings, reactive: read a field where it matters. */
export const settings: Settings = $state({
  lang: known(kept.lang, LANGS, fromBrowser()),
  theme: known(kept.theme, THEMES, "system"),
  faces: known(kept.faces, FACES, "pips"),
  amount: known(kept.amount, AMOUNTS, "full"),
  muted: kept.muted === true,
  volume: typeof kept.volume === "number" && kept.volume >= 0 && kept.volume <= 100 ? kept.volume : 40,
  voice: kept.voice === true,
  still: kept.still === true,
  auto: kept.auto === true,
  notify: kept.notify === true,
  level: typeof kept.level === "string" ? kept.level : "steady",
});

function show(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  if (settings.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.toggleAttribute("data-still", settings.still);
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a private window may refuse; the choice then lasts as long as the page
  }
}

/** Choose, show at once and remember. */
export function choose(change: Partial<Settings>): void {
  Object.assign(settings, change);
  show();
  keep();
}

show();
