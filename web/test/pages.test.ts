import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { cleanCode, halves, isWhole } from '../src/lib/code';
import { sha256 } from '../src/lib/sha256';
import { writtenOut } from '../src/lib/sums';

test('a code is found in what was typed, said or pasted', () => {
  for (const typed of ['k7q4 m2px', 'K7Q4-M2PX', ' k7q4m2px ', 'http://192.168.1.5:8066/t/K7Q4M2PX', 'https://d.example/t/k7q4m2px?x=1'])
    assert.equal(cleanCode(typed), 'K7Q4M2PX', typed);
  assert.equal(cleanCode('k7q4m2pxyz'), 'K7Q4M2PX');
});

test('a code is whole with eight signs, four a half', () => {
  assert.equal(isWhole('K7Q4M2P'), false);
  assert.equal(isWhole('K7Q4M2PX'), true);
  assert.deepEqual(halves('K7Q4M2PX'), ['K7Q4', 'M2PX']);
});

test('a small hand is summed by halves, a large one by tiles', () => {
  assert.equal(writtenOut({ seat: 0, tiles: ['4-4', '1-0'], pips: 9 }), '4 + 4 + 1 + 0 = ');
  assert.equal(writtenOut({ seat: 0, tiles: ['6-6', '5-4', '3-0', '2-1', '0-0'], pips: 27 }), '12 + 9 + 3 + 3 + 0 = ');
  assert.equal(writtenOut({ seat: 0, tiles: [], pips: 0 }), '');
});

test('L-8: a double blank that weighs ten is written as ten', () => {
  assert.equal(writtenOut({ seat: 0, tiles: ['0-0', '2-1'], pips: 13 }), '10 + 2 + 1 = ');
  assert.equal(writtenOut({ seat: 0, tiles: ['0-0'], pips: 10 }), '');
});

test('SHA-256 in script is SHA-256, at every length around a block', () => {
  for (let length = 0; length < 130; length++) {
    const bytes = Buffer.alloc(length, length * 7 + 3);
    assert.equal(sha256(bytes.toString('hex')), createHash('sha256').update(bytes).digest('hex'), `${length} bytes`);
  }
});
