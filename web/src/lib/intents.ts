/** What a wish at the table comes to: an intent to send, a question where, or a refusal. Knows no rules: the view has them. */
import type { Intent, TableView, TileView } from "./wire";

export type Outcome =
  | { is: "intent"; intent: Intent }
  | { is: "where" }
  | { is: "refused"; why: string; tile?: string };

const refused = (why: string, tile?: string): Outcome => (tile === undefined ? { is: "refused", why } : { is: "refused", why, tile });
const play = (tile: TileView, at: string): Outcome => ({ is: "intent", intent: { kind: "play", tile: tile.tile, at } });

/** Why this person cannot play at all now, or null. */
export function barred(view: TableView): string | null {
  if (view.hand === null) return "reason-not-seated";
  if (view.phase !== "playing") return "reason-not-running";
  return view.to_play === view.you ? null : "reason-not-your-turn";
}

/** Play the chosen tile where there is one place. */
export function playChosen(view: TableView, tile: TileView | null): Outcome {
  const bar = barred(view);
  if (bar) return refused(bar);
  if (!tile) return refused("hand-none-chosen");
  const [at] = tile.places;
  if (at === undefined) return refused("hand-does-not-fit", tile.tile);
  return tile.places.length === 1 ? play(tile, at) : { is: "where" };
}

/** Play the chosen tile at a place. */
export function playAt(view: TableView, tile: TileView | null, at: string): Outcome {
  const bar = barred(view);
  if (bar) return refused(bar);
  if (!tile) return refused("hand-none-chosen");
  return tile.places.includes(at) ? play(tile, at) : refused("hand-not-there", tile.tile);
}

/** Play the chosen tile on a side of the chain; the opening tile has no side, so both mean it. */
export function playSide(view: TableView, tile: TileView | null, side: "left" | "right"): Outcome {
  if (view.trains) return refused("answer-no-sides");
  return playAt(view, tile, tile?.places.includes("start") ? "start" : side);
}

/** Play the chosen tile on the train with that number: 1 the first seat's … 0 the mexican one. */
export function playTrain(view: TableView, tile: TileView | null, digit: number): Outcome {
  if (!view.trains) return refused("answer-no-trains");
  const row = view.trains.rows.find(({ seat }) => seat === (digit === 0 ? null : digit - 1));
  return row ? playAt(view, tile, row.place) : refused("answer-no-such-train");
}

const asked = (why: string | null, intent: Intent): Outcome =>
  why === null ? { is: "intent", intent } : refused(`reason-${why}`);

export const draw = (view: TableView): Outcome => asked(view.draw, { kind: "draw" });
export const pass = (view: TableView): Outcome => asked(view.pass, { kind: "pass" });

/** The next playable tile from `from` on (-1: none), forwards or backwards; null if there is none. */
export function nextPlayable(hand: readonly TileView[], from: number, step: 1 | -1): string | null {
  for (let n = 1; n <= hand.length; n++) {
    const start = from < 0 && step < 0 ? 0 : from;
    const tile = hand[(start + step * n + hand.length * 2) % hand.length];
    if (tile?.places.length) return tile.tile;
  }
  return null;
}
