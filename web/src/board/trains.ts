// Trains as rows. Pure, like fold.ts. A row never wraps: a train too long for it is cut off on the engine’s side, so that its
// end stays in sight, and the ends of all long trains stand under one another.
import { halfSizes, isDouble, type End, type Pair, type Place } from "./shapes";

const NEXT = 2; // room for the next tile
const COMFORT = [24, 36] as const; // px: below such a size, as the rows are wide, a long train is cut off rather than shrinking every row
const ENOUGH = 16; // halves in a row that are worth so much size

export interface Train {
  places: Place[];
  /** How many tiles cannot be seen at all. */
  hidden: number;
  /** Whether its beginning is out of sight. */
  cut: boolean;
  end: End;
}

const lengthOf = (tiles: Pair[]): number => tiles.reduce((sum, tile) => sum + (isDouble(tile) ? 1 : 2), 0);

/** The half-tile (px) for rows of this width and height: the largest that shows all, else the least comfortable one. */
export function trainHalf(rows: Pair[][], width: number, height: number, { least = 18, most = 40, gap = 4 } = {}): number {
  const tallest = (height - gap) / 2; // a double stands in the row
  const sizes = halfSizes(least, Math.min(most, tallest)).filter((half) => half <= Math.max(tallest, least));
  const wished = Math.min(Math.max(COMFORT[0], width / ENOUGH), COMFORT[1]);
  const comfort = Math.max(least, Math.min(wished, ...sizes.slice(0, 1)));
  const usable = sizes.filter((half) => half >= comfort);
  return usable.find((half) => rows.every((tiles) => (lengthOf(tiles) + NEXT) * half <= width)) ?? usable.at(-1) ?? least;
}

/** One train in a row `width` px wide, its middle line at y = 0; `engine` is the end of an empty one. */
export function layTrain(tiles: Pair[], engine: number, half: number, width: number): Train {
  const over = Math.max(0, (lengthOf(tiles) + NEXT) * half - width);
  let x = -over;
  const all = tiles.map((tile, i): Place => {
    const w = isDouble(tile) ? half : 2 * half;
    x += w;
    return { x: x - w / 2, y: 0, w, h: isDouble(tile) ? 2 * half : half, tile: i, flip: false };
  });
  const places = all.filter((place) => place.x + place.w / 2 > 0), last = tiles.at(-1);
  return {
    places, hidden: all.length - places.length, cut: over > 0,
    end: {
      number: last ? last[1] : engine, direction: "right", pocket: { x: x + half / 2, y: 0 }, spot: { x: x + half, y: 0, w: 2 * half, h: half },
      across: last && isDouble(last) ? null : { x: x + half / 2, y: 0, w: half, h: 2 * half },
    },
  };
}
