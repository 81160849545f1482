import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { TableSocket, type Listener } from '../src/lib/socket';
import type { Act, In, Out } from '../src/lib/wire';

// A browser's WebSocket from the page's side; the test is the house.
class Line {
  static OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: In[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    Line.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as In);
  }
  close() {
    this.readyState = 3;
  }
  accept() {
    this.readyState = 1;
    this.onopen?.();
  }
  break() {
    this.readyState = 3;
    this.onclose?.();
  }
  say(message: Out) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  acts = () => this.sent.filter((one): one is Act => one.type === 'act');
}

const line = () => Line.all.at(-1) as Line;
let heard: string[] = [];
const listener: Listener = {
  frame: () => heard.push('frame'),
  refused: (nack) => heard.push(`refused ${nack.why}`),
  closed: (bye) => heard.push(`closed ${bye.why}`),
  away: (away) => heard.push(away ? 'away' : 'here'),
  hello: () => ({ lang: 'fr', since: 7, amount: 'full' }),
};

beforeEach(() => {
  Line.all = [];
  heard = [];
  mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
  const events = new EventTarget();
  Object.assign(globalThis, {
    WebSocket: Line,
    window: globalThis,
    document: Object.assign(new EventTarget(), { hidden: false }),
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
  });
});
afterEach(() => mock.timers.reset());

const socket = () => new TableSocket('ws://house/', listener);

test('the first message is hello, with what was seen last', () => {
  socket();
  line().accept();
  assert.deepEqual(line().sent, [{ type: 'hello', protocol: 1, lang: 'fr', since: 7, amount: 'full' }]);
});

test('a command is sent again under the same name until it is answered', () => {
  const table = socket();
  line().accept();
  table.act({ kind: 'draw' }, 3);
  const [first] = line().acts();
  line().break();
  mock.timers.tick(5000);
  line().accept();
  assert.deepEqual(line().acts(), [first]);
  line().say({ type: 'ack', c: first?.c ?? '', v: 8 });
  line().break();
  mock.timers.tick(5000);
  line().accept();
  assert.deepEqual(line().acts(), []);
});

test('a command has a long random name, and its turn only where it needs one', () => {
  const table = socket();
  line().accept();
  table.act({ kind: 'pass' }, 4);
  table.act({ kind: 'start' }, null);
  const [pass, start] = line().acts();
  assert.match(pass?.c ?? '', /^[A-Za-z0-9_-]{16,64}$/);
  assert.notEqual(pass?.c, start?.c);
  assert.equal(pass?.turn, 4);
  assert.equal('turn' in (start ?? {}), false);
});

test('what is pressed twice before the house has answered is asked for once, but robots are seated one by one', () => {
  const table = socket();
  line().accept();
  for (const salt of ['first', 'second']) table.act({ kind: 'ready', salt }, null);
  for (const seat of [1, 2, 2]) table.act({ kind: 'knock', seat }, null);
  for (const bot of ['steady', 'steady']) table.act({ kind: 'sit', bot }, null);
  for (let n = 0; n < 2; n++) table.act({ kind: 'start' }, null);
  const asked = line().acts().map(({ do: { kind } }) => kind);
  assert.deepEqual(asked, ['ready', 'knock', 'knock', 'sit', 'sit', 'start']);
  line().say({ type: 'ack', c: line().acts().at(-1)?.c ?? '', v: 8 });
  table.act({ kind: 'start' }, null);
  assert.equal(line().acts().length, 7);
});

test('a refusal is told once and the command forgotten', () => {
  const table = socket();
  line().accept();
  table.act({ kind: 'pass' }, 4);
  line().say({ type: 'nack', c: line().acts()[0]?.c ?? '', why: 'can-play', rule: 'P-3', text: '' });
  line().break();
  mock.timers.tick(5000);
  line().accept();
  assert.deepEqual(line().acts(), []);
  assert.deepEqual(heard, ['refused can-play', 'away']);
});

test('it tries again after 50 ms at first, and never waits longer than 5 s', () => {
  socket();
  line().break();
  mock.timers.tick(50);
  assert.equal(Line.all.length, 2);
  for (let tries = 0; tries < 12; tries++) {
    line().break();
    const before = Line.all.length;
    mock.timers.tick(5000);
    assert.equal(Line.all.length, before + 1);
  }
});

test('a line that does not answer a ping is given up', () => {
  socket();
  line().accept();
  const silent = line();
  mock.timers.tick(20_000);
  assert.equal(silent.sent.at(-1)?.type, 'ping');
  mock.timers.tick(4000);
  assert.equal(silent.readyState, 3);
  assert.deepEqual(heard, ['away']);
});

test('S26 on waking, a line that is open but dead is left within 2 s, for one other', () => {
  socket();
  line().accept();
  const dead = line();
  document.dispatchEvent(new Event('visibilitychange'));
  assert.equal(dead.sent.at(-1)?.type, 'ping');
  mock.timers.tick(1000);
  mock.timers.tick(50);
  assert.equal(dead.readyState, 3);
  assert.equal(Line.all.length, 2);
  line().accept();
  mock.timers.tick(19_000);
  assert.equal(Line.all.length, 2);
});

test('a line that never opens is given up', () => {
  socket();
  const stuck = line();
  mock.timers.tick(10_000);
  mock.timers.tick(50);
  assert.equal(stuck.readyState, 3);
  assert.equal(Line.all.length, 2);
});

test('connecting anew while waiting for the next try opens one line, not two', () => {
  const table = socket();
  line().break();
  table.restart();
  mock.timers.tick(5000);
  assert.equal(Line.all.length, 2);
});

test('when the network changes, the line is asked at once', () => {
  socket();
  line().accept();
  dispatchEvent(new Event('offline'));
  assert.equal(line().sent.at(-1)?.type, 'ping');
  line().say({ type: 'pong', n: 1 });
  mock.timers.tick(5000);
  assert.equal(Line.all.length, 1);
  assert.deepEqual(heard, []);
});

test('after bye it does not come back', () => {
  socket();
  line().accept();
  line().say({ type: 'bye', why: 'unknown', text: '' });
  mock.timers.tick(60_000);
  assert.equal(Line.all.length, 1);
  assert.deepEqual(heard, ['closed unknown']);
});
