import assert from "node:assert/strict";
import { test } from "node:test";
import { ending, standing, wanted } from "../src/lib/company";
import { inApp } from "../src/lib/inapp";
import { audible } from "../src/lib/news";
import type { News, SeatView, TableView } from "../src/lib/wire";

const seat = (name: string, more: Partial<SeatView> = {}): SeatView =>
  ({ seat: 0, name, bot: null, side: 0, tiles: 7, passed: [], away: false, left: false, free_to_ask: false, ready: false, out: false, ...more });
const view = (more: object = {}): TableView => ({ phase: "playing", you: 0, sees: true, round: 1, winners: null, seats: [seat("Ana")], ...more }) as TableView;
const item = (kind: string, who: number | null): News =>
  ({ v: 1, i: 0, kind, seat: who, text: kind, spoken: kind, urgent: false, past: false });

test("T-6: who has left a running match stands before its door with a seat to come back to", () => {
  const left = [seat("Ana", { left: true })];
  assert.equal(standing(view({ seats: left })), "left");
  assert.equal(standing(view({ seats: left, phase: "between" })), "left");
  assert.equal(standing(view({ seats: left, phase: "over" })), "seat");
  assert.equal(standing(view()), "seat");
});

test("without a seat one looks on where one sees, and is a visitor where not", () => {
  assert.equal(standing(view({ you: null })), "onlooker");
  assert.equal(standing(view({ you: null, sees: false })), "visitor");
});

test("another match is wanted as soon as one person is ready for it, not because robots are", () => {
  assert.equal(wanted(view({ phase: "waiting", seats: [seat("Ana"), seat("R", { bot: "steady", ready: true })] })), false);
  assert.equal(wanted(view({ phase: "waiting", seats: [seat("Ana"), seat("Bo", { ready: true })] })), true);
  assert.equal(wanted(view({ phase: "between", seats: [seat("Bo", { ready: true })] })), false);
});

test("a match is won or abandoned; a waiting room is closed", () => {
  assert.equal(ending(view({ phase: "over", winners: [1] })), "won");
  assert.equal(ending(view({ phase: "over", winners: [] })), "won");
  assert.equal(ending(view({ phase: "over" })), "abandoned");
  assert.equal(ending(view({ phase: "over", round: 0 })), "closed");
  assert.equal(ending(view({ phase: "between", round: 1 })), null);
});

test("muted phrases are those of others, and nothing else", () => {
  const all = [item("played", 1), item("said", 1), item("said", 0)];
  assert.deepEqual(audible(all, false, 0), all);
  assert.deepEqual(audible(all, true, 0), [all[0], all[2]]);
  assert.deepEqual(audible(all, true, null), [all[0]]);
});

test("browsers inside other apps are noticed, usual ones are not", () => {
  const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
  for (const app of ["Mobile/15E148 [FBAN/FBIOS;FBAV/465.0]", "Mobile/15E148 Instagram 333.0", "Safari Line/14.9.0", "Mobile/15E148 WhatsApp/2.24"])
    assert.equal(inApp(`${phone} ${app}`), true, app);
  assert.equal(inApp("Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/X; wv) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36"), true);
  assert.equal(inApp(`${phone} Version/17.5 Mobile/15E148 Safari/604.1`), false);
  assert.equal(inApp("Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36"), false);
  assert.equal(inApp("Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"), false);
});
