/** The one voice of the page: texts for the two live regions of index.html, one after the other. */

const CLEAR = 150; // ms between emptying a region and its next text: else an equal text would not be heard
const GAP = 250; // ms until the next text may follow

type Later = (then: () => void, ms: number) => unknown;

interface Region {
  textContent: string | null;
}

/** Says texts through a polite and an assertive live region, so that none is lost and equal ones are heard twice. */
export class Announcer {
  #waiting: { text: string; urgent: boolean }[] = [];
  #busy = false;

  constructor(
    private readonly polite: Region,
    private readonly assertive: Region,
    private readonly later: Later = (then, ms) => setTimeout(then, ms),
  ) {}

  /** Say `text`, after what is being said; an `urgent` one goes before what still waits. */
  say(text: string, urgent = false): void {
    if (!text) return;
    const first = this.#waiting.findIndex((one) => !one.urgent);
    this.#waiting.splice(urgent && first >= 0 ? first : this.#waiting.length, 0, { text, urgent });
    if (!this.#busy) this.#next();
  }

  #next(): void {
    const one = this.#waiting.shift();
    this.#busy = one !== undefined;
    if (!one) return;
    const region = one.urgent ? this.assertive : this.polite;
    region.textContent = "";
    this.later(() => {
      region.textContent = one.text;
      this.later(() => this.#next(), GAP);
    }, CLEAR);
  }
}
