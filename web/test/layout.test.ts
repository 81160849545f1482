import assert from "node:assert/strict";
import { test } from "node:test";
import { around, columns, handShape, initials } from "../src/table/layout";
import { scenes } from "../dev/scenes";

const view = (scene: string) => scenes[scene]!().view;

test("the others sit around a chain as the turn goes; more than four, trains and onlookers have rows of chips", () => {
  assert.deepEqual([...around(view("partners"))!], [[1, "left"], [2, "top"], [3, "right"]]);
  assert.deepEqual([...around({ ...view("partners"), you: 3 })!], [[0, "left"], [1, "top"], [2, "right"]]);
  for (const scene of ["salon", "mexican", "onlooker"]) assert.equal(around(view(scene)), null);
});

test("teams of a large table stand in columns", () => {
  assert.equal(columns(view("salon")), 5);
  assert.equal(columns(view("alone")), 5);
  assert.equal(columns(view("partners")), 4);
});

test("short names differ", () => {
  assert.deepEqual(["Marcus", "Maria", "Ines", "Bo"].map((name, _, all) => initials(name, all)), ["Marc", "Mari", "In", "Bo"]);
});

test("seven tiles stand in one row on a phone, twenty-one in two, never under 44 px", () => {
  assert.deepEqual([handShape(7, 360, 640).columns, handShape(7, 360, 640).width], [7, 44]);
  assert.deepEqual([handShape(21, 360, 640).columns, handShape(21, 360, 640).width], [11, 44]);
  assert.equal(handShape(21, 640, 400).columns, 21);
});

test("a hand that goes sideways shows half a tile at its edge", () => {
  for (const [count, room, height] of [[17, 360, 640], [21, 320, 640], [21, 640, 400]] as const) {
    const { width, gap } = handShape(count, room, height), seen = (room - 8) % (width + gap);
    assert(gap >= 6 && Math.abs(seen - width / 2) < width / 4, `${seen} px of the last of ${count} in ${room} px`);
  }
});
