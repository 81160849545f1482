/** Where somebody is in a replay, how they move through it, and what is said on the way. */
import { openGuide } from "../../lib/guide";
import { actOf, reaches, type Act } from "../../lib/keys";
import { roundAt, roundFrom, viewAt } from "../../lib/replay";
import type { Review } from "./review.svelte";
import type { ReplayMatch, ReplayStep, TableView } from "../../lib/wire";
import { w } from "../../lib/words";
import { ANSWERS } from "../../table/answers";
import { letterOf, single } from "../../table/letters.svelte";
import { tongue } from "../../table/tongue";

export const SPEEDS = { slow: 3000, normal: 1500, fast: 600 }; // ms a line
export type Speed = keyof typeof SPEEDS;
export type Layer = "sheet" | "log" | "keys" | "link" | "review";

const SETTLE = 120; // ms: who rushes through hears where they stop

export class Player {
  at = $state(0);
  playing = $state(false);
  speed = $state<Speed>("normal");
  layer = $state<Layer | null>(null);
  note = $state.raw<{ text: string } | null>(null);
  review: Review | null = null;
  #later = 0;

  constructor(
    private readonly seen: () => ReplayMatch,
    private readonly speak: (text: string) => void,
    at: number,
  ) {
    this.at = this.#within(at);
  }

  get match(): ReplayMatch {
    return this.seen();
  }

  get last(): number {
    return this.match.steps.length - 1;
  }

  get step(): ReplayStep {
    return this.match.steps[this.at]!;
  }

  get view(): TableView {
    return viewAt(this.match, this.at);
  }

  /** Whether it is a match on trains, also while none lies there yet. */
  get onTrains(): boolean {
    return this.match.steps.some(({ trains }) => trains !== null);
  }

  get round() {
    return roundAt(this.match, this.at);
  }

  /** Of the round that is open; before the first one it is beyond them all. */
  get number(): number {
    return this.round?.round ?? Infinity;
  }

  /** How many tiles the fullest hand has at any time of the round that is open: hands keep their size all through it. */
  get most(): number {
    const { first = 0, last = 0 } = this.round ?? {};
    return Math.max(...this.match.steps.slice(first, last + 1).flatMap(({ hands }) => hands.map((hand) => hand.length)));
  }

  #within(at: number): number {
    return Math.max(0, Math.min(this.last, Number.isFinite(at) ? Math.trunc(at) : 0));
  }

  /** An answer: shown, and spoken. */
  say(text: string): void {
    this.note = { text };
    this.speak(text);
  }

  /** Go to a line and, once one stays there, tell it. */
  go(at: number): void {
    this.at = this.#within(at);
    this.note = null;
    clearTimeout(this.#later);
    this.#later = setTimeout(() => this.speak(this.step.text), SETTLE);
  }

  move(by: 1 | -1): void {
    this.playing = false;
    if (this.at + by < 0 || this.at + by > this.last) this.say(w(by < 0 ? "replay-at-start" : "replay-at-end"));
    else this.go(this.at + by);
  }

  jump(at: number): void {
    this.playing = false;
    this.go(at);
  }

  /** One line further by itself; at the end it stops. */
  tick(): void {
    if (this.at < this.last) this.go(this.at + 1);
    if (this.at >= this.last) this.playing = false;
  }

  toggle(): void {
    this.playing = !this.playing;
    if (this.playing && this.at === this.last) this.go(0);
    else this.say(w(this.playing ? "replay-playing" : "replay-paused"));
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#later);
  }

  /** Every hand, one after the other. */
  hands(): string {
    const words = this.match.seats.map(({ seat, name }) => {
      const tiles = this.step.hands[seat] ?? [];
      return tiles.length ? w("replay-hand", { name, tiles: tiles.join(", ") }) : w("replay-hand-none", { name });
    });
    return words.join(" ");
  }

  /** Where one is: the answer to a key that means nothing here. */
  where(): string {
    return `${w("replay-at", { n: this.at, all: this.last })}.`;
  }

  /** What a key means here, or where something lies over it; true if it was ours. `walk` is for the trains' rows. */
  key(event: KeyboardEvent, walk: (event: KeyboardEvent) => void, covered: boolean): boolean {
    const found = covered && !reaches(event.key) ? null : actOf(event, letterOf, single());
    if (!found) return false;
    if (covered && !this.#isQuestion(found.act)) this.say(w("replay-covered"));
    else if (this.step.trains && (found.act === "up" || found.act === "down")) walk(event);
    else this.#do(found.act);
    return true;
  }

  #isQuestion(act: Act): boolean {
    const otherDrawer = this.layer !== null && this.layer !== "sheet" && this.layer !== "keys";
    return act in ANSWERS || act === "again" || act === "hint" || act === "guide" || (act === "help" && otherDrawer);
  }

  /** To the next turn that decided something, or the one before. */
  #turn(step: 1 | -1): void {
    const n = this.review?.beside(this.at, step) ?? null;
    if (n === null) this.say(this.review?.sum ? w("review-no-further") : (this.review?.missing ?? this.where()));
    else this.jump(n);
  }

  #do(act: Act): void {
    switch (act) {
      case "back": return this.move(-1);
      case "on": return this.move(1);
      case "first": return this.jump(0);
      case "final": return this.jump(this.last);
      case "older": return this.jump(roundFrom(this.match, this.at, -1));
      case "newer": return this.jump(roundFrom(this.match, this.at, 1));
      case "draw": return this.toggle();
      case "again": return this.say(this.step.text);
      case "hand": return this.say(this.hands());
      case "hint": return this.say(this.review?.words(this.at, this.number) ?? this.where());
      case "next": return this.#turn(1);
      case "previous": return this.#turn(-1);
      case "help": this.layer = "keys"; return;
      case "guide": openGuide(this.match.game); return;
      case "ends": case "chain": case "counts": case "passes": case "known": case "scores": case "turn":
        return this.say(ANSWERS[act](this.view, tongue, Date.now()));
      default: return this.say(this.where());
    }
  }
}
