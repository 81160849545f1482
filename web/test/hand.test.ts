import assert from "node:assert/strict";
import { test } from "node:test";
import { scenes } from "../dev/scenes";
import { forced } from "../src/table/forced";
import { laidSince } from "../src/table/laid";
import { bySize, inOrder, moved } from "../src/table/order";

const view = (scene: string) => scenes[scene]!().view;
const hand = (...names: string[]) => names.map((tile) => ({ tile, places: [] }));
const names = (tiles: readonly { tile: string }[]) => tiles.map(({ tile }) => tile);

test("a tile is put where another stands, whichever way it comes", () => {
  assert.deepEqual(moved(["a", "b", "c", "d"], "a", "c"), ["b", "c", "a", "d"]);
  assert.deepEqual(moved(["a", "b", "c", "d"], "d", "b"), ["a", "d", "b", "c"]);
});

test("a hand keeps the order it was put in; drawn tiles come after it", () => {
  assert.deepEqual(names(inOrder(hand("6-1", "5-0", "4-4", "2-0"), ["4-4", "3-3", "6-1"])), ["4-4", "6-1", "5-0", "2-0"]);
});

test("sorted is by the larger half, then the smaller", () => {
  assert.deepEqual(names(hand("1-6", "4-4", "6-5", "0-0").sort(bySize)), ["6-5", "1-6", "4-4", "0-0"]);
});

test("the one thing that can be done is found; with a choice, off turn or looking on there is none", () => {
  assert.equal(forced(view("partners")), null);
  assert.equal(forced(view("off")), null);
  assert.equal(forced(view("onlooker")), null);
  assert.deepEqual(forced(view("draw")), { kind: "play", tile: "6-6", at: "start" });
  assert.deepEqual(forced(view("must")), { kind: "draw" });
});

test("what was laid is what lies now and did not; not across rounds, and not after a long break", () => {
  const now = view("partners"), chain = now.chain!;
  const before = (count: number) => ({ ...now, chain: { ...chain, tiles: chain.tiles.slice(0, -count) } });
  assert.deepEqual(laidSince(before(1), now), ["6-3"]);
  assert.deepEqual(laidSince({ ...before(1), round: 4 }, now), []);
  assert.deepEqual(laidSince(before(4), now), []);
});
