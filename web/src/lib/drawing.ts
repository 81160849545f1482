/** Somebody's draws are silent until what ends them; if that takes long, it is said that they are drawing. */
import type { News } from "./wire";

const LONG = 5000; // ms since the first of the draws

interface Clock {
  later(then: () => void, ms: number): number;
  never(timer: number): void;
}

const here: Clock = { later: (then, ms) => window.setTimeout(then, ms), never: (timer) => window.clearTimeout(timer) };

const isSilentDraw = (item: News): boolean => item.kind === "drew" && !item.spoken && !item.past;

/** Follows the news and tells once for each row of draws whose they are. */
export class Drawing {
  #seat: number | null = null;
  #timer: number | null = null;

  constructor(
    private readonly tell: (seat: number) => void,
    private readonly clock: Clock = here,
  ) {}

  /** Take in the news of a frame; what is only said at the table ends no row. */
  follow(news: readonly News[]): void {
    const last = news.filter((item) => item.kind !== "said").at(-1);
    if (last) this.#is(isSilentDraw(last) ? last.seat : null);
  }

  stop(): void {
    this.#is(null);
  }

  #is(seat: number | null): void {
    if (seat === this.#seat) return;
    if (this.#timer !== null) this.clock.never(this.#timer);
    this.#seat = seat;
    this.#timer = seat === null ? null : this.clock.later(() => this.tell(seat), LONG);
  }
}
