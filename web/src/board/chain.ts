/** What Chain.svelte draws: the folded chain, and its ends as pockets or as places for the chosen tile. Pure. */
import type { ChainView, TileView } from "../lib/wire";
import { fold, type Picture } from "./fold";
import { ghost, isDouble, pairOf, type Box, type Direction, type End, type Pair, type Point } from "./shapes";

const PHONE = 600; // px: a narrower board has smaller tiles and no letters beside its ends

export interface Mark {
  at: "left" | "right" | "start";
  lit: boolean;
  number: number;
  pocket: Point;
  box: Box;
  numbers: Pair;
  side: Direction;
}

/** The chain in a box of px, or null while there is no box; `unfolded` takes the height that the whole chain needs. */
export function pictureOf(chain: ChainView, width: number, height: number, unfolded: boolean, top: number): { picture: Picture; height: number } | null {
  if (width < 180 || height < 80) return null;
  const phone = width < PHONE;
  const room = { width, anchor: chain.anchor, least: top > 6 ? 22 : 18, most: phone ? 40 : 58, gap: phone ? 6 : 26 };
  let picture = fold(chain.tiles, { ...room, height }), tall = height;
  while (unfolded && picture.folded && tall < height * 20) {
    tall = Math.round(tall * 1.25);
    picture = fold(chain.tiles, { ...room, height: tall });
  }
  return { picture, height: tall };
}

/** On which side of a lit place its letter stands: the one that leads away from the chain. */
function outside({ direction, pocket }: End, box: Box): Direction {
  if (box.x !== pocket.x) return box.x < pocket.x ? "left" : "right";
  if (box.y !== pocket.y) return box.y < pocket.y ? "up" : "down";
  return direction;
}

/** Both ends of the picture; those in `lit` with the chosen tile as it would lie. */
export function marksOf(picture: Picture, tile: TileView | null, lit: readonly string[]): Mark[] {
  const chosen = tile && pairOf(tile.tile);
  return picture.ends.map((end, i): Mark => {
    const at = end.direction === "start" ? "start" : i ? "right" : "left";
    const box = chosen && isDouble(chosen) && end.across ? end.across : end.spot;
    return {
      at, box, number: end.number, pocket: end.pocket, side: outside(end, box), lit: lit.includes(at),
      numbers: !chosen ? [0, 0] : at === "start" ? chosen : ghost(chosen, end.number, box, end.pocket),
    };
  });
}
