/** One table as this page knows it: the view, the log, and the way to ask for something. */
import { fresh, merge } from "./news";
import { settings } from "./settings.svelte";
import { TableSocket, type Listener } from "./socket";
import { w } from "./words";
import type { Bye, Frame, Intent, Nack, News, TableView } from "./wire";

const MOST_SPOKEN = 5;
const NAMES_ITS_TURN = new Set<Intent["kind"]>(["play", "draw", "pass"]);

type Say = (text: string, urgent?: boolean) => void;

/** The view with its deadline as this machine's clock will show it. */
function onThisClock(view: TableView, houseNow: number): TableView {
  return view.deadline === null ? view : { ...view, deadline: view.deadline + Date.now() - houseNow };
}

/** Follows a table from its page's opening to its leaving. */
export class Room implements Listener {
  view: TableView | null = $state.raw(null);
  log: News[] = $state.raw([]);
  lost = $state(false);
  refusal = $state("");
  ended: Bye | null = $state.raw(null);

  #version = 0;
  #stale = false;
  #socket: TableSocket;

  constructor(
    code: string,
    readonly say: Say,
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#socket = new TableSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(code)}/socket`, this);
  }

  /** Ask the house for something; play, draw and pass name the turn they are meant for. */
  send = (intent: Intent): void => {
    this.refusal = "";
    const turn = NAMES_ITS_TURN.has(intent.kind) ? (this.view?.turn ?? 0) : null;
    this.#socket.act(intent, turn);
  };

  /** Hear the log again in another language or amount. */
  reword(): void {
    this.#version = 0;
    this.#stale = true;
    this.#socket.greet();
  }

  /** Connect anew, as after getting a name. */
  again = (): void => this.#socket.restart();

  /** Leave the page of this table. */
  close(): void {
    this.#socket.stop();
  }

  hello() {
    return { lang: settings.lang, since: this.#version, amount: settings.amount };
  }

  frame(frame: Frame): void {
    const spoken = this.#stale ? [] : fresh(this.log, frame.news);
    this.log = merge(this.#stale ? [] : this.log, frame.news);
    this.view = onThisClock(frame.view, frame.now);
    this.#version = Math.max(this.#version, frame.v);
    this.#stale = false;
    this.#speak(spoken);
  }

  refused(nack: Nack): void {
    this.refusal = nack.text;
    this.say(nack.text, true);
  }

  closed(bye: Bye): void {
    this.ended = bye;
  }

  away(away: boolean): void {
    this.lost = away;
  }

  #speak(items: readonly News[]): void {
    const last = items.at(-1);
    if (!last) return;
    if (items.length > MOST_SPOKEN) {
      this.say(`${w("page-missed", { count: items.length })} ${last.spoken}`, last.urgent);
      return;
    }
    const join = (some: readonly News[]) => some.map((item) => item.spoken).join(" ");
    const calm = join(items.filter((item) => !item.urgent));
    const urgent = join(items.filter((item) => item.urgent));
    if (calm) this.say(calm);
    if (urgent) this.say(urgent, true);
  }
}
