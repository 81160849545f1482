import assert from "node:assert/strict";
import { test } from "node:test";
import { Drawing } from "../src/lib/drawing";
import type { News } from "../src/lib/wire";

const news = (kind: string, seat: number, more: Partial<News> = {}): News =>
  ({ v: 1, i: 0, kind, seat, text: kind, spoken: kind === "drew" ? "" : kind, urgent: false, past: false, ...more });

/** A follower whose time is moved by hand, and what it told. */
function follower() {
  const told: number[] = [], waiting = new Map<number, { then: () => void; at: number }>();
  let now = 0, count = 0;
  const clock = {
    later: (then: () => void, ms: number) => (waiting.set(++count, { then, at: now + ms }), count),
    never: (timer: number) => void waiting.delete(timer),
  };
  const pass = (ms: number) => {
    now += ms;
    for (const [timer, { then, at }] of waiting) if (at <= now) (waiting.delete(timer), then());
  };
  return { drawing: new Drawing((seat) => told.push(seat), clock), told, pass };
}

test("who draws for five seconds is told once, from the first of the draws", () => {
  const { drawing, told, pass } = follower();
  drawing.follow([news("drew", 1)]);
  pass(3000);
  drawing.follow([news("drew", 1)]);
  assert.deepEqual(told, []);
  pass(2000);
  assert.deepEqual(told, [1]);
  drawing.follow([news("drew", 1)]);
  pass(9000);
  assert.deepEqual(told, [1]);
});

test("what ends the draws in time is enough", () => {
  const { drawing, told, pass } = follower();
  drawing.follow([news("drew", 1)]);
  drawing.follow([news("played", 1)]);
  pass(9000);
  assert.deepEqual(told, []);
});

test("another row of draws is another matter; a phrase ends none", () => {
  const { drawing, told, pass } = follower();
  drawing.follow([news("drew", 1), news("played", 1), news("drew", 2)]);
  drawing.follow([news("said", 0)]);
  drawing.follow([]);
  pass(5000);
  drawing.follow([news("passed", 2), news("drew", 1)]);
  pass(5000);
  assert.deepEqual(told, [2, 1]);
});

test("draws of the past, of a turn that is over, and after the page was left are not told", () => {
  for (const item of [news("drew", 1, { past: true }), news("drew", 1, { spoken: "Ana draws a tile." })]) {
    const { drawing, told, pass } = follower();
    drawing.follow([item]);
    pass(9000);
    assert.deepEqual(told, []);
  }
  const { drawing, told, pass } = follower();
  drawing.follow([news("drew", 1)]);
  drawing.stop();
  pass(9000);
  assert.deepEqual(told, []);
});
