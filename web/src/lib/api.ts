/** What the page asks of the house over HTTP. */
import { settings } from "./settings.svelte";
import type { DeviceView, HomeView, LinkToken, Me, MeView, NewTable, Replay, ReviewRound } from "./wire";
import { w } from "./words";

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

/** What to say of an error: the house's words, or that it was not reached. */
export function problemOf(error: unknown): string {
  return (error instanceof Refused && error.message) || w("page-unreached");
}

async function reached(path: string, how: RequestInit): Promise<Response> {
  try {
    return await fetch(path, how);
  } catch {
    throw new Refused("unreachable", "");
  }
}

async function refusal(reply: Response): Promise<Refused> {
  const said = (await reply.json().catch(() => ({}))) as Fault & { why?: string; text?: string };
  return new Refused(said.why ?? String(reply.status), said.text ?? "", said);
}

async function ask<T>(path: string, body?: object, method = body ? "POST" : "GET"): Promise<T> {
  const json = body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const content = body instanceof Blob ? { body } : json;
  const reply = await reached(path, { method, ...content });
  if (!reply.ok) throw await refusal(reply);
  return (await reply.json().catch(() => ({}))) as T;
}

export const home = () => ask<HomeView>("/api/home");
export const call = (name: string) => ask<MeView>("/api/me", { name, lang: settings.lang } satisfies Me);
export const open = (table: NewTable) => ask<{ code: string }>("/api/tables", table);
export const find = (code: string) => ask<{ code: string; game: string }>(`/api/tables/${encodeURIComponent(code)}`);
export const recordOf = (code: string) => `/api/tables/${encodeURIComponent(code)}/record`;

/** A record may have so many bytes to be replayed here. */
export const MOST_BYTES = 2 * 1024 * 1024;
export const replayOf = (code: string) => ask<Replay>(`/api/tables/${encodeURIComponent(code)}/replay?lang=${settings.lang}`);
export const replayFile = (file: Blob) => ask<Replay>(`/api/replay?lang=${settings.lang}`, file);

/** The rounds of a match, each as soon as it is reviewed: of the table with this code, or match `which` of a file. */
export async function* review(from: string | Blob, which: number, signal: AbortSignal): AsyncGenerator<ReviewRound> {
  const asked = `match=${which}&lang=${settings.lang}`;
  const reply = typeof from === "string"
    ? await reached(`/api/tables/${encodeURIComponent(from)}/review?${asked}`, { signal })
    : await reached(`/api/review?${asked}`, { method: "POST", body: from, signal });
  if (!reply.ok || !reply.body) throw await refusal(reply);
  const reader = reply.body.getReader(), decoder = new TextDecoder();
  let text = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (text + decoder.decode(part.value, { stream: true })).split("\n");
    text = lines.pop() ?? "";
    for (const line of lines) yield JSON.parse(line) as ReviewRound;
  }
}

export const devices = () => ask<DeviceView[]>("/api/devices");
export const deviceLink = () => ask<{ url: string; minutes: number }>("/api/device-link", {});
export const becomeDevice = (token: string) => ask<MeView>("/api/device", { token } satisfies LinkToken);
export const signOut = (id: string) => ask<object>(`/api/devices/${encodeURIComponent(id)}`, undefined, "DELETE");
