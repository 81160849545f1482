import assert from "node:assert/strict";
import { test } from "node:test";
import { draw, nextPlayable, pass, playAt, playChosen, playSide, playTrain } from "../src/lib/intents";
import { scenes } from "../dev/scenes";

const view = (scene: string) => scenes[scene]!().view;
const tile = (scene: string, name: string) => view(scene).hand!.find((one) => one.tile === name)!;
const play = (name: string, at: string) => ({ is: "intent", intent: { kind: "play", tile: name, at } });

test("Enter plays where there is one place, and asks where there are two", () => {
  assert.deepEqual(playChosen(view("partners"), tile("partners", "6-4")), play("6-4", "right"));
  assert.deepEqual(playChosen(view("partners"), tile("partners", "6-1")), { is: "where" });
});

test("what does not fit is refused with its reason, and nothing is sent", () => {
  assert.deepEqual(playChosen(view("partners"), tile("partners", "4-4")), { is: "refused", why: "hand-does-not-fit", tile: "4-4" });
  assert.deepEqual(playAt(view("partners"), tile("partners", "6-4"), "left"), { is: "refused", why: "hand-not-there", tile: "6-4" });
  assert.deepEqual(playChosen(view("partners"), null), { is: "refused", why: "hand-none-chosen" });
});

test("off turn, between rounds and for onlookers every wish has its answer", () => {
  assert.deepEqual(playChosen(view("off"), tile("off", "6-4")), { is: "refused", why: "reason-not-your-turn" });
  assert.deepEqual(playChosen({ ...view("partners"), phase: "between" }, null), { is: "refused", why: "reason-not-running" });
  assert.deepEqual(playChosen(view("onlooker"), null), { is: "refused", why: "reason-not-seated" });
});

test("either side letter opens the round with the chosen tile", () => {
  for (const side of ["left", "right"] as const) assert.deepEqual(playSide(view("draw"), tile("draw", "6-6"), side), play("6-6", "start"));
});

test("a train's number is its seat plus one, 0 the mexican train; a chain has none", () => {
  assert.deepEqual(playTrain(view("mexican"), tile("mexican", "11-6"), 1), play("11-6", "train:0"));
  assert.deepEqual(playTrain(view("mexican"), tile("mexican", "11-6"), 0), { is: "refused", why: "hand-not-there", tile: "11-6" });
  assert.deepEqual(playTrain(view("mexican"), tile("mexican", "11-6"), 9), { is: "refused", why: "answer-no-such-train" });
  assert.deepEqual(playTrain(view("partners"), null, 1), { is: "refused", why: "answer-no-trains" });
  assert.deepEqual(playSide(view("mexican"), null, "left"), { is: "refused", why: "answer-no-sides" });
});

test("draw and pass follow the view's reasons", () => {
  assert.deepEqual(draw(view("must")), { is: "intent", intent: { kind: "draw" } });
  assert.deepEqual(pass(view("must")), { is: "refused", why: "reason-must-draw" });
});

test("N walks the playable tiles and comes round again, Shift+N the other way", () => {
  const hand = view("partners").hand!;
  assert.deepEqual([-1, 0, 1, 2].map((from) => nextPlayable(hand, from, 1)), ["6-1", "6-4", "6-0", "6-1"]);
  assert.deepEqual([-1, 0, 2].map((from) => nextPlayable(hand, from, -1)), ["6-0", "6-0", "6-4"]);
  assert.equal(nextPlayable(view("off").hand!, 0, 1), null);
});
