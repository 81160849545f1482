/** The log of a table: news in order, each once. */
import type { News } from "./wire";

const key = (item: News) => `${item.v}.${item.i}`;
const inOrder = (a: News, b: News) => a.v - b.v || a.i - b.i;

/** The log with `more` in it; an item that is there already takes the newer words. */
export function merge(log: readonly News[], more: readonly News[]): News[] {
  const items = new Map(log.map((item) => [key(item), item]));
  for (const item of more) items.set(key(item), item);
  return [...items.values()].sort(inOrder);
}

const TELLS_DRAWS = new Set(["played", "passed", "kept"]);

/** The log as it is read: draws of others are told once, with the act that ends them. */
export function told(log: readonly News[]): News[] {
  const read: News[] = [];
  for (const item of log) {
    if (TELLS_DRAWS.has(item.kind)) while (read.at(-1)?.kind === "drew" && read.at(-1)?.seat === item.seat) read.pop();
    read.push(item);
  }
  return read;
}

/** What of `more` is to be spoken: not known yet, not past, not silent. */
export function fresh(log: readonly News[], more: readonly News[]): News[] {
  const known = new Set(log.map(key));
  return more.filter((item) => !item.past && item.spoken !== "" && !known.has(key(item)));
}

/** Whether this is a phrase that somebody else has said. */
export const isPhrase = (item: News, you: number | null): boolean => item.kind === "said" && item.seat !== you;

/** The sound of an item: its kind; a round ends in one of two ways; nothing where a phrase is one's own or muted. */
export function soundOf(item: News, muted: boolean, you: number | null): string {
  if (item.kind === "scored") return item.seat === null ? "blocked" : "out";
  return item.kind === "said" && (muted || item.seat === you) ? "" : item.kind;
}

/** What is to be heard and seen: all, or all but the phrases of others. */
export const audible = (items: readonly News[], muted: boolean, you: number | null): News[] =>
  items.filter((item) => !muted || !isPhrase(item, you));
