/** Which tiles lie on the board, and where the newest came from. */
import type { Point } from "../board/shapes";
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

/** Where each of them came from, in px of the window: where it was dropped, out of the hand, or from the seat whose turn it was. */
export function sources(before: TableView, now: TableView, find: (selector: string) => Element | null, dropped: Point | null): Map<string, Point> {
  const from = new Map<string, Point>();
  for (const tile of laidSince(before, now)) {
    const box = find(before.to_play === now.you ? `[data-tile="${tile}"]` : `[data-seat="${before.to_play}"]`)?.getBoundingClientRect();
    const at = dropped ?? (box && { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    if (at) from.set(tile, at);
  }
  return from;
}

/** Where each tile that was just laid has come from, as one view follows the other. */
export class Flights {
  /** Where one's own tile was let go, if it was dragged. */
  dropped: Point | null = null;
  #before: TableView | null = null;
  #from = new Map<string, Point>();

  /** In px of the window; null when it lay there before. */
  from(tile: string): Point | null {
    return this.#from.get(tile) ?? null;
  }

  /** Look at a new view, before it is drawn; `still`: nothing is to move. */
  follow(view: TableView, still: boolean, find: (selector: string) => Element | null): void {
    const before = this.#before;
    this.#before = view;
    this.#from = new Map();
    if (!before || before === view || still) return;
    this.#from = sources(before, view, find, this.dropped);
    this.dropped = null;
  }
}

export { name as tileName };
