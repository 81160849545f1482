// What the geometry is made of. A box is given by its centre; the unit is one half-tile or, at the end, px.
export type Pair = [number, number];
export type Sign = 1 | -1;
export type Direction = "left" | "right" | "up" | "down" | "start";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

/** A tile as it lies: upright when taller than wide; `flip` when its second half is drawn first (left or top). */
export interface Place extends Box {
  tile: number;
  flip: boolean;
}

/** Where the next tile goes: `spot` for a plain one, `across` for a double (null after a double), `pocket` the half that touches. */
export interface End {
  number: number;
  direction: Direction;
  pocket: Point;
  spot: Box;
  across: Box | null;
}

/** The numbers of a tile by its name, "6-4". */
export const pairOf = (tile: string): Pair => tile.split("-").map(Number) as Pair;

export const isDouble = ([a, b]: Pair): boolean => a === b;

/** Sizes worth trying, largest first. Even ones only: then every edge falls on a whole pixel. */
export function halfSizes(least: number, most: number): number[] {
  const sizes = [];
  for (let half = Math.floor(most / 2) * 2; half > least; half -= 2) sizes.push(half);
  return [...sizes, least];
}

/** The numbers as drawn, first the left or upper one. */
export const drawn = ([a, b]: Pair, flip: boolean): Pair => (flip ? [b, a] : [a, b]);

/** A tile that would lie on `box`, the half with `number` on the side of `pocket`. */
export function ghost([a, b]: Pair, number: number, box: Box, pocket: Point): Pair {
  const other = a === number ? b : a;
  const first = pocket.x < box.x || pocket.y < box.y;
  return first ? [number, other] : [other, number];
}
