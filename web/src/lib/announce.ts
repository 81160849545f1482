/** The one voice of the page: texts for the two live regions of index.html, one after the other. */

const CLEAR = 150; // ms between emptying a region and its next text: else an equal text would not be heard
const GAP = 250; // ms until the next text may follow

type Later = (then: () => void, ms: number) => unknown;

interface Region {
  textContent: string | null;
}

/** Says texts through a polite and an assertive live region: none is lost, all in their order, equal ones twice. */
export class Announcer {
  #waiting: { text: string; urgent: boolean }[] = [];
  #busy = false;

  constructor(
    private readonly polite: Region,
    private readonly assertive: Region,
    private readonly later: Later = (then, ms) => setTimeout(then, ms),
  ) {}

  /** Say `text`, after what is being said; an `urgent` one takes along what still waits, as it was before. */
  say(text: string, urgent = false): void {
    if (!text) return;
    const before = urgent ? this.#waiting.splice(0).map((one) => one.text) : [];
    this.#waiting.push({ text: [...before, text].join(" "), urgent });
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
