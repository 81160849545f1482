/** Which tiles lie on the board. */
import type { TableView } from "../lib/wire";

const MOST = 3; // laid at once: more is a return after a break, which does not fly

const name = ([a, b]: readonly [number, number]): string => `${Math.max(a, b)}-${Math.min(a, b)}`;

const laid = (view: TableView): string[] => (view.chain?.tiles ?? view.trains?.rows.flatMap((row) => row.tiles) ?? []).map(name);

/** The tiles, named as in a hand, that were laid between two views of one round. */
export function laidSince(before: TableView, now: TableView): string[] {
  if (before.round !== now.round || before.phase !== "playing") return [];
  const lay = new Set(laid(before)), more = laid(now).filter((tile) => !lay.has(tile));
  return more.length > MOST ? [] : more;
}

export { name as tileName };
