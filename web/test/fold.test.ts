// Random legal chains in boxes of all kinds; every picture is checked with exact rectangles.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fold, type Picture, type Room } from "../src/board/fold";
import { drawn, ghost, isDouble, type Box, type Pair, type Place, type Point } from "../src/board/shapes";
import { chain, Dice, growing } from "./random";

const BOXES = [[320, 220], [360, 260], [768, 400], [1280, 560]] as const;
const SETS = [[6, 28], [9, 55], [12, 91]] as const;
const shared = (at: number, size: number, other: number, otherSize: number) =>
  Math.min(size, otherSize, (size + otherSize) / 2 - Math.abs(at - other));
const overlap = (p: Box, q: Box): [number, number] => [shared(p.x, p.w, q.x, q.w), shared(p.y, p.h, q.y, q.h)];
const covers = (p: Box, q: Box) => overlap(p, q).every((n) => n > 0);
const inside = (b: Box, { width, height, gap = 6 }: Room) =>
  b.x - b.w / 2 >= gap && b.y - b.h / 2 >= gap && b.x + b.w / 2 <= width - gap && b.y + b.h / 2 <= height - gap;
const AIR = 0.2; // of a half: so far at most is a row from the corner above it, and at least a double from any tile but its neighbours
const touching = (p: Box, q: Box, half: number) => {
  const [u, v] = overlap(p, q);
  return (u === 0 && v === half) || (v <= 0 && v >= -Math.ceil(AIR * half) && u === half);
};
const apart = (p: Box, q: Box, half: number) => overlap(p, q).some((n) => n <= -Math.floor(AIR * half));

/** The square of the half that shows number `which` of the tile, 0 or 1. */
function halfOf(place: Place, which: 0 | 1): Box {
  const side = (which === 0) !== place.flip ? -1 : 1, size = Math.min(place.w, place.h);
  return place.w > place.h ? { x: place.x + (side * size) / 2, y: place.y, w: size, h: size } : { x: place.x, y: place.y + (side * size) / 2, w: size, h: size };
}
const contact = (place: Place, tile: Pair, which: 0 | 1): Box => (isDouble(tile) ? place : halfOf(place, which));
const square = ({ x, y }: Point, half: number): Box => ({ x, y, w: half, h: half });

function check(tiles: Pair[], room: Room, { half, places, ends, folded }: Picture): void {
  const pieces: Box[] = folded ? [...places, folded] : places;
  for (const [i, p] of pieces.entries()) for (const q of pieces.slice(0, i)) assert(!covers(p, q), "tiles overlap");
  for (const p of places) for (const q of places) if (p.tile - q.tile > 1) assert(apart(p, q, half), "tiles of two rows touch");
  const spots = ends.flatMap((end) => [end.spot, end.across ?? end.spot]);
  for (const p of [...pieces, ...spots]) assert(inside(p, room), "outside the box");
  for (const spot of spots) for (const p of pieces) assert(!covers(spot, p), "a lit place covers a tile");
  const byTile = new Map(places.map((p) => [p.tile, p]));
  for (const p of places) {
    assert([p.x - p.w / 2, p.y - p.h / 2].every(Number.isInteger), "off the pixels");
    const next = byTile.get(p.tile + 1);
    if (next) assert(touching(contact(p, tiles[p.tile]!, 1), contact(next, tiles[next.tile]!, 0), half), "halves do not meet");
  }
  for (const [i, end] of ends.entries()) {
    const index = i ? tiles.length - 1 : 0, last = byTile.get(index);
    assert(last, "an end is hidden");
    assert.equal(end.number, tiles[index]![i as 0 | 1]);
    assert(touching(contact(last, tiles[index]!, i as 0 | 1), square(end.pocket, half), half), "the pocket is off its end");
  }
  assert.equal(places.length + (folded?.count ?? 0), tiles.length);
}

for (const [width, height] of BOXES) {
  test(`chains of every set lie within ${width} × ${height}, joined and without overlap`, () => {
    const dice = new Dice(width);
    for (const [top, full] of SETS) {
      for (let n = 0; n < 60; n++) {
        const { tiles, anchor } = chain(top, 1 + dice.below(full), [0.5, 0.2, 0.9, 1, 0][n % 5]!, dice);
        const room = { width, height, anchor, most: width < 500 ? 36 : 58 };
        check(tiles, room, fold(tiles, room));
      }
    }
  });
}

test("any box at all keeps both ends in sight", () => {
  const dice = new Dice(7);
  for (let n = 0; n < 100; n++) {
    const [top, full] = SETS[dice.below(3)]!, { tiles, anchor } = chain(top, 1 + dice.below(full), dice.next(), dice);
    const room = { width: 200 + 2 * dice.below(600), height: 120 + dice.below(600), anchor };
    const picture = fold(tiles, room);
    assert(picture.places.some((p) => p.tile === 0) && picture.places.some((p) => p.tile === tiles.length - 1));
  }
});

test("a new tile lands on its lit place and, where there is room, moves no other; sizes never go up again", () => {
  const dice = new Dice(3);
  for (let game = 0; game < 30; game++) {
    let before: { picture: Picture; anchor: number } | null = null;
    for (const { tiles, anchor, right } of growing(6, 24, dice.next(), dice)) {
      const picture = fold(tiles, { width: 1280, height: 560, anchor, most: 48 });
      if (before && right !== null) {
        assert(picture.half <= before.picture.half);
        const now = new Map(picture.places.map((p) => [p.tile - anchor, p]));
        const old = before.anchor, still = before.picture.places.every((p) => now.get(p.tile - old)?.x === p.x && now.get(p.tile - old)?.y === p.y);
        const tile = right ? tiles.at(-1)! : tiles[0]!, laid = picture.places.at(right ? -1 : 0)!, end = before.picture.ends[right ? 1 : 0]!;
        const lit = isDouble(tile) ? end.across! : end.spot;
        if (still) assert.deepEqual([laid.x, laid.y, laid.w, laid.h], [lit.x, lit.y, lit.w, lit.h]);
        if (still) assert.deepEqual(drawn(tile, laid.flip), ghost(tile, end.number, lit, end.pocket), "the ghost lies the way the tile does");
      }
      before = { picture, anchor };
    }
  }
});

test("an empty chain has one place, in the middle", () => {
  const { ends, places } = fold([], { width: 360, height: 300, anchor: 0 });
  assert.deepEqual([places.length, ends.length, ends[0]!.spot.x, ends[0]!.spot.y], [0, 1, 180, 150]);
});

test("a long chain on a phone folds its middle and keeps four tiles at each end", () => {
  const dice = new Dice(11), { tiles, anchor } = chain(12, 70, 0.5, dice);
  const { folded, places } = fold(tiles, { width: 360, height: 182, anchor });
  assert(folded && tiles.length > 50);
  assert(places.filter((p) => p.tile < folded.from).length >= 4 && places.filter((p) => p.tile > folded.to).length >= 4);
});
