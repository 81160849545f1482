// A chain folded over rows. Pure: the same input gives the same picture. The opening tile sits in the middle of the box,
// so a new tile moves no other, until the picture leans too far to a side and moves as a whole; the size is the largest with
// room for one more tile at each end.
import { layArm, ROW, type Arm, type ArmTile } from "./arm";
import { halfSizes, isDouble, type Box, type End, type Pair, type Place, type Point, type Sign } from "./shapes";

const ACROSS = 9; // half-tiles that a row must hold at least; larger tiles would turn after two
const NARROWEST = 8; // with fewer, a turn at the placeholder would leave the box
const AIR = 0.2; // between the doubles of one row and the next
const LEANING = 4; // so much at a time moves it sideways when it leans
const LUMP = 6; // tiles folded away at a time, so that a hidden lump makes room for as many moves
const KEPT = 4; // tiles that stay at each end
const PILL = 150; // px: the words on the placeholder of the folded middle

export interface Room {
  width: number;
  height: number;
  anchor: number;
  least?: number;
  most?: number;
  gap?: number;
}

interface Span {
  from: number;
  to: number;
}

export interface Folded extends Box, Span {
  count: number;
}

export interface Picture {
  half: number;
  places: Place[];
  ends: End[];
  folded: Folded | null;
  rows: number;
}

interface Laid {
  left: Arm;
  right: Arm;
  places: Place[];
  middle: Box;
}

function armsOf(tiles: Pair[], { from, to }: Span): { left: ArmTile[]; right: ArmTile[] } {
  const all = tiles.map(([a, b], i): [number, number, number] => [i, a, b]);
  return { right: all.slice(to + 1), left: all.slice(0, from).reverse().map(([i, a, b]) => [i, b, a]) };
}

/** The air between rows, in half-tiles: whole px. */
const airOf = (half: number): number => Math.round(AIR * half) / half;

/** Both arms around the opening tile, or around a placeholder where tiles are hidden. */
function lay(tiles: Pair[], anchor: number, hidden: Span | null, [before, after]: Pair, half: number): Laid {
  const upright = isDouble(tiles[anchor]!);
  const pill = Math.max(5, Math.min(Math.ceil(PILL / half), Math.floor(before + after - 3)));
  const size = hidden ? { w: pill, h: 2 } : upright ? { w: 1, h: 2 } : { w: 2, h: 1 };
  const start = (side: Sign) => ({ x: (side * size.w) / 2, y: 0, reach: size.h / 2, column: (side * (size.w - 1)) / 2 });
  const arms = armsOf(tiles, hidden ?? { from: anchor, to: anchor });
  const left = layArm(arms.left, -1, start(-1), before, airOf(half)), right = layArm(arms.right, 1, start(1), after, airOf(half));
  const middle = { x: 0, y: 0, ...size };
  const own = hidden ? [] : [{ ...middle, tile: anchor, flip: false }];
  return { left, right, middle, places: [...left.laid.reverse(), ...own, ...right.laid] };
}

/** What may be hidden, mildest first, from both arms in turn: as a chain grows nothing comes back. */
function* hidings(count: number, anchor: number, lump: number, keep: number): Generator<Span> {
  const after = count - 1 - anchor;
  const most = (length: number) => Math.max(0, Math.floor((length - keep) / lump));
  const left = most(anchor), right = most(after);
  const first = anchor < keep ? anchor + keep : anchor, last = after < keep ? anchor - keep : anchor; // never an end itself
  for (let l = 0, r = 0; l <= left && r <= right; r < right && (r <= l || l === left) ? r++ : l++) {
    const span = { from: l ? anchor - l * lump : first, to: r ? anchor + r * lump : last };
    if (span.from <= span.to) yield span;
  }
}

/** The height on which the opening tile sits: moved only when the rows are a row off the middle, or would leave the box. */
function middleLine({ left, right }: Laid, half: number, height: number, gap: number): number {
  const roomy = (right.soon - left.soon) * half <= height - 2 * gap;
  const top = roomy ? left.soon : left.far, bottom = roomy ? right.soon : right.far;
  const row = ROW + airOf(half), off = row * Math.trunc((left.edge + right.edge) / 2 / row);
  return Math.round(Math.min(Math.max(height / 2 - off * half, gap - top * half), height - gap - bottom * half));
}

