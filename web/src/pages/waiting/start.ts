/** What the start of a match still waits for, and what the keys of the table answer before it. */
import { openGuide } from "../../lib/guide";
import { actOf, typed } from "../../lib/keys";
import { openSettings } from "../../lib/overlay.svelte";
import type { TableView } from "../../lib/wire";
import { has, list, w } from "../../lib/words";
import { letterOf, single } from "../../table/letters.svelte";

const LETTER = /^(.|F\d+)$/; // other keys move about the page

export const awayOf = (view: TableView): string[] => view.seats.filter(({ away }) => away).map(({ name }) => name);

/** Who starts, what is missing, or who is away; empty where nothing is. */
export function startWords(view: TableView): string {
  const { you, host, start, start_count: count } = view, away = awayOf(view);
  if (you === null || you !== host) return w("waiting-host-starts", { name: view.seats.find(({ seat }) => seat === host)?.name ?? "" });
  if (start === null) return away.length ? w("waiting-start-away", { names: list(away), count: away.length }) : "";
  const counted = `reason-${start}.with`;
  return count !== null && has(counted) ? w(counted, { count, "count-word": w(`number-${count}`) }) : w(`reason-${start}`);
}

/** What a key of the table comes to in its waiting room; true if it was one. */
export function keyWaiting(event: KeyboardEvent, view: TableView, say: (text: string) => void): boolean {
  const target = event.target as Element, here = !typed(target) && !target.closest("[inert], dialog, [role=dialog]");
  if (!here || event.key === " " || !LETTER.test(event.key)) return false;
  const found = actOf(event, letterOf, single());
  if (!found) return false;
  if (found.act === "help") openSettings();
  else if (found.act === "guide") openGuide(view.game);
  else say(`${w("waiting-answer", { names: list(view.seats.map(({ name }) => name)) })} ${startWords(view)}`.trim());
  return true;
}
