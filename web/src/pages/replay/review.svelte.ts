/** A review as it comes in, round by round. */
import { problemOf, Refused } from "../../lib/api";
import type { ReviewRound, ReviewSum, ReviewTurn } from "../../lib/wire";
import { w } from "../../lib/words";

type Ask = (signal: AbortSignal) => AsyncIterable<ReviewRound>;

export class Review {
  /** By the line of the record. */
  turns: ReadonlyMap<number, ReviewTurn> = $state.raw(new Map());
  sum = $state.raw<ReviewSum | null>(null);
  round = $state(0);
  rounds = $state(0);
  problem = $state("");
  #stop: AbortController | null = null;

  constructor(
    private readonly ask: Ask,
    private readonly say: (text: string) => void,
  ) {}

  get begun(): boolean {
    return this.#stop !== null;
  }

  /** Ask for it, or ask anew in another language; what is here stays until it is told anew. */
  async begin(): Promise<void> {
    this.stop();
    const mine = (this.#stop = new AbortController());
    [this.sum, this.round, this.rounds, this.problem] = [null, 0, 0, ""];
    try {
      for await (const one of this.ask(mine.signal)) this.#take(one);
      if (!this.sum && mine === this.#stop) throw new Refused("unreachable", "");
      this.say(w("review-ready"));
    } catch (error) {
      if (mine !== this.#stop || mine.signal.aborted) return;
      this.problem = problemOf(error);
      this.say(this.problem);
    }
  }

  stop(): void {
    this.#stop?.abort();
    this.#stop = null;
  }

  #take({ round, rounds, turns, sum }: ReviewRound): void {
    this.turns = new Map([...this.turns, ...turns.map((turn): [number, ReviewTurn] => [turn.n, turn])]);
    [this.round, this.rounds, this.sum] = [round, rounds, sum];
  }

  /** Whether all is known of a round. */
  covers(round: number): boolean {
    return this.sum !== null || round <= this.round;
  }

  /** Why there is no more of it: nobody has asked for it, it is being made, or it failed. */
  get missing(): string {
    if (!this.begun) return w("review-not-yet");
    return this.problem || w("review-making", { round: this.round, rounds: this.rounds });
  }

  /** All that is to be said of a line of the record, which is in this round. */
  words(n: number, round: number): string {
    const turn = this.turns.get(n);
    if (!turn) return this.covers(round) ? w("review-no-choice") : this.missing;
    return [turn.text, turn.opened, ...turn.known, ...turn.choices.map(({ worth }) => worth)].join(" ");
  }

  /** The next turn that decided something, or the one before. */
  beside(n: number, step: 1 | -1): number | null {
    const lines = this.sum?.turning ?? [];
    return (step > 0 ? lines.find((one) => one > n) : lines.findLast((one) => one < n)) ?? null;
  }
}
