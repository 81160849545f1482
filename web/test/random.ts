// Random legal chains and trains, the same in each run.
import type { Pair } from "../src/board/shapes";

export interface Chain {
  tiles: Pair[];
  anchor: number;
}

export class Dice {
  constructor(private seed: number) {}

  next(): number {
    this.seed = (this.seed + 0x6d2b79f5) | 0;
    let t = Math.imul(this.seed ^ (this.seed >>> 15), 1 | this.seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  below(n: number): number {
    return Math.floor(this.next() * n);
  }
}

export function wholeSet(top: number): Pair[] {
  return Array.from({ length: top + 1 }, (_, a) => Array.from({ length: top + 1 - a }, (_, b): Pair => [a, a + b])).flat();
}

/** Takes a random tile that fits `end` out of `set`, turned so that it starts with `end`. */
export function takeFitting(set: Pair[], end: number, dice: Dice): Pair | null {
  const fits = set.map((_, i) => i).filter((i) => set[i]!.includes(end));
  if (!fits.length) return null;
  const [a, b] = set.splice(fits[dice.below(fits.length)]!, 1)[0]!;
  return a === end ? [a, b] : [b, a];
}

/** A random legal chain tile by tile; `lean` is the chance that it grows on the right. */
export function* growing(top: number, length: number, lean: number, dice: Dice): Generator<Chain & { right: boolean | null }> {
  const set = wholeSet(top);
  let tiles = set.splice(dice.below(set.length), 1), anchor = 0;
  yield { tiles, anchor, right: null };
  while (tiles.length < length) {
    const right = dice.next() < lean;
    const end = right ? tiles.at(-1)![1] : tiles[0]![0];
    const tile = takeFitting(set, end, dice);
    if (!tile) return;
    tiles = right ? [...tiles, tile] : [[tile[1], tile[0]], ...tiles];
    if (!right) anchor++;
    yield { tiles, anchor, right };
  }
}

export function chain(top: number, length: number, lean: number, dice: Dice): Chain {
  let last: Chain = { tiles: [], anchor: 0 };
  for (last of growing(top, length, lean, dice));
  return last;
}
