/** The people around a table, beside those who sit at it: what the view says of them, and what may be asked for. */
import type { Intent, SeatView, TableView } from "./wire";

export interface Knock {
  seat: number;
  name: string;
}

interface Company {
  phrases: string[];
  onlookers: string[];
  watch: string | null;
  watching: boolean;
  sees: boolean;
  knocks: Knock[];
  may_grant: boolean;
  start_count: number | null;
}

const NOBODY: Company = {
  phrases: [],
  onlookers: [],
  watch: null,
  watching: false,
  sees: true,
  knocks: [],
  may_grant: false,
  start_count: null,
};

/** Who is around, and what this person may do about it. */
export const companyOf = (view: TableView): Company => ({ ...NOBODY, ...view });

/** A seat that a visitor may ask for. */
export const isFree = (seat: SeatView & { free_to_ask?: boolean }): boolean => seat.free_to_ask ?? false;

export const knock = (seat: number): Intent => ({ kind: "knock", seat }) as unknown as Intent;
export const grant = (seat: number): Intent => ({ kind: "grant", seat }) as unknown as Intent;

export type Standing = "seat" | "left" | "onlooker" | "visitor";

/** How this person stands to the table: with a seat, with one they have left for good, looking on, or before the door. */
export function standing(view: TableView): Standing {
  const running = view.phase === "playing" || view.phase === "between";
  if (view.you !== null) return running && view.seats[view.you]?.left ? "left" : "seat";
  return companyOf(view).sees ? "onlooker" : "visitor";
}

/** A waiting room whose match is over and wanted again: somebody is ready for it already. */
export const wanted = (view: TableView): boolean =>
  view.phase === "waiting" && view.seats.some((seat) => seat.ready && seat.bot === null);

/** How a match came to its end, for those who see it; closed: none was begun. */
export function ending(view: TableView): "won" | "abandoned" | "closed" | null {
  if (view.phase !== "over") return null;
  if (view.winners !== null) return "won";
  return view.round > 0 ? "abandoned" : "closed";
}