/** How far all of it moves sideways, in whole half-tiles, so that it stands near the middle and within `limit`. */
function sideStep(tiles: Pair[], { left, right, places }: Laid, limit: number): number {
  const next = [left, right].flatMap(({ end }, i) => (isDouble(tiles.at(-i)!) ? [end.spot] : [end.spot, end.across]));
  const all: Box[] = [...places, ...next];
  const from = Math.min(...all.map(({ x, w }) => x - w / 2)), to = Math.max(...all.map(({ x, w }) => x + w / 2));
  const step = -LEANING * Math.round((from + to) / 2 / LEANING);
  return Math.min(Math.max(step, Math.ceil(-limit - from)), Math.floor(limit - to));
}

function finish(tiles: Pair[], laid: Laid, half: number, hidden: Span | null, room: Room & { gap: number }, step: number): Picture {
  const x0 = Math.round(room.width / 2) + step * half, y0 = middleLine(laid, half, room.height, room.gap);
  const point = (p: Point): Point => ({ x: x0 + p.x * half, y: y0 + Math.round(p.y * half * 2) / 2 });
  const box = (b: Box): Box => ({ ...point(b), w: b.w * half, h: b.h * half });
  const ends = [laid.left, laid.right].map(({ end }, i): End => {
    const tile = tiles.at(-i)!;
    return { number: tile[i]!, direction: end.direction, pocket: point(end.pocket), spot: box(end.spot), across: isDouble(tile) ? null : box(end.across) };
  });
  return {
    half, ends, rows: laid.left.rows + laid.right.rows - 1,
    places: laid.places.map((p) => ({ ...box(p), tile: p.tile, flip: p.flip })),
    folded: hidden && { ...box(laid.middle), ...hidden, count: hidden.to - hidden.from + 1 },
  };
}

function empty(room: Room & { gap: number }, sizes: number[]): Picture {
  const most = Math.min((room.width - 2 * room.gap) / ACROSS, (room.height - 2 * room.gap) / 2);
  const half = sizes.find((size) => size <= most) ?? sizes.at(-1)!;
  const at = { x: Math.round(room.width / 2), y: Math.round(room.height / 2) };
  const spot = { ...at, w: 2 * half, h: half };
  return { half, places: [], folded: null, rows: 1, ends: [{ number: -1, direction: "start", pocket: at, spot, across: { ...at, w: half, h: 2 * half } }] };
}

/** Folds `tiles` (left to right, opening tile at `anchor`) into a box; below `least` px a half the middle is hidden. */
export function fold(tiles: Pair[], { least = 18, most = 44, gap = 6, ...given }: Room): Picture {
  const room = { ...given, gap };
  const width = room.width - 2 * gap, height = room.height - 2 * gap, sizes = halfSizes(least, most);
  if (!tiles.length) return empty(room, sizes);
  const length = tiles.reduce((sum, tile) => sum + (isDouble(tile) ? 1 : 2), 0);
  const attempt = (half: number, hidden: Span | null): Picture | null => {
    if (half * (half > least ? ACROSS : NARROWEST) > width) return null;
    const straight = !hidden && (length + 5) * half <= width; // with the next tiles, and whole steps sideways
    const limit = width / 2 / half, step = straight ? sideStep(tiles, lay(tiles, room.anchor, null, [Infinity, Infinity], half), limit) : 0;
    const laid = lay(tiles, room.anchor, hidden, [limit + step, limit - step], half);
    const lean = straight ? step : sideStep(tiles, laid, limit);
    return (laid.right.far - laid.left.far) * half <= height ? finish(tiles, laid, half, hidden, room, lean) : null;
  };
  for (const half of sizes) {
    const whole = attempt(half, null);
    if (whole) return whole;
  }
  return foldMiddle(tiles.length, room.anchor, least, attempt);
}

/** Below `least` only in a box too small for the two ends themselves. */
function foldMiddle(count: number, anchor: number, least: number, attempt: (half: number, hidden: Span | null) => Picture | null): Picture {
  for (let half = least; half > 2; half -= 2) {
    const whole = half < least ? attempt(half, null) : null;
    if (whole) return whole;
    for (const [lump, keep] of [[LUMP, KEPT], [1, 2]] as const) {
      for (const hidden of hidings(count, anchor, lump, keep)) {
        const part = attempt(half, hidden);
        if (part) return part;
      }
    }
  }
  throw new RangeError("no room for a chain");
}
