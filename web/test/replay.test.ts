import assert from "node:assert/strict";
import { test } from "node:test";
import { roundAt, roundFrom, viewAt } from "../src/lib/replay";
import type { ReplayMatch, ReplayStep, ResultView } from "../src/lib/wire";

const step = (n: number, kind: ReplayStep["kind"], round: number): ReplayStep =>
  ({ n, kind, round, seat: null, text: `${n}`, to_play: kind === "play" ? 1 : null, hands: [["6-3"], []], passed: [[], [2]], known: [], boneyard: 5, chain: null, trains: null });
const result = (totals: number[], eliminated: number[] = []): ResultView =>
  ({ round: 1, reason: "out", decided: "out", seat: 1, side: 1, last: 1, tie: null, hands: [], scores: totals, totals, eliminated }) as ResultView;
const proof = { commit: null, round: null, secret: null, salts: [] };
const kinds = ["match", "deal", "play", "round", "deal", "play", "round", "end"] as const;
const match: ReplayMatch = {
  id: "m", game: "salon", at: null, practice: false, teams: 0, options: [], winners: [0], sides: [[0], [1]],
  seats: [{ seat: 0, name: "Ana", bot: null, side: 0 }, { seat: 1, name: "Cog", bot: "steady", side: 1 }],
  rounds: [{ round: 1, first: 1, last: 3, result: result([0, 6]), proof }, { round: 2, first: 4, last: 6, result: result([9, 60], [1]), proof }],
  steps: kinds.map((kind, n) => step(n, kind, n < 4 ? 1 : 2)),
};

test("back goes to the beginning of the round first, then to the one before; on goes to the next, then to the end", () => {
  assert.deepEqual([7, 5, 4, 1, 0].map((at) => roundFrom(match, at, -1)), [4, 4, 1, 0, 0]);
  assert.deepEqual([0, 1, 3, 4, 7].map((at) => roundFrom(match, at, 1)), [1, 4, 4, 7, 7]);
  assert.deepEqual([0, 1, 3, 4, 7].map((at) => roundAt(match, at)?.round ?? 0), [0, 1, 1, 2, 2]);
});

test("totals and who is out count from the line that scores the round", () => {
  const at = (n: number) => viewAt(match, n).sides.map(({ total, out }) => [total, out]);
  assert.deepEqual(at(2), [[0, false], [0, false]]);
  assert.deepEqual(at(3), [[0, false], [6, false]]);
  assert.deepEqual(at(5), [[0, false], [6, false]]);
  assert.deepEqual(at(6), [[9, false], [60, true]]);
});

test("the phase is as it was at the table, and who won shows at the end alone", () => {
  assert.deepEqual([0, 1, 2, 3, 6, 7].map((at) => viewAt(match, at).phase), ["waiting", "playing", "playing", "between", "between", "over"]);
  assert.deepEqual([6, 7].map((at) => viewAt(match, at).winners), [null, [0]]);
});

test("a seat has its tiles and passes, and nobody is oneself", () => {
  const view = viewAt(match, 2);
  assert.deepEqual(view.seats.map(({ tiles, passed }) => [tiles, passed]), [[1, []], [0, [2]]]);
  assert.equal(view.you, null);
  assert.equal(view.hand, null);
});
