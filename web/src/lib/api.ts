/** What the page asks of the house over HTTP. */
import { settings } from "./settings.svelte";

export type Access = "invitation" | "public" | "solo";

/** An option: `values` alone against robots, `online` among several people. */
export interface Offer {
  name: string;
  value: number;
  values: number[];
  online: number[];
}

export interface Game {
  game: string;
  min: number;
  max: number;
  access: Access[];
  options: Offer[];
  robots: string[];
}

export interface Yours {
  code: string;
  game: string;
  phase: "waiting" | "playing" | "between" | "over";
  names: string[];
  your_turn: boolean;
}

export interface Open {
  code: string;
  game: string;
  names: string[];
  capacity: number;
}

export interface HomeView {
  me: { name: string | null };
  url: string;
  yours: Yours[];
  public: Open[];
  games: Game[];
}

export interface NewTable {
  game: string;
  options: Record<string, number>;
  access: Access;
  practice: boolean;
  robots: string[];
}

/** The house said no; `message` says why in words, empty if the house was not reached. */
export class Refused extends Error {
  constructor(
    readonly why: string,
    text: string,
  ) {
    super(text);
  }
}

async function ask<T>(path: string, body?: object): Promise<T> {
  const post = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  let reply: Response;
  try {
    reply = await fetch(path, body ? post : {});
  } catch {
    throw new Refused("unreachable", "");
  }
  const said = (await reply.json().catch(() => ({}))) as T & { why?: string; text?: string };
  if (!reply.ok) throw new Refused(said.why ?? String(reply.status), said.text ?? "");
  return said;
}

export const home = () => ask<HomeView>("/api/home");
export const call = (name: string) => ask<{ name: string }>("/api/me", { name, lang: settings.lang });
export const open = (table: NewTable) => ask<{ code: string }>("/api/tables", table);
export const find = (code: string) => ask<{ code: string; game: string }>(`/api/tables/${encodeURIComponent(code)}`);
export const recordOf = (code: string) => `/api/tables/${encodeURIComponent(code)}/record`;
