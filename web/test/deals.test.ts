// What a page can say of a deal: whether its seal is the one that was seen before.
import assert from "node:assert/strict";
import { test } from "node:test";
import { scenes } from "../dev/scenes";
import { Deals } from "../src/lib/deals";
import type { TableView } from "../src/lib/wire";

const tab = new Map<string, string>();
Object.assign(globalThis, { sessionStorage: { getItem: (key: string) => tab.get(key) ?? null, setItem: (key: string, value: string) => tab.set(key, value) } });
const view = (phase: TableView["phase"], round: number, commit: string): TableView => {
  const { view: seen } = scenes["partners"]!();
  return { ...seen, you: null, phase, round, proof: { ...seen.proof, commit } };
};
const opened = (round: number) => ({ commit: null, round, secret: "secret", salts: [] });

test("the seal that was seen before the deal is held against the secret; who came later says nothing of it", () => {
  const deals = new Deals("AAAA2222", () => undefined);
  deals.see(view("playing", 1, "first"));
  deals.see(view("between", 1, "second"));
  assert.equal(deals.check(opened(1), "first", null).sealed, null);
  deals.see(view("playing", 2, "swapped"));
  assert.equal(deals.check(opened(2), "second", null).sealed, true);
  assert.equal(deals.check(opened(2), "swapped", null).sealed, false);
});
