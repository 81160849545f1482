// Trains as rows. Pure, like fold.ts. A row never wraps: a train too long for it is folded on the engine’s side, a lump at a
// time, so that its end stays in sight and the tiles that are seen lie still until the row is full again.
import { halfSizes, isDouble, type Box, type End, type Pair, type Place } from "./shapes";

const PILL = 1.5; // half-tiles: the placeholder "+12"
const NEXT = 2; // room for the next tile
const COMFORT = 24; // px: below this size a long train folds rather than shrinking every row

export interface Train {
  places: Place[];
  hidden: number;
  pill: Box | null;
  end: End;
}

const lengthOf = (tiles: Pair[]): number => tiles.reduce((sum, tile) => sum + (isDouble(tile) ? 1 : 2), 0);

/** The half-tile (px) for rows of this width and height: the largest that shows all, else the least comfortable one. */
export function trainHalf(rows: Pair[][], width: number, height: number, { least = 18, most = 40, gap = 4 } = {}): number {
  const tallest = (height - gap) / 2; // a double stands in the row
  const sizes = halfSizes(least, Math.min(most, tallest)).filter((half) => half <= Math.max(tallest, least));
  const comfort = Math.max(least, Math.min(COMFORT, ...sizes.slice(0, 1)));
  const usable = sizes.filter((half) => half >= comfort);
  return usable.find((half) => rows.every((tiles) => (lengthOf(tiles) + NEXT) * half <= width)) ?? usable.at(-1) ?? least;
}

/** How many tiles at the engine’s side are hidden so that the rest, the placeholder and the next place fit. */
function hide(tiles: Pair[], room: number): number {
  if (lengthOf(tiles) + NEXT <= room) return 0;
  const most = tiles.length - 1, lump = Math.max(1, Math.floor((room - PILL - NEXT) / 5)); // most of what is seen stays
  let hidden = Math.min(2, most);
  while (hidden < most && PILL + lengthOf(tiles.slice(hidden)) + NEXT > room) hidden = Math.min(hidden + lump, most);
  return hidden;
}

/** One train in a row `width` px wide, its middle line at y = 0; `engine` is the end of an empty one. */
export function layTrain(tiles: Pair[], engine: number, half: number, width: number): Train {
  const hidden = hide(tiles, width / half);
  let x = hidden ? PILL * half : 0;
  const places = tiles.slice(hidden).map((tile, i): Place => {
    const w = isDouble(tile) ? half : 2 * half;
    x += w;
    return { x: x - w / 2, y: 0, w, h: isDouble(tile) ? 2 * half : half, tile: hidden + i, flip: false };
  });
  const last = tiles.at(-1);
  return {
    places, hidden, pill: hidden ? { x: (PILL * half) / 2, y: 0, w: PILL * half, h: half } : null,
    end: {
      number: last ? last[1] : engine, direction: "right", pocket: { x: x + half / 2, y: 0 }, spot: { x: x + half, y: 0, w: 2 * half, h: half },
      across: last && isDouble(last) ? null : { x: x + half / 2, y: 0, w: half, h: 2 * half },
    },
  };
}
