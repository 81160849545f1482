/** SHA-256 in script, because browsers keep their own for https and a house at home speaks http. */

const PRIMES = 64;
const BLOCK = 64;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

const fraction = (x: number) => Math.floor((x - Math.floor(x)) * 2 ** 32);
const K = primes(PRIMES).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));

const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by));

function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const all = new Uint8Array(length);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setUint32(length - 4, bytes.length * 8);
  return view;
}

function schedule(data: DataView, offset: number): number[] {
  const words = Array.from({ length: 16 }, (_, i) => data.getUint32(offset + i * 4));
  const at = (i: number) => words[i] ?? 0;
  for (let i = 16; i < PRIMES; i++) {
    const a = turn(at(i - 15), 7) ^ turn(at(i - 15), 18) ^ (at(i - 15) >>> 3);
    const b = turn(at(i - 2), 17) ^ turn(at(i - 2), 19) ^ (at(i - 2) >>> 10);
    words.push((at(i - 16) + a + at(i - 7) + b) >>> 0);
  }
  return words;
}

function compress(state: readonly number[], words: readonly number[]): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (const [i, word] of words.entries()) {
    const choice = (e & f) ^ (~e & g);
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (K[i] ?? 0) + word;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most;
    [a, b, c, d, e, f, g, h] = [(one + two) >>> 0, a, b, c, (d + one) >>> 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + (state[i] ?? 0)) >>> 0);
}

/** The SHA-256 of the bytes written as hex, in hex. */
export function sha256(hex: string): string {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const data = padded(bytes);
  let state: number[] = START;
  for (let offset = 0; offset < data.byteLength; offset += BLOCK) state = compress(state, schedule(data, offset));
  return state.map((word) => word.toString(16).padStart(8, "0")).join("");
}
