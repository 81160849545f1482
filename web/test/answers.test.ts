import assert from "node:assert/strict";
import { test } from "node:test";
import { ANSWERS } from "../src/table/answers";
import { placeLabel, seatWords, tileLabel } from "../src/lib/speech";
import { scenes } from "../dev/scenes";
import { tongue } from "./catalog";

const view = (scene: string) => scenes[scene]!().view;
const en = tongue("en"), fr = tongue("fr");

test("every question has an answer in every language, on turn, off turn, for onlookers", () => {
  for (const lang of ["en", "fr", "pt-BR"]) {
    for (const scene of Object.keys(scenes)) {
      for (const answer of Object.values(ANSWERS)) assert.match(answer(view(scene), tongue(lang), Date.now()), /\.$/);
    }
  }
});

test("C gives both ends, or every train with its end", () => {
  assert.equal(ANSWERS.ends(view("partners"), en, 0), "Ends 1 and 6.");
  assert.match(ANSWERS.ends(view("mexican"), en, 0), /^Your train, cover 6\. Marcus’s train, open, end 8\. /);
});

test("H gives the hand, its pips and what is playable", () => {
  assert.equal(ANSWERS.hand(view("must"), en, 0), "3 tiles, 15 pips: 5-2, 4-0, 3-1. Nothing playable.");
  assert.match(ANSWERS.hand(view("partners"), fr, 0), /Jouables\u202f: 6-1, 6-4, 6-0\.$/);
});

test("B gives who passed on what, each number once, in words", () => {
  assert.equal(ANSWERS.passes(view("partners"), en, 0), "You passed on two and five. Marcus passed on five and two. Ines passed on one and six.");
  assert.equal(ANSWERS.passes(view("draw"), en, 0), "Nobody has passed in this round.");
});

test("E counts everyone, and the boneyard where there is one", () => {
  assert.equal(ANSWERS.counts(view("draw"), en, 0), "You 7, Bo 7, boneyard 14.");
  assert.equal(ANSWERS.counts(view("partners"), en, 0), "You 6, Marcus 3, Ines 3, Lea 2.");
});

test("S gives round, target and totals, by team where there are teams", () => {
  assert.equal(ANSWERS.scores(view("partners"), en, 0), "Round 5, to 100. Your team 45, team B 62.");
});

test("T gives whose turn and the time left, if the table has a clock", () => {
  const at = view("partners");
  assert.equal(ANSWERS.turn(at, en, at.deadline! - 1000), "It is your turn. 1 second left.");
  assert.equal(ANSWERS.turn(view("draw"), en, 0), "It is your turn.");
});

test("a tile says where it may go, a place what it touches, a seat everything", () => {
  const { hand } = view("partners");
  assert.equal(tileLabel(view("partners"), hand![0]!, en), "6-1, playable on the left and on the right");
  assert.equal(tileLabel(view("partners"), hand![3]!, en), "4-4, not playable now");
  assert.equal(placeLabel(view("partners"), "right", en), "on the right, on the 6");
  assert.equal(placeLabel(view("mexican"), "train:1", en), "on Marcus’s train, on the 8");
  assert.equal(seatWords(view("off"), view("off").seats[1]!, en), "Marcus, team B, to play, 3 tiles, passed on five and two");
});
