// What the page itself says, as text that can be read aloud: answers to keys, tiles, places, seats, in each language.
// Write it anew with DOUBLESIX_GOLDEN=write, and read the difference before it is kept.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { scenes } from "../dev/scenes";
import type { TableView } from "../src/lib/wire";
import { ANSWERS } from "../src/table/answers";
import { placeLabel, seatWords, tileLabel, type Tongue } from "../src/lib/speech";
import { messages, tongue } from "./catalog";

const HEARD = ["partners", "off", "mexican", "salon", "alone", "draw", "must", "onlooker"];
const LEFT = 31_000; // ms of the turn
const golden = (lang: string) => new URL(`golden/spoken.${lang}.txt`, import.meta.url);

/** The letter of each question, where it has one in every language. */
const key = (answer: string, lang: string): string => messages(lang).get(`key-${answer}`) ?? answer;

function* scene(name: string, view: TableView, lang: string, speech: Tongue): Generator<string> {
  yield `# ${name}`;
  const now = (view.deadline ?? 0) - LEFT;
  for (const [id, answer] of Object.entries(ANSWERS)) yield `${key(id, lang)}: ${answer(view, speech, now)}`;
  const few = (view.hand ?? []).slice(0, 4);
  for (const tile of few) yield `tile: ${tileLabel(view, tile, speech)}`;
  const places = new Set(few.flatMap(({ places }) => places));
  for (const at of places) yield `place: ${placeLabel(view, at, speech)}`;
  for (const seat of view.seats.slice(0, 4)) yield `seat: ${seatWords(view, seat, speech)}`;
  yield "";
}

for (const lang of ["en", "fr", "pt-BR"]) {
  test(`what the page says is what was reviewed: ${lang}`, () => {
    const speech = tongue(lang);
    const text = HEARD.flatMap((name) => [...scene(name, scenes[name]!().view, lang, speech)]).join("\n");
    if (process.env["DOUBLESIX_GOLDEN"] === "write") writeFileSync(golden(lang), text);
    assert.equal(text, readFileSync(golden(lang), "utf8"));
  });
}
