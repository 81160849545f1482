/** What a person does at the table: which tile is chosen, where the focus is, which sheet lies open. */
import { tick } from "svelte";
import * as intents from "../lib/intents";
import { prefersReducedMotion } from "svelte/motion";
import type { Point } from "../board/shapes";
import { settings } from "../lib/settings.svelte";
import type { Intent, News, TableView, TileView } from "../lib/wire";
import { list, w } from "../lib/words";
import { Flights } from "./laid";
import { bySize, inOrder, moved } from "./order";
import { isMine, placeWords } from "../lib/speech";
import { tongue } from "./tongue";
import { Typing } from "./typing";

const CAREFUL = 400; // ms at the start of a turn in which a tap only chooses
const TWICE = 600; // ms in which the same wish is not sent again

export type Sheet = "keys" | "log" | "scores" | "known" | { seat: number };

export interface Seen {
  view: TableView;
  log: News[];
  send: (intent: Intent) => void;
  ask: () => void;
  say: (text: string, urgent?: boolean) => void;
}

export class Desk {
  chosen = $state<string | null>(null);
  row = $state(0);
  sorted = $state(false);
  /** The hand as its player has put it. */
  order = $state.raw<string[]>([]);
  note = $state.raw<{ text: string } | null>(null);
  root: HTMLElement | null = null;

  #sheet = $state<Sheet | null>(null);
  #opener: Element | null = null;
  #index = 0;
  #pointer = false;
  #turn = -1;
  #since = 0;
  #sent = { what: "", at: 0 };
  #inside = false;
  readonly #flights = new Flights();
  readonly #typing = new Typing(this);

  constructor(readonly seen: () => Seen) {}

  get view(): TableView {
    return this.seen().view;
  }

  /** The hand as it is shown: as it came, as it was put, or sorted by its larger halves. */
  get hand(): TileView[] {
    const hand = this.view.hand ?? [];
    return this.sorted ? [...hand].sort(bySize) : inOrder(hand, this.order);
  }

  /** Whether nothing is to move. */
  get still(): boolean {
    return settings.still || prefersReducedMotion.current;
  }

  /** From where a laid tile comes; null when it lies there already. */
  from(tile: string): Point | null {
    return this.#flights.from(tile);
  }

  /** Put a tile of the hand where another stands. */
  put(tile: string, to: string): void {
    this.order = moved(this.hand.map((one) => one.tile), tile, to);
    this.sorted = false;
    this.choose(tile);
  }

  get tile(): TileView | null {
    return this.hand.find(({ tile }) => tile === this.chosen) ?? null;
  }

  /** The places that are lit: where the chosen tile may go. */
  get lit(): string[] {
    return this.tile?.places ?? [];
  }

  get sheet(): Sheet | null {
    return this.#sheet;
  }

  /** One sheet may lead to another; when the last one closes the focus goes back to what opened the first. */
  set sheet(sheet: Sheet | null) {
    if (sheet !== null && this.#sheet === null) this.#opener = document.activeElement;
    this.#sheet = sheet;
    if (sheet === null) void tick().then(() => this.#giveBack());
  }

  #giveBack(): void {
    if (this.#opener instanceof HTMLElement && this.#opener !== document.body) this.#opener.focus();
    // what opened it may be gone, or hidden since the window was turned
    if (document.activeElement === document.body || !document.activeElement) this.focusTile();
  }

  say(text: string, urgent = false): void {
    this.note = { text };
    this.seen().say(text, urgent);
  }

  choose(tile: string): void {
    this.chosen = tile;
    this.#index = this.hand.findIndex((one) => one.tile === tile);
  }

  /** Focus by key chooses; by pointer the tap decides. */
  focused(tile: string): void {
    if (!this.#pointer) this.choose(tile);
  }

  tap(tile: TileView): void {
    const careful = performance.now() - this.#since < CAREFUL;
    if (this.chosen !== tile.tile || careful) this.choose(tile.tile);
    else if (isMine(this.view)) this.settle(intents.playChosen(this.view, tile));
  }

  /** `dropped`: where the tile was let go, if it was dragged. */
  playAt(at: string, dropped: Point | null = null): void {
    this.#flights.dropped = dropped;
    this.settle(intents.playAt(this.view, this.tile, at));
  }

  draw = (): void => this.settle(intents.draw(this.view));
  pass = (): void => this.settle(intents.pass(this.view));

  /** What is best, and why: the house says it, where the table gives hints. */
  hint = (): void => {
    if (!this.view.hints) return this.say(w("reason-no-hints"));
    const barred = intents.barred(this.view);
    if (barred) return this.say(w(barred), true);
    this.seen().ask();
  };

  pointer(on: boolean): void {
    this.#pointer = on;
  }

  /** Remembers whether the focus is with the tiles, so that it can be given back when its tile goes away. */
  focusIn(target: EventTarget | null): void {
    this.#inside = target instanceof Element && target.closest("[data-tile], [data-place]") !== null;
  }

  /** After each new view: notices a new turn, and keeps the choice and the focus at the same place of the hand. */
  update(): void {
    const { view, hand } = this;
    this.#flights.follow(view, this.still, (selector) => this.find(selector));
    if (view.turn !== this.#turn) [this.#turn, this.#since] = [view.turn, performance.now()];
    if (this.chosen !== null && !this.tile) {
      const next = hand[Math.min(this.#index, hand.length - 1)];
      this.chosen = this.#pointer ? null : (next?.tile ?? null);
      if (this.#inside && next) void tick().then(() => this.#rescue(next.tile));
    } else if (this.#inside) void tick().then(() => this.#rescue(this.chosen));
    if (this.chosen !== null) this.#index = hand.findIndex(({ tile }) => tile === this.chosen);
  }

  /** Focus never falls to the page itself. */
  #rescue(tile: string | null): void {
    if (document.activeElement === document.body || !document.activeElement) this.focusTile(tile);
  }

  focusTile(tile: string | null = this.chosen): void {
    const option = tile === null ? null : this.find(`[data-tile="${tile}"]`);
    (option ?? this.find("[data-hand]"))?.focus();
  }

  /** The first element of the table that `selector` finds. */
  find(selector: string): HTMLElement | null {
    return this.root?.querySelector<HTMLElement>(selector) ?? null;
  }

  /** Send what came out; ask where, or say why not. */
  settle(outcome: intents.Outcome): void {
    if (outcome.is === "intent") this.#send(outcome.intent);
    else if (outcome.is === "where") this.#ask();
    else this.say(w(outcome.why, { tile: outcome.tile ?? "" }), true);
  }

  #send(intent: Intent): void {
    const what = JSON.stringify([intent, this.view.turn]), now = performance.now();
    if (this.#sent.what === what && now - this.#sent.at < TWICE) return;
    this.#sent = { what, at: now };
    this.seen().send(intent);
  }

  /** Two places or more: the focus goes to the first of them, the others are said. */
  #ask(): void {
    this.find("[data-place]")?.focus();
    this.say(w("places-where", { places: list(this.lit.map((at) => placeWords(this.view, at, tongue))) }));
  }

  /** Every key answers; true if it was ours. `covered`: something lies over the table. */
  key(event: KeyboardEvent, covered = false): boolean {
    return this.#typing.key(event, covered);
  }
}
