import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fresh, merge, soundOf, told } from '../src/lib/news';
import type { News } from '../src/lib/wire';

const item = (v: number, i: number, more: Partial<News> = {}): News =>
  ({ v, i, kind: 'played', seat: 0, text: `${v}.${i}`, spoken: `${v}.${i}`, urgent: false, past: false, ...more });
const texts = (items: readonly News[]) => items.map((one) => one.text);

test('an item that comes twice stands in the log once, in its newest words', () => {
  const log = merge([item(1, 0), item(2, 0)], [item(2, 0, { text: 'anders' }), item(2, 1)]);
  assert.deepEqual(texts(log), ['1.0', 'anders', '2.1']);
});

test('late news stand where they belong', () => {
  assert.deepEqual(texts(merge([item(10, 0)], [item(9, 1), item(9, 0)])), ['9.0', '9.1', '10.0']);
});

test('only what is new, not past and not silent is spoken', () => {
  const more = [item(1, 0), item(2, 0, { past: true }), item(2, 1, { spoken: '' }), item(2, 2)];
  assert.deepEqual(texts(fresh([item(1, 0)], more)), ['2.2']);
});

test('draws of others stand in the log until the act that tells them', () => {
  const draws = [item(1, 0, { seat: 1 }), item(2, 0, { kind: 'drew', seat: 0 }), item(3, 0, { kind: 'drew', seat: 0 })];
  assert.deepEqual(texts(told(draws)), ['1.0', '2.0', '3.0']);
  assert.deepEqual(texts(told([...draws, item(4, 0)])), ['1.0', '4.0']);
  assert.deepEqual(texts(told([item(1, 0, { kind: 'drew', seat: 0 }), item(2, 0, { seat: 1 })])), ['1.0', '2.0'], 'the draw was all of that turn');
});

test('the end of a round sounds as it came; own and muted phrases are silent', () => {
  const sounds = [item(1, 0, { kind: 'scored', seat: 2 }), item(1, 0, { kind: 'scored', seat: null }), item(1, 0, { kind: 'said', seat: 1 }), item(1, 0, { kind: 'said', seat: 2 })];
  assert.deepEqual(sounds.map((one) => soundOf(one, false, 1)), ['out', 'blocked', '', 'said']);
  assert.deepEqual(sounds.map((one) => soundOf(one, true, 1)), ['out', 'blocked', '', '']);
});
