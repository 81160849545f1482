/** How a hand is shown: as it came, sorted, or as its player has put it. Display only. */
import { pairOf } from "../board/shapes";
import type { TileView } from "../lib/wire";

const halves = ({ tile }: TileView) => pairOf(tile).sort((a, b) => b - a);

/** By the larger halves, the largest first. */
export function bySize(a: TileView, b: TileView): number {
  const [a1, a2] = halves(a), [b1, b2] = halves(b);
  return b1 - a1 || b2 - a2;
}

/** Tiles that `order` knows in its order, what came later after them. */
export function inOrder(hand: readonly TileView[], order: readonly string[]): TileView[] {
  const rank = ({ tile }: TileView) => (order.includes(tile) ? order.indexOf(tile) : order.length);
  return [...hand].sort((a, b) => rank(a) - rank(b));
}

/** The names with `tile` at the place of `to`; the others close up. */
export function moved(names: readonly string[], tile: string, to: string): string[] {
  const rest = names.filter((name) => name !== tile), at = names.indexOf(to);
  return [...rest.slice(0, at), tile, ...rest.slice(at)];
}
