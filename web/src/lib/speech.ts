/** Names and small phrases that labels and answers share. Words come as arguments, so that this runs anywhere. */
import type { SeatView, TableView, TrainView } from "./wire";

export interface Tongue {
  w(id: string, args?: Record<string, string | number>): string;
  list(items: readonly string[], closing?: "nor"): string;
}

export const isMine = (view: TableView): boolean => view.you !== null && view.to_play === view.you && view.phase === "playing";

export const seatOf = (view: TableView, seat: number | null): SeatView | undefined => view.seats.find((one) => one.seat === seat);

export const nameOf = (view: TableView, seat: number | null): string => seatOf(view, seat)?.name ?? "";

/** "on the left", "on Ana’s train". */
export function placeWords(view: TableView, at: string, { w }: Tongue): string {
  const row = view.trains?.rows.find(({ place }) => place === at);
  if (!row) return at === "start" ? w("place-open") : w("place-at", { place: at, owner: "" });
  const place = row.seat === null ? "mexican" : row.seat === view.you ? "yours" : "other";
  return w("place-at", { place, owner: nameOf(view, row.seat) });
}

/** The number that a tile would touch at a place; null where nothing lies yet. */
export function numberAt(view: TableView, at: string): number | null {
  const row = view.trains?.rows.find(({ place }) => place === at);
  return row ? row.end : (view.chain?.ends[at === "left" ? 0 : 1] ?? null);
}

/** A place as an option of the list of places. */
export function placeLabel(view: TableView, at: string, tongue: Tongue): string {
  const number = numberAt(view, at), place = placeWords(view, at, tongue);
  return number === null ? place : tongue.w("place-at-end", { place, number });
}

/** A tile of the hand: "6-3, playable on the left"; off turn its name alone. */
export function tileLabel(view: TableView, { tile, places }: { tile: string; places: readonly string[] }, tongue: Tongue): string {
  if (!places.length) return isMine(view) ? tongue.w("hand-not-now", { tile }) : tile;
  if (places.includes("start")) return tongue.w("hand-opens", { tile });
  return tongue.w("hand-playable", { tile, places: tongue.list(places.map((at) => placeWords(view, at, tongue))) });
}

export const trainName = (view: TableView, { seat }: TrainView, { w }: Tongue): string =>
  seat === null ? w("train-common") : seat === view.you ? w("train-own") : w("train-of", { name: nameOf(view, seat) });

export function trainState({ seat, open, cover, end }: TrainView, { w }: Tongue): string {
  if (cover) return w("train-cover", { number: end });
  return seat === null ? w("train-for-all") : w(open ? "train-open" : "train-closed");
}

/** A train in one sentence; where a double waits, its number is the end. */
export function trainWords(view: TableView, row: TrainView, tongue: Tongue): string {
  const train = trainName(view, row, tongue), state = trainState(row, tongue).toLocaleLowerCase();
  return row.cover ? `${train}, ${state}.` : `${tongue.w("train-says", { train, state, number: row.end })}.`;
}

export const pair = ([a, b]: readonly [number, number]): string => `${a}-${b}`;

export const numbers = (passed: readonly number[], { w, list }: Tongue, closing?: "nor"): string => list(passed.map((n) => w(`number-${n}`)), closing);

export const seconds = (deadline: number, now: number): number => Math.max(0, Math.ceil((deadline - now) / 1000));

export const letter = (side: number): string => "ABCDEFGHIJ"[side] ?? "";

/** All there is to say about a seat, one thing after the other; its name first. */
export function seatFacts(view: TableView, seat: SeatView, tongue: Tongue): string[] {
  const { w } = tongue, you = view.seats.find((one) => one.seat === view.you);
  const side = view.sides.find((one) => one.side === seat.side);
  return [
    seat.seat === view.you ? w("seat-you") : seat.name,
    seat.bot ? w("seat-robot") : "",
    view.teams ? (you?.side === seat.side ? w("team-yours") : w("team", { letter: letter(seat.side) })) : "",
    view.phase === "playing" && view.to_play === seat.seat ? w("seat-turn") : "",
    seat.out ? w("seat-out") : w("tiles", { count: seat.tiles }),
    seat.passed.length ? w("seat-passed", { numbers: numbers(seat.passed, tongue) }) : "",
    view.teams || !side ? "" : w("points", { points: side.total }),
    seat.left ? w("seat-left") : seat.away ? w("seat-away") : "",
  ].filter(Boolean);
}

const within = (text: string): string => `${text[0]?.toLocaleLowerCase() ?? ""}${text.slice(1)}`;

/** The same as the label of the seat's button. */
export function seatWords(view: TableView, seat: SeatView, tongue: Tongue): string {
  const [name = "", ...facts] = seatFacts(view, seat, tongue);
  return [name, ...facts.map(within)].join(", ");
}
