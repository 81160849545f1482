// Pips of an upright half of 100 × 100: 0 to 9 on a grid of 3 × 3, 10 to 12 on one of 3 × 4.
import type { Pair } from "./shapes";

const THREE = [25, 50, 75] as const;
const FOUR = [19.4, 39.8, 60.2, 80.6];
const [LEFT, MIDDLE, RIGHT] = THREE;
const rowsOf: Record<number, number[]> = { 0: [], 1: [MIDDLE], 2: [LEFT, RIGHT], 3: [...THREE] };

const column = (x: number, ys: number[]): Pair[] => ys.map((y) => [x, y]);
const threes = (...counts: [number, number, number]): Pair[] => counts.flatMap((count, i) => column(THREE[i]!, rowsOf[count]!));
const fours = (middle: number[]): Pair[] => [...column(LEFT, FOUR), ...column(MIDDLE, middle), ...column(RIGHT, FOUR)];

export const PIPS: Pair[][] = [
  [], [[50, 50]], [[LEFT, LEFT], [RIGHT, RIGHT]], [[LEFT, LEFT], [50, 50], [RIGHT, RIGHT]],
  threes(2, 0, 2), threes(2, 1, 2), threes(3, 0, 3), threes(3, 1, 3), threes(3, 2, 3), threes(3, 3, 3),
  fours([FOUR[1]!, FOUR[2]!]), fours([FOUR[0]!, 50, FOUR[3]!]), fours(FOUR),
];

export const radius = (n: number): number => (n === 1 ? 12.5 : n < 7 ? 11 : n < 10 ? 10.5 : 8.9);

const round = (n: number): number => Math.round(n * 10) / 10;
const disc = (x: number, y: number, r: number): string => `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** The pips of a half as three path texts: the light under each, the pip, the bowl in it. The pattern lies down with its tile. */
export function pipPaths(n: number, lying: boolean): { light: string; pip: string; bowl: string } {
  const r = radius(n);
  const at = (PIPS[n] ?? []).map(([x, y]): Pair => (lying ? [y, 100 - x] : [x, y]));
  const path = (down: number, size: number) => at.map(([x, y]) => disc(x, y + down, round(size))).join("");
  return { light: path(1.6, r + 0.6), pip: path(0, r), bowl: path(r * 0.22, r * 0.62) };
}
