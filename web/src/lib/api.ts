/** What the page asks of the house over HTTP. */
import { settings } from "./settings.svelte";
import type { Replay } from "./wire";

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
  /** Only for those who have the code; robots sit at its practice tables alone. */
  invitation_only?: boolean;
  /** The tile that the game is known by. */
  emblem: [number, number];
}

export interface Yours {
  code: string;
  game: string;
  phase: "waiting" | "playing" | "between" | "over";
  names: string[];
  your_turn: boolean;
  /** The match is over: there is a record and a replay of it. */
  recorded: boolean;
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
  /** There may be public tables. */
  lobby: boolean;
  /** Opening a table asks this person for the password of the house. */
  password: boolean;
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
  password: string;
}

/** A browser that is this person; `here`: the one that asks. `label`: what it said it is. */
export interface Device {
  id: string;
  label: string;
  seen: number | string;
  here: boolean;
}

/** What is wrong with a record, in English. */
export interface Fault {
  detail?: string;
}

/** The house said no; `message` says why in words, empty if the house was not reached. */
export class Refused extends Error {
  constructor(
    readonly why: string,
    text: string,
    readonly more: Fault = {},
  ) {
    super(text);
  }
}

async function ask<T>(path: string, body?: object, method = body ? "POST" : "GET"): Promise<T> {
  const json = body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const content = body instanceof Blob ? { body } : json;
  let reply: Response;
  try {
    reply = await fetch(path, { method, ...content });
  } catch {
    throw new Refused("unreachable", "");
  }
  const said = (await reply.json().catch(() => ({}))) as T & Fault & { why?: string; text?: string };
  if (!reply.ok) throw new Refused(said.why ?? String(reply.status), said.text ?? "", said);
  return said;
}

export const home = () => ask<HomeView>("/api/home");
export const call = (name: string) => ask<{ name: string }>("/api/me", { name, lang: settings.lang });
export const open = (table: NewTable) => ask<{ code: string }>("/api/tables", table);
export const find = (code: string) => ask<{ code: string; game: string }>(`/api/tables/${encodeURIComponent(code)}`);
export const recordOf = (code: string) => `/api/tables/${encodeURIComponent(code)}/record`;

/** A record may have so many bytes to be replayed here. */
export const MOST_BYTES = 2 * 1024 * 1024;
export const replayOf = (code: string) => ask<Replay>(`/api/tables/${encodeURIComponent(code)}/replay?lang=${settings.lang}`);
export const replayFile = (file: Blob) => ask<Replay>(`/api/replay?lang=${settings.lang}`, file);

export const devices = () => ask<Device[]>("/api/devices");
export const deviceLink = () => ask<{ url: string; minutes: number }>("/api/device-link", {});
export const becomeDevice = (token: string) => ask<{ name?: string }>("/api/device", { token });
export const signOut = (id: string) => ask<object>(`/api/devices/${encodeURIComponent(id)}`, undefined, "DELETE");
