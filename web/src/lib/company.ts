/** How people stand to a table, and how its match stands. */
import type { TableView } from "./wire";

export type Standing = "seat" | "left" | "onlooker" | "visitor";

/** How this person stands to the table: with a seat, with one they have left for good, looking on, or before the door. */
export function standing(view: TableView): Standing {
  const running = view.phase === "playing" || view.phase === "between";
  if (view.you !== null) return running && view.seats[view.you]?.left ? "left" : "seat";
  return view.sees ? "onlooker" : "visitor";
}

/** Whether there is somebody to say a phrase to, and something to say. */
export const mayTalk = (view: TableView): boolean =>
  view.access !== "solo" && standing(view) === "seat" && view.phrases.length > 0;

/** A waiting room whose match is over and wanted again: somebody is ready for it already. */
export const wanted = (view: TableView): boolean =>
  view.phase === "waiting" && view.seats.some((seat) => seat.ready && seat.bot === null);

/** How a match came to its end, for those who see it; closed: none was begun. */
export function ending(view: TableView): "won" | "abandoned" | "closed" | null {
  if (view.phase !== "over") return null;
  if (view.winners !== null) return "won";
  return view.round > 0 ? "abandoned" : "closed";
}

/** How somebody answered what the table asked: they go on alone; these knocks are put off. */
export interface Answered {
  goesOn: boolean;
  put: readonly string[];
}
