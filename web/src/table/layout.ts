/** Where people and tiles go on the screen. Pure. */
import type { SeatView, TableView } from "../lib/wire";

export type Spot = "left" | "top" | "right";

/** The others around the table as the turn goes, or null where they stand in rows of chips: more than four, or somebody watches. */
export function around(view: TableView): Map<number, Spot> | null {
  const count = view.seats.length;
  if (view.you === null || view.trains || count < 2 || count > 4) return null;
  const spots: Record<number, Spot[]> = { 2: ["top"], 3: ["left", "right"], 4: ["left", "top", "right"] };
  return new Map((spots[count] ?? []).map((spot, i) => [((view.you ?? 0) + i + 1) % count, spot]));
}

/** How many chips stand in a row: a column a team, else at most five. */
export function columns(view: TableView): number {
  const count = view.seats.length;
  return view.teams && count > 4 ? view.teams : count <= 5 ? count : Math.ceil(count / 2);
}

/** The shortest beginning of a name, of `least` letters or more, that nobody else's has. */
export function initials(name: string, names: readonly string[], least = 2): string {
  const others = names.filter((other) => other !== name).map((other) => other.toLocaleLowerCase());
  for (let n = least; n < Math.min(name.length, 4); n++) {
    const start = name.slice(0, n);
    if (!others.some((other) => other.startsWith(start.toLocaleLowerCase()))) return start;
  }
  return name.slice(0, 4);
}

export const partnerOf = (view: TableView, { seat, side }: SeatView): boolean =>
  view.teams > 0 && seat !== view.you && view.seats.some((me) => me.seat === view.you && me.side === side);

export interface HandShape {
  width: number;
  gap: number;
  columns: number;
}

/** A hand that goes sideways: its last tile in sight is seen by half, so that it shows that there are more. */
function peeking({ width, gap, columns }: HandShape, room: number): HandShape {
  if (columns * (width + gap) - gap + 16 <= room) return { width, gap, columns };
  const whole = Math.floor((room - 8 - width / 2) / (width + gap));
  return { width, gap: Math.floor((room - 8 - (whole + 0.5) * width) / Math.max(1, whole)), columns };
}

/** The size of the hand's tiles: one row as large as it can be, else two rows; more than that goes sideways. `beside` the board: as many rows as it takes. */
export function handShape(count: number, room: number, windowHeight: number, beside = false): HandShape {
  const phone = room < 560, gap = phone ? 6 : 12;
  if (beside) return { width: 44, gap: 6, columns: Math.max(1, Math.floor((room - 16 + 6) / (44 + 6))) };
  const most = windowHeight < 520 ? 44 : phone ? 52 : Math.max(44, Math.min(76, Math.round(windowHeight * 0.095)));
  const least = phone || windowHeight < 600 ? 44 : Math.min(52, most);
  const fit = (columns: number) => Math.floor((room - 16 - (columns - 1) * gap) / Math.max(1, columns));
  if (fit(count) >= least) return { width: Math.min(most, fit(count)), gap, columns: count };
  if (windowHeight < 600) return peeking({ width: least, gap, columns: count }, room);
  const half = Math.ceil(count / 2);
  return peeking({ width: Math.max(44, Math.min(phone ? 44 : 48, fit(half))), gap: phone ? 6 : 8, columns: half }, room);
}
