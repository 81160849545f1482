/** Sides in words: a player alone, or a team by its letter, as the reader sees them. */
import type { ResultView, TableView } from "./wire";
import { letter, nameOf } from "./speech";
import { list, w } from "./words";

type Args = Record<string, string | number>;

const seatsOf = (view: TableView, side: number) => view.sides.find((other) => other.side === side)?.seats ?? [];

/** What the catalogs' `side` takes: form, side, letter. */
export function sideArgs(view: TableView, side: number | null): Args {
  if (side === null) return { form: "none", side: "", letter: "" };
  const seats = seatsOf(view, side);
  const mine = view.you !== null && seats.includes(view.you);
  const form = view.teams > 0 ? (mine ? "ours" : "team") : mine ? "you" : "name";
  return { form, side: nameOf(view, seats[0] ?? null), letter: letter(side) };
}

/** A side as a heading: a player's name, or "Team A". */
export function sideName(view: TableView, side: number): string {
  return view.teams > 0 ? w("team", { letter: letter(side) }) : nameOf(view, seatsOf(view, side)[0] ?? null);
}

/** What was left in the hands of a side. */
export function weight(view: TableView, result: ResultView, side: number): number {
  const seats = seatsOf(view, side);
  return result.hands.filter((hand) => seats.includes(hand.seat)).reduce((sum, hand) => sum + hand.pips, 0);
}

/** The sentence that says what decided a round. */
export function verdict(view: TableView, result: ResultView): string {
  const actor = result.seat === null ? "none" : result.seat === view.you ? "you" : "other";
  const points = result.side === null ? 0 : (result.scores[result.side] ?? 0);
  const who = nameOf(view, result.seat);
  return w(`decided-${result.decided}`, { ...sideArgs(view, result.side), actor, who, tie: result.tie ?? 0, points, game: view.game });
}

/** "Team A wins the match." */
export function winners(view: TableView): string {
  const won = view.winners ?? [];
  const args = sideArgs(view, won.length === 1 ? (won[0] ?? null) : null);
  const sides = list(won.map((side) => w("side", sideArgs(view, side))));
  return w("news-won", { ...args, winners: won.length, sides });
}

/** "Ana reaches the limit and plays no more." */
export const eliminated = (view: TableView, side: number): string => w("news-eliminated", sideArgs(view, side));
