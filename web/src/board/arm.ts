// One arm of a folded chain, from the opening tile outwards, in half-tiles. The right arm runs right and then down in a
// serpentine, the left one is its mirror image. Where a tile lies depends only on the tiles before it on its arm.
import type { Box, Direction, Pair, Place, Point, Sign } from "./shapes";

const CORNER_ROOM = 1.5; // a corner (1), and half a double that may lie under it (.5)
/** From one row to the next, without the air between them. */
export const ROW = 2;
const INLINE_ROOM = 2 + CORNER_ROOM; // a plain tile leaves room to turn after it

interface Tip extends Point {
  across: Sign;
  down: Sign;
  column: number;
  reach: number;
  turned: boolean;
}

interface Step {
  box: Box;
  way: Pair;
  near: Point;
  direction: Direction;
  tip: Tip;
}

/** A tile of an arm: its index in the chain, the half nearer to the opening tile and the other one. */
export type ArmTile = [index: number, near: number, far: number];

export interface Arm {
  laid: Place[];
  rows: number;
  edge: number;
  far: number;
  soon: number;
  end: { direction: Direction; pocket: Point; spot: Box; across: Box };
}

export interface Start extends Point {
  column: number;
  reach: number;
}

const sideways = (d: Sign): Direction => (d > 0 ? "right" : "left");
const upDown = (v: Sign): Direction => (v > 0 ? "down" : "up");

/** The first tile of a row touches the end of the corner tile; a double lies across the way we came. */
function opensRow({ y, across: d, down, column }: Tip, double: boolean): Step {
  const x = double ? column : column + d * 0.5;
  return {
    box: { x, y, w: 2, h: 1 }, way: [d, 0], near: { x: column, y }, direction: upDown(down),
    tip: { x: x + d, y, across: d, down, column: x + d * 0.5, reach: 0.5, turned: false },
  };
}

function goesOn({ x, y, across: d, down }: Tip, double: boolean): Step {
  const long = double ? 1 : 2;
  return {
    box: { x: x + (d * long) / 2, y, w: long, h: 3 - long }, way: double ? [0, 1] : [d, 0], near: { x: x + d * 0.5, y },
    direction: sideways(d),
    tip: { x: x + d * long, y, across: d, down, column: x + d * (long - 0.5), reach: double ? 1 : 0.5, turned: false },
  };
}

/** The corner tile stands on its end, its first half in the row; the next row begins `air` under its second half. */
function turns({ x, y, across: d, down: v }: Tip, air: number): Step {
  const column = x + d * 0.5;
  return {
    box: { x: column, y: y + v * 0.5, w: 1, h: 2 }, way: [0, v], near: { x: column, y }, direction: sideways(d),
    tip: { x: column, y: y + v * (ROW + air), across: -d as Sign, down: v, column, reach: 0, turned: true },
  };
}

/** Where a double took the last room of a row, the corner tile hangs from the double's end. */
function hangs({ y, across: d, down: v, column, reach }: Tip): Step {
  return {
    box: { x: column, y: y + v * (reach + 1), w: 1, h: 2 }, way: [0, v], near: { x: column, y: y + v * (reach + 0.5) },
    direction: upDown(v),
    tip: { x: column, y: y + v * (reach + 2.5), across: -d as Sign, down: v, column, reach: 0, turned: true },
  };
}

function advance(tip: Tip, double: boolean, limit: number, air: number): Step {
  if (tip.turned) return opensRow(tip, double);
  const room = limit - tip.across * tip.x;
  if (double || room >= INLINE_ROOM) return goesOn(tip, double);
  return room >= CORNER_ROOM ? turns(tip, air) : hangs(tip);
}

const backwards = ([u, v]: Pair): boolean => u < 0 || v < 0;

/** Lays an arm: `side` 1 runs right and down, -1 left and up; `limit` is half the width of the rows, `air` what keeps apart
 * the doubles of one row and the next. */
export function layArm(tiles: ArmTile[], side: Sign, start: Start, limit: number, air: number): Arm {
  let tip: Tip = { ...start, across: side, down: side, turned: false };
  const laid: Place[] = [];
  let row = 0, rows = 1;
  for (const [tile, near, far] of tiles) {
    const step = advance(tip, near === far, limit, air);
    laid.push({ ...step.box, tile, flip: backwards(step.way) !== (side < 0) });
    tip = step.tip;
    if (tip.turned) [row, rows] = [tip.y, rows + 1];
  }
  const next = advance(tip, false, limit, air);
  const edge = side * row + 1;
  return {
    laid, rows, edge: side * edge,
    far: side * Math.max(edge, side * next.box.y + next.box.h / 2), // with room for the next tile, always
    soon: side * (next.tip.turned ? side * next.tip.y + 1 : edge), // and, if it can be had, for the row that it opens
    end: { direction: next.direction, pocket: next.near, spot: next.box, across: advance(tip, true, limit, air).box },
  };
}
