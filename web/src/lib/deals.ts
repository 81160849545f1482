/** This person's part in every deal: a salt for the shuffle, the commits that were seen, and a solo table that begins by itself. */
import { token } from "./random";
import type { Intent, ProofView, TableView } from "./wire";

interface Kept {
  /** The last commit that was seen before each round was dealt. */
  promised: Record<number, string>;
  salted: string[];
  salts: string[];
}

/** What this page can say of a deal that has been opened; null where it was not there to see. */
export interface Check {
  sealed: boolean | null;
  salted: boolean | null;
}

export class Deals {
  #kept: Kept;
  #begun = false;

  constructor(
    private readonly code: string,
    private readonly send: (intent: Intent) => void,
  ) {
    const kept = sessionStorage.getItem(this.#key);
    this.#kept = { promised: {}, salted: [], salts: [], ...(kept ? (JSON.parse(kept) as Partial<Kept>) : {}) };
  }

  /** Look at a new view: keep its commit; in the waiting room give a salt once for each commit, and begin a solo table. */
  see(view: TableView): void {
    const { commit } = view.proof;
    const coming = { waiting: 1, between: view.round + 1 }[view.phase as string];
    if (commit !== null && coming && this.#kept.promised[coming] !== commit) this.#keep({ promised: { ...this.#kept.promised, [coming]: commit } });
    if (view.phase !== "waiting") this.#begun = false;
    if (view.phase !== "waiting" || view.you === null) return;
    if (commit !== null && !this.#kept.salted.includes(commit)) {
      this.#keep({ salted: [...this.#kept.salted, commit] });
      this.send({ kind: "salt", salt: this.#salt() });
    }
    if (view.access === "solo" && view.you === view.host && view.start === null && !this.#begun) {
      this.#begun = true;
      this.send({ kind: "start" });
    }
  }

  /** Say that the next deal may come. */
  ready = (): void => this.send({ kind: "ready", salt: this.#salt() });

  /** Check the last deal: was its secret, whose hash is `sealed`, promised before the salts, and is one's own salt among them? */
  check(proof: ProofView, sealed: string | null, you: number | null): Check {
    const { promised, salts } = this.#kept, commit = promised[proof.round ?? 0];
    const mine = you === null ? undefined : proof.salts[you];
    return {
      sealed: commit !== undefined && sealed !== null ? commit === sealed : null,
      salted: salts.length > 0 && mine ? salts.includes(mine) : null,
    };
  }

  #salt(): string {
    const salt = token();
    this.#keep({ salts: [...this.#kept.salts, salt] });
    return salt;
  }

  // kept by the tab, so that a reload neither salts twice nor forgets what was promised
  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    sessionStorage.setItem(this.#key, JSON.stringify(this.#kept));
  }

  get #key(): string {
    return `doublesix-deals-${this.code}`;
  }
}
