/** One table as this page knows it: the view, the log, and the way to ask for something. */
import { Drawing } from "./drawing";
import { audible, fresh, isPhrase, merge, soundOf, told } from "./news";
import { isMine } from "./speech";
import { settings } from "./settings.svelte";
import { TableSocket, type Listener } from "./socket";
import { w } from "./words";
import type { Bye, Frame, Hint, Intent, Nack, News, TableView } from "./wire";

const NAMES_ITS_TURN = new Set<Intent["kind"]>(["play", "draw", "pass"]);

/** Loaded when it is first needed; before a touch or key nothing could be heard. */
function sound(kinds: string[]): void {
  if (kinds.length && settings.volume && navigator.userActivation?.hasBeenActive) void import("./sound").then(({ ring }) => ring(kinds, settings.volume), () => undefined);
}

type Say = (text: string, urgent?: boolean) => void;

/** The view with its deadline as this machine's clock will show it. */
function onThisClock(view: TableView, houseNow: number): TableView {
  return view.deadline === null ? view : { ...view, deadline: view.deadline + Date.now() - houseNow };
}

/** Follows a table from its page's opening to its leaving. */
export class Room implements Listener {
  view: TableView | null = $state.raw(null);
  lost = $state(false);
  /** What somebody has just said, what was missed while the house was away, or the hint of a turn: to be shown for a moment. */
  heard = $state.raw<{ text: string; turn?: number } | null>(null);
  refusal = $state("");
  ended: Bye | null = $state.raw(null);

  #all: News[] = $state.raw([]);
  /** What happened, as far as it is to be read. */
  log: News[] = $derived(told(audible(this.#all, settings.muted, this.view?.you ?? null)));
  #version = 0;
  #stale = false;
  #wasAway = false;
  #told = false;
  #socket: TableSocket;
  #drawing = new Drawing((seat) => this.say(w("news-drawing", { who: this.view?.seats[seat]?.name ?? "" })));

  /** `path`: the table's for people with its code, or its onlookers'. */
  constructor(
    path: string,
    readonly say: Say,
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#socket = new TableSocket(`${scheme}://${location.host}${path}/socket`, this);
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
    this.#drawing.stop();
    this.#socket.stop();
  }

  hello() {
    return { lang: settings.lang, since: this.#version, amount: settings.amount };
  }

  frame(frame: Frame): void {
    this.#sound(frame);
    const news = this.#stale ? [] : fresh(this.#all, frame.news);
    const spoken = audible(news, settings.muted, frame.view.you);
    this.#all = merge(this.#stale ? [] : this.#all, frame.news);
    this.view = onThisClock(frame.view, frame.now);
    if (this.heard?.turn !== undefined && this.heard.turn !== frame.view.turn) this.heard = null;
    this.#version = Math.max(this.#version, frame.v);
    this.#stale = false;
    this.#drawing.follow(frame.news);
    this.#tell(spoken);
  }

  /** What is new is heard; whose turn begins too. */
  #sound({ news, view }: Frame): void {
    const known = this.#version, kinds = news.filter((item) => item.v > known && !item.past).map((item) => soundOf(item, settings.muted, view.you));
    if (isMine(view) && this.view && view.turn !== this.view.turn) kinds.push("turn");
    sound(kinds);
  }

  /** Ask for a hint; that it is thought of stands where the hint will. */
  ask = (): void => {
    const turn = this.view?.turn ?? 0;
    this.heard = { text: w("hint-thinking"), turn };
    this.say(this.heard.text);
    this.#socket.ask(turn);
  };

  hinted({ text }: Hint): void {
    this.heard = { text, turn: this.view?.turn ?? 0 };
    this.say(text, true);
  }

  refused(nack: Nack): void {
    sound(["refused"]);
    this.refusal = nack.text;
    this.say(nack.text, true);
  }

  closed(bye: Bye): void {
    this.ended = bye;
  }

  away(away: boolean): void {
    if (away) this.#wasAway = true;
    this.lost = away;
  }

  /** The connection has been lost for so long that it is worth saying. */
  tellLost(): void {
    this.#told = true;
    this.say(w("page-lost"));
  }

  /** All is heard, after a break in one go; phrases are also shown where they are said, after a break all that was missed. */
  #tell(spoken: readonly News[]): void {
    const join = (some: readonly News[]) => some.map((item) => item.spoken).join(" ");
    const back = this.#told ? w("page-back") : "";
    const shown = this.#wasAway ? spoken : spoken.filter((item) => isPhrase(item, this.view?.you ?? null));
    const text = `${back} ${join(shown)}`.trim();
    if (text) this.heard = { text };
    if (back) this.say(text, spoken.some((item) => item.urgent));
    else {
      this.say(join(spoken.filter((item) => !item.urgent)));
      this.say(join(spoken.filter((item) => item.urgent)), true);
    }
    this.#told = this.#wasAway = false;
  }
}
