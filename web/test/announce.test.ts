import assert from "node:assert/strict";
import { test } from "node:test";
import { Announcer } from "../src/lib/announce";

/** Two regions that write down what they hold, and a clock that is wound by hand. */
function stage() {
  const heard: string[] = [], due: { at: number; then: () => void }[] = [];
  let now = 0;
  const region = (name: string) => ({
    get textContent() { return ""; },
    set textContent(text: string) { heard.push(`${now} ${name} ${text}`); },
  });
  const announcer = new Announcer(region("polite"), region("assertive"), (then, ms) => due.push({ at: now + ms, then }));
  const wind = () => { for (let one = due.shift(); one; one = due.shift()) { now = one.at; one.then(); } };
  return { heard, announcer, wind };
}

test("equal texts are heard twice: the region is emptied 150 ms before each", () => {
  const { heard, announcer, wind } = stage();
  announcer.say("Ends 1 and 6.");
  announcer.say("Ends 1 and 6.");
  wind();
  assert.deepEqual(heard, ["0 polite ", "150 polite Ends 1 and 6.", "400 polite ", "550 polite Ends 1 and 6."]);
});

test("texts said in one breath all come, 250 ms or more apart", () => {
  const { heard, announcer, wind } = stage();
  for (const text of ["one", "two", "three"]) announcer.say(text);
  wind();
  const times = heard.filter((line) => /\w$/.test(line)).map((line) => Number(line.split(" ")[0]));
  assert.deepEqual(times, [150, 550, 950]);
});

test("an urgent text takes along what waits, in the order of what happened; nothing is said for an empty one", () => {
  const { heard, announcer, wind } = stage();
  announcer.say("first");
  announcer.say("Bo passes.");
  announcer.say("");
  announcer.say("Your turn.", true);
  wind();
  assert.deepEqual(heard.filter((line) => /[\w.]$/.test(line)).map((line) => line.replace(/^\d+ /, "")), ["polite first", "assertive Bo passes. Your turn."]);
});
