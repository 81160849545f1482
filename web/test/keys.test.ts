import assert from "node:assert/strict";
import { test } from "node:test";
import { actOf, BINDINGS, LETTERS, type Act, type Letter, type Stroke } from "../src/lib/keys";
import { messages } from "./catalog";

const stroke = (key: string, more: Partial<Stroke> = {}): Stroke =>
  ({ key, code: "", shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more });
const letters = (lang: string) => (act: Letter) => messages(lang).get(`key-${act}`) ?? "";
const english = letters("en");
const act = (key: string, more: Partial<Stroke> = {}, of = english): Act | undefined => actOf(stroke(key, more), of)?.act;

for (const lang of ["en", "fr", "pt-BR"]) {
  test(`${lang}: each letter does one thing, in both cases`, () => {
    const of = letters(lang), all = LETTERS.map(of);
    assert.equal(new Set(all).size, LETTERS.length, all.join(" "));
    for (const one of LETTERS) for (const key of [of(one), of(one).toLowerCase()]) assert.equal(act(key, {}, of), one);
  });

  test(`${lang}: every key of the list has words`, () => {
    for (const { act: one } of BINDINGS) assert(messages(lang).has(`keys-${one}`), one);
  });
}

test("left and right: G D in French, E D in Portuguese, L R in English, shifted arrows everywhere", () => {
  assert.deepEqual(["fr", "pt-BR", "en"].map((lang) => [letters(lang)("left"), letters(lang)("right")]), [["G", "D"], ["E", "D"], ["L", "R"]]);
  assert.deepEqual([act("ArrowLeft", { shiftKey: true }), act("ArrowRight", { shiftKey: true })], ["left", "right"]);
});

test("N is the next playable tile, Shift+N the previous", () => {
  assert.deepEqual([act("n"), act("N", { shiftKey: true })], ["next", "previous"]);
});

test("a digit is a train, also where the keyboard needs Shift for it", () => {
  assert.deepEqual(actOf(stroke("3"), english), { act: "train", digit: 3 });
  assert.deepEqual(actOf(stroke("&", { code: "Digit1" }), english), { act: "train", digit: 1 });
  assert.deepEqual(actOf(stroke("0", { code: "Numpad0" }), english), { act: "train", digit: 0 });
});

test("Ctrl+F1 is the guide, F1 the list of keys, also with the letters switched off", () => {
  assert.deepEqual([act("F1", { ctrlKey: true }), act("F1")], ["guide", "help"]);
  assert.equal(actOf(stroke("F1", { ctrlKey: true }), english, false)?.act, "guide");
});

test("the browser's own chords are left alone", () => {
  assert.equal(act("c", { ctrlKey: true }), undefined);
  assert.equal(act("c", { metaKey: true }), undefined);
  assert.equal(act("p", { altKey: true }), undefined);
});

test("letters switched off: only keys with names are left", () => {
  for (const key of ["c", "3", "?"]) assert.equal(actOf(stroke(key), english, false), null);
  assert.equal(actOf(stroke("F1"), english, false)?.act, "help");
  assert.equal(actOf(stroke("ArrowLeft", { shiftKey: true }), english, false)?.act, "left");
});
