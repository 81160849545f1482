/** A hand's sum, written out. */
import { pairOf } from "../board/shapes";
import type { HandLeft } from "./wire";

/** A hand of more tiles than this is summed by tiles, not by halves. */
export const FEW = 4;

/** "5 + 5 + 1 + 0 = 11"; by tiles where there are many. A double blank that weighs something is written as that. */
export function writtenOut({ tiles, pips }: HandLeft): string {
  const pairs = tiles.map(pairOf);
  const extra = pips - pairs.flat().reduce((sum, n) => sum + n, 0);
  const parts = pairs.flatMap(([a, b]) => {
    if (a + b === 0) return extra > 0 ? [extra] : tiles.length > FEW ? [0] : [0, 0];
    return tiles.length > FEW ? [a + b] : [a, b];
  });
  return parts.length < 2 ? "" : `${parts.join(" + ")} = `;
}
