/** What each key comes to at the table: every key answers. */
import { tick } from "svelte";
import { openGuide } from "../lib/guide";
import * as intents from "../lib/intents";
import { actOf, reaches, type Act } from "../lib/keys";
import type { News } from "../lib/wire";
import { w } from "../lib/words";
import { ANSWERS } from "./answers";
import type { Desk } from "./desk.svelte";
import { letterOf, single } from "./letters.svelte";
import { tongue } from "./tongue";

/** Where these lead no further, what has the focus is said again. */
const STEPS = new Set<Act>(["back", "on", "first", "final", "next", "previous", "escape"]);

export class Typing {
  #reading: News | null = null;

  constructor(private readonly desk: Desk) {}

  /** True if the key was one of the table's. */
  key(event: KeyboardEvent, covered: boolean): boolean {
    if (covered && !reaches(event.key)) return false;
    const onButton = event.target instanceof Element && event.target.closest("button, a, summary, input, select") !== null;
    if (onButton && (event.key === "Enter" || event.key === " ")) return false;
    const found = actOf(event, letterOf, single());
    if (!found) return false;
    if (covered && !this.#isQuestion(found.act)) {
      this.desk.say(w("keys-covered"));
      return true;
    }
    this.desk.pointer(false);
    const at = document.activeElement, { note } = this.desk;
    const place = at?.closest<HTMLElement>("[data-place]") ?? null;
    if (!place || !this.#amongPlaces(found.act, place)) this.#do(found.act, found.digit);
    if (STEPS.has(found.act) && document.activeElement === at && this.desk.note === note) this.desk.say(at?.ariaLabel ?? at?.textContent ?? "");
    return true;
  }

  #isQuestion(act: Act): boolean {
    return act in ANSWERS || act === "again" || act === "guide" || (act === "help" && this.desk.sheet !== null && this.desk.sheet !== "keys");
  }

  #amongPlaces(act: Act, at: HTMLElement): boolean {
    const { desk } = this, places = [...(desk.root?.querySelectorAll<HTMLElement>("[data-place]") ?? [])];
    const step = { back: -1, up: -1, on: 1, down: 1 }[act as string];
    if (step) places.at((places.indexOf(at) + step) % places.length)?.focus();
    else if (act === "first") places[0]?.focus();
    else if (act === "final") places.at(-1)?.focus();
    else if (act === "play") desk.playAt(at.dataset.place ?? "");
    else if (act === "escape") desk.focusTile();
    else return false;
    return true;
  }

  #do(act: Act, digit: number): void {
    const { desk } = this, { view, tile, hand } = desk;
    switch (act) {
      case "back": return this.#walk(-1);
      case "on": return this.#walk(1);
      case "first": return this.#go(hand[0]?.tile ?? null);
      case "final": return this.#go(hand.at(-1)?.tile ?? null);
      case "earlier": return this.#shift(-1);
      case "later": return this.#shift(1);
      case "up": return this.#walkTrains(-1);
      case "down": return this.#walkTrains(1);
      case "next": return this.#hop(1);
      case "previous": return this.#hop(-1);
      case "play": return desk.settle(intents.playChosen(view, tile));
      case "left": case "right": return desk.settle(intents.playSide(view, tile, act));
      case "train": return desk.settle(intents.playTrain(view, tile, digit));
      case "draw": return desk.draw();
      case "pass": return desk.pass();
      case "escape": return desk.focusTile();
      case "hint": return desk.hint();
      case "help": desk.sheet = "keys"; return;
      case "guide": openGuide(view.game); return;
      case "again": return desk.say(desk.seen().log.at(-1)?.text ?? w("log-empty"));
      case "older": return this.#read(-1);
      case "newer": return this.#read(1);
      default: return desk.say(ANSWERS[act](view, tongue, Date.now()));
    }
  }

  #go(tile: string | null): void {
    const { desk } = this;
    if (tile === null) return desk.say(desk.view.hand ? w("hand-empty") : w("hand-onlooker"));
    desk.choose(tile);
    desk.focusTile(tile);
  }

  #walk(step: 1 | -1): void {
    const { hand, chosen } = this.desk, at = hand.findIndex(({ tile }) => tile === chosen);
    const next = at < 0 ? (step > 0 ? 0 : hand.length - 1) : (at + step + hand.length) % hand.length;
    this.#go(hand[next]?.tile ?? null);
  }

  /** Moves the chosen tile within the hand; it says its new place. */
  #shift(step: 1 | -1): void {
    const { desk } = this, { hand, chosen } = desk, at = hand.findIndex(({ tile }) => tile === chosen), to = hand[at + step];
    if (chosen === null || at < 0) return desk.say(w(desk.view.hand ? "hand-none-chosen" : "hand-onlooker"));
    if (to) desk.put(chosen, to.tile);
    desk.say(w("hand-moved", { tile: chosen, place: to ? at + step + 1 : at + 1, count: hand.length }));
    void tick().then(() => desk.focusTile(chosen));
  }

  #hop(step: 1 | -1): void {
    const { hand, chosen, view } = this.desk, at = hand.findIndex(({ tile }) => tile === chosen);
    const next = intents.nextPlayable(hand, at, step);
    if (next === null) this.desk.say(w(intents.barred(view) ?? "hand-nothing"));
    else this.#go(next);
  }

  #walkTrains(step: 1 | -1): void {
    const { desk } = this, rows = desk.view.trains?.rows.length ?? 0;
    if (!rows) return desk.say(w("answer-no-trains"));
    const on = document.activeElement?.closest("[data-row]") !== null;
    desk.row = on ? (desk.row + step + rows) % rows : Math.min(desk.row, rows - 1);
    desk.find(`[data-row="${desk.row}"]`)?.focus();
  }

  /** Back and forth in the log, from anywhere; new items do not move the reader. */
  #read(step: 1 | -1): void {
    const { desk } = this, { log } = desk.seen();
    if (!log.length) return desk.say(w("log-empty"));
    const last = this.#reading, there = last ? log.findIndex(({ v, i }) => v > last.v || (v === last.v && i >= last.i)) : -1;
    const at = (there < 0 ? log.length : there) + step;
    if (at < 0 || at >= log.length) return desk.say(w(at < 0 ? "log-first" : "log-last"));
    this.#reading = log[at] ?? null;
    desk.say(log[at]?.text ?? "");
  }
}
