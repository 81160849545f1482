/** What a person does at the table: which tile is chosen, where the focus is, and what each key comes to. */
import { tick } from "svelte";
import * as intents from "../lib/intents";
import { openGuide } from "../lib/guide";
import { prefersReducedMotion } from "svelte/motion";
import type { Point } from "../board/shapes";
import { actOf, type Act } from "../lib/keys";
import { settings } from "../lib/settings.svelte";
import type { Intent, News, TableView, TileView } from "../lib/wire";
import { list, w } from "../lib/words";
import { ANSWERS } from "./answers";
import { sources } from "./laid";
import { letterOf, single } from "./letters.svelte";
import { bySize, inOrder, moved } from "./order";
import { isMine, placeWords, type Tongue } from "./speech";

const CAREFUL = 400; // ms at the start of a turn in which a tap only chooses
const TWICE = 600; // ms in which the same wish is not sent again

export type Sheet = "keys" | "log" | "scores" | { seat: number };

export interface Seen {
  view: TableView;
  log: News[];
  send: (intent: Intent) => void;
  say: (text: string, urgent?: boolean) => void;
}

export const tongue: Tongue = { w, list };

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
  #reading: number | null = null;
  #inside = false;
  #before: TableView | null = null;
  #dropped: Point | null = null;
  /** Where each tile that was just laid has come from, in px of the window. */
  #from = new Map<string, Point>();

  constructor(private readonly seen: () => Seen) {}

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
    return this.#from.get(tile) ?? null;
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
    else if (isMine(this.view)) this.#settle(intents.playChosen(this.view, tile));
  }

  /** `dropped`: where the tile was let go, if it was dragged. */
  playAt(at: string, dropped: Point | null = null): void {
    this.#dropped = dropped;
    this.#settle(intents.playAt(this.view, this.tile, at));
  }

  draw = (): void => this.#settle(intents.draw(this.view));
  pass = (): void => this.#settle(intents.pass(this.view));

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
    this.#trace(view);
    if (view.turn !== this.#turn) [this.#turn, this.#since] = [view.turn, performance.now()];
    if (this.chosen !== null && !this.tile) {
      const next = hand[Math.min(this.#index, hand.length - 1)];
      this.chosen = this.#pointer ? null : (next?.tile ?? null);
      if (this.#inside && next) void tick().then(() => this.#rescue(next.tile));
    } else if (this.#inside) void tick().then(() => this.#rescue(this.chosen));
    if (this.chosen !== null) this.#index = hand.findIndex(({ tile }) => tile === this.chosen);
  }

  /** Notes where the tiles came from that are new on the board: the hand, or the seat whose turn it was. Runs before they are drawn. */
  #trace(view: TableView): void {
    const before = this.#before;
    this.#before = view;
    this.#from = new Map();
    if (!before || before === view || this.still) return;
    this.#from = sources(before, view, (selector) => this.#find(selector), this.#dropped);
    this.#dropped = null;
  }

  /** Focus never falls to the page itself. */
  #rescue(tile: string | null): void {
    if (document.activeElement === document.body || !document.activeElement) this.focusTile(tile);
  }

  focusTile(tile: string | null = this.chosen): void {
    const option = tile === null ? null : this.#find(`[data-tile="${tile}"]`);
    (option ?? this.#find("[data-hand]"))?.focus();
  }

  #find(selector: string): HTMLElement | null {
    return this.root?.querySelector<HTMLElement>(selector) ?? null;
  }

  #settle(outcome: intents.Outcome): void {
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
    this.#find("[data-place]")?.focus();
    this.say(w("places-where", { places: list(this.lit.map((at) => placeWords(this.view, at, tongue))) }));
  }

  /** Every key answers; true if it was ours. */
  key(event: KeyboardEvent): boolean {
    const onButton = event.target instanceof Element && event.target.closest("button, a, summary, input, select") !== null;
    if (onButton && (event.key === "Enter" || event.key === " ")) return false;
    const found = actOf(event, letterOf, single());
    if (!found) return false;
    this.#pointer = false;
    const inPlaces = document.activeElement?.closest<HTMLElement>("[data-place]") ?? null;
    if (inPlaces && this.#amongPlaces(found.act, inPlaces)) return true;
    this.#do(found.act, found.digit);
    return true;
  }

  #amongPlaces(act: Act, at: HTMLElement): boolean {
    const places = [...(this.root?.querySelectorAll<HTMLElement>("[data-place]") ?? [])];
    const step = { back: -1, up: -1, on: 1, down: 1 }[act as string];
    if (step) places.at((places.indexOf(at) + step) % places.length)?.focus();
    else if (act === "first") places[0]?.focus();
    else if (act === "final") places.at(-1)?.focus();
    else if (act === "play") this.playAt(at.dataset.place ?? "");
    else if (act === "escape") this.focusTile();
    else return false;
    return true;
  }

  #do(act: Act, digit: number): void {
    switch (act) {
      case "back": return this.#walk(-1);
      case "on": return this.#walk(1);
      case "first": return this.#go(this.hand[0]?.tile ?? null);
      case "final": return this.#go(this.hand.at(-1)?.tile ?? null);
      case "earlier": return this.#shift(-1);
      case "later": return this.#shift(1);
      case "up": return this.#walkTrains(-1);
      case "down": return this.#walkTrains(1);
      case "next": return this.#hop(1);
      case "previous": return this.#hop(-1);
      case "play": return this.#settle(intents.playChosen(this.view, this.tile));
      case "left": case "right": return this.#settle(intents.playSide(this.view, this.tile, act));
      case "train": return this.#settle(intents.playTrain(this.view, this.tile, digit));
      case "draw": return this.draw();
      case "pass": return this.pass();
      case "escape": return this.focusTile();
      case "help": this.sheet = "keys"; return;
      case "guide": openGuide(this.view.game); return;
      case "again": return this.say(this.seen().log.at(-1)?.text ?? w("log-empty"));
      case "older": return this.#read(-1);
      case "newer": return this.#read(1);
      default: return this.say(ANSWERS[act](this.view, tongue, Date.now()));
    }
  }

  #go(tile: string | null): void {
    if (tile === null) return this.say(this.view.hand ? w("hand-empty") : w("hand-onlooker"));
    this.choose(tile);
    this.focusTile(tile);
  }

  #walk(step: 1 | -1): void {
    const { hand } = this, at = hand.findIndex(({ tile }) => tile === this.chosen);
    const next = at < 0 ? (step > 0 ? 0 : hand.length - 1) : (at + step + hand.length) % hand.length;
    this.#go(hand[next]?.tile ?? null);
  }

  /** Moves the chosen tile within the hand; it says its new place. */
  #shift(step: 1 | -1): void {
    const { hand, chosen } = this, at = hand.findIndex(({ tile }) => tile === chosen), to = hand[at + step];
    if (chosen === null || at < 0) return this.say(w(this.view.hand ? "hand-none-chosen" : "hand-onlooker"));
    if (to) this.put(chosen, to.tile);
    this.say(w("hand-moved", { tile: chosen, place: to ? at + step + 1 : at + 1, count: hand.length }));
    void tick().then(() => this.focusTile(chosen));
  }

  #hop(step: 1 | -1): void {
    const at = this.hand.findIndex(({ tile }) => tile === this.chosen), next = intents.nextPlayable(this.hand, at, step);
    if (next === null) this.say(w(intents.barred(this.view) ?? "hand-nothing"));
    else this.#go(next);
  }

  #walkTrains(step: 1 | -1): void {
    const rows = this.view.trains?.rows.length ?? 0;
    if (!rows) return this.say(w("answer-no-trains"));
    const on = document.activeElement?.closest("[data-row]") !== null;
    this.row = on ? (this.row + step + rows) % rows : Math.min(this.row, rows - 1);
    this.#find(`[data-row="${this.row}"]`)?.focus();
  }

  /** Back and forth in the log, from anywhere; new items do not move the reader. */
  #read(step: 1 | -1): void {
    const { log } = this.seen();
    if (!log.length) return this.say(w("log-empty"));
    const at = (this.#reading ?? log.length) + step;
    if (at < 0 || at >= log.length) return this.say(w(at < 0 ? "log-first" : "log-last"));
    this.#reading = at;
    this.say(log[at]?.text ?? "");
  }
}
