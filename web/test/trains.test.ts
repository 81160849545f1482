import assert from "node:assert/strict";
import { test } from "node:test";
import { isDouble, type Pair } from "../src/board/shapes";
import { layTrain, trainHalf } from "../src/board/trains";
import { Dice, takeFitting, wholeSet } from "./random";

function station(count: number, laid: number, dice: Dice): { rows: Pair[][]; engine: number } {
  const engine = dice.below(13), rows: Pair[][] = Array.from({ length: count }, () => []);
  const set = wholeSet(12).filter(([a, b]) => a !== engine || b !== engine);
  for (let n = 0; n < laid; n++) {
    const row = rows[dice.below(count)]!, tile = takeFitting(set, row.at(-1)?.[1] ?? engine, dice);
    if (tile) row.push(tile);
  }
  return { rows, engine };
}

for (const [width, height] of [[240, 54], [560, 60], [900, 84]] as const) {
  test(`trains stay within a row of ${width} × ${height}, joined, their end in sight`, () => {
    const dice = new Dice(width);
    for (let n = 0; n < 400; n++) {
      const { rows, engine } = station(2 + dice.below(4), dice.below(91), dice);
      const half = trainHalf(rows, width, height);
      for (const tiles of rows) {
        const { places, hidden, cut, end } = layTrain(tiles, engine, half, width);
        assert.equal(places.length + hidden, tiles.length);
        assert.equal(end.number, tiles.at(-1)?.[1] ?? engine);
        let x = places[0] ? places[0].x - places[0].w / 2 : 0;
        assert(cut ? x <= 0 : x === 0);
        if (cut) assert.equal(end.spot.x + end.spot.w / 2, width, "the ends of long trains stand apart");
        for (const p of places) {
          assert.equal(p.x - p.w / 2, x, "a hole or an overlap");
          assert(p.h <= height && p.h === (isDouble(tiles[p.tile]!) ? 2 * half : half));
          x = p.x + p.w / 2;
        }
        assert.equal(end.spot.x - end.spot.w / 2, x);
        assert(end.spot.x + end.spot.w / 2 <= width, "the next place is out of sight");
      }
    }
  });
}

test("short trains are as large as the row allows, long ones never smaller than comfortable", () => {
  assert.equal(trainHalf([[[12, 5]]], 900, 84, { most: 40 }), 40);
  assert.equal(trainHalf([Array.from({ length: 40 }, (): Pair => [1, 2])], 900, 84), 36);
  assert.equal(trainHalf([Array.from({ length: 40 }, (): Pair => [1, 2])], 240, 84), 24);
});
