/** The one thing that a player may do now, if it is only one: for who wants the page to do it. */
import type { Intent, TableView } from "../lib/wire";
import { isMine } from "../lib/speech";

export function forced(view: TableView): Intent | null {
  if (!isMine(view)) return null;
  const all: Intent[] = (view.hand ?? []).flatMap(({ tile, places }) => places.map((at): Intent => ({ kind: "play", tile, at })));
  if (view.draw === null) all.push({ kind: "draw" });
  if (view.pass === null) all.push({ kind: "pass" });
  return all.length === 1 ? (all[0] ?? null) : null;
}
