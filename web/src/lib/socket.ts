/** One table's socket: kept alive, with commands sent until they are answered. */
import { token } from "./random";
import { PROTOCOL, type Act, type Bye, type Frame, type Hello, type Hint, type In, type Intent, type Nack, type Out } from "./wire";

const FIRST_WAIT = 50;
const LONGEST_WAIT = 5000;
const PROBE_EVERY = 20_000;
const PROBE_PATIENCE = 4000;
const WAKE_PATIENCE = 1000; // after sleep a socket is often dead though open, and somebody is looking
const OPEN_PATIENCE = 10_000;
/** What is asked for once: pressed again before the house has answered, it is the same wish. */
const ONCE = new Set<Intent["kind"]>(["start", "ready", "rematch", "sit", "leave", "end", "knock", "grant"]);
const NETWORK = ["online", "offline"];

export interface Listener {
  frame(frame: Frame): void;
  refused(nack: Nack): void;
  hinted(hint: Hint): void;
  closed(bye: Bye): void;
  away(away: boolean): void;
  hello(): Pick<Hello, "lang" | "since" | "amount">;
}

const wish = (intent: Intent): string => JSON.stringify({ ...intent, salt: "" });

function isAgain(intent: Intent, before: Intent): boolean {
  const robot = intent.kind === "sit" && intent.bot; // each press seats another one
  return ONCE.has(intent.kind) && !robot && wish(intent) === wish(before);
}

/** Connects to a table and stays connected; a command is sent again until the house acknowledges or refuses it. */
export class TableSocket {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Act>();
  #tries = 0;
  #retry = 0;
  #beat = 0;
  #patience = 0;
  #pings = 0;
  #stopped = false;

  constructor(
    private readonly url: string,
    private readonly to: Listener,
  ) {
    document.addEventListener("visibilitychange", this.#seen);
    for (const change of NETWORK) addEventListener(change, this.#wake);
    this.#beat = window.setInterval(this.#ping, PROBE_EVERY);
    this.#open();
  }

  /** Ask for something; `turn` belongs to play, draw and pass. */
  act(intent: Intent, turn: number | null): void {
    if ([...this.#waiting.values()].some((act) => isAgain(intent, act.do))) return;
    const act: Act = { type: "act", c: token(), do: intent, ...(turn === null ? {} : { turn }) };
    this.#waiting.set(act.c, act);
    this.#send(act);
  }

  /** Ask for a hint; one that is lost with the connection is asked for again by who wants it. */
  ask(turn: number): void {
    this.#send({ type: "ask", c: token(), turn });
  }

  /** Say hello again: language or amount of speech have changed. */
  greet(): void {
    this.#send({ type: "hello", protocol: PROTOCOL, ...this.to.hello() });
  }

  /** Close and connect anew, as after getting a name. */
  restart(): void {
    this.#drop();
    this.#open();
  }

  /** Close for good. */
  stop(): void {
    this.#stopped = true;
    document.removeEventListener("visibilitychange", this.#seen);
    for (const change of NETWORK) removeEventListener(change, this.#wake);
    clearInterval(this.#beat);
    clearTimeout(this.#retry);
    this.#drop();
  }

  #open(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    this.#expect(OPEN_PATIENCE);
    socket.onopen = () => {
      clearTimeout(this.#patience);
      this.greet();
      for (const act of this.#waiting.values()) this.#send(act);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#take(JSON.parse(event.data) as Out);
    socket.onclose = () => this.#lost();
  }

  #take(message: Out): void {
    switch (message.type) {
      case "frame":
        this.#tries = 0;
        this.to.away(false);
        this.to.frame(message);
        break;
      case "ack":
        this.#waiting.delete(message.c);
        break;
      case "nack":
        this.#waiting.delete(message.c);
        this.to.refused(message);
        break;
      case "hint":
        this.to.hinted(message);
        break;
      case "pong":
        clearTimeout(this.#patience);
        break;
      case "bye":
        this.stop();
        this.to.closed(message);
    }
  }

  #send(message: In): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #drop(): void {
    clearTimeout(this.#patience);
    if (!this.#socket) return;
    this.#socket.onclose = this.#socket.onmessage = this.#socket.onopen = null;
    this.#socket.close();
    this.#socket = null;
  }

  #lost(): void {
    this.#drop();
    if (this.#stopped) return;
    this.to.away(true);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    this.#retry = window.setTimeout(() => this.#open(), wait * (0.5 + Math.random() / 2));
  }

  /** Give the socket up if no sign of life comes in time. */
  #expect(patience: number): void {
    clearTimeout(this.#patience);
    this.#patience = window.setTimeout(() => this.#lost(), patience);
  }

  #ping = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#probe(PROBE_PATIENCE);
  };

  #probe(patience: number): void {
    this.#send({ type: "ping", n: ++this.#pings });
    this.#expect(patience);
  }

  /** The network may be another one now: what there is must answer soon; what is not is opened at once. */
  #wake = (): void => {
    if (this.#socket) this.#probe(WAKE_PATIENCE);
    else this.#open();
  };

  #seen = (): void => {
    if (!document.hidden) this.#wake();
  };
}
