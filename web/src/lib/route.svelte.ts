/** Which page is shown: "/", a table "/t/CODE", one to look on "/w/CODE", a device's "/d/TOKEN", a replay "/replay" or "/replay/CODE". */

const here = $state({ path: location.pathname });

addEventListener("popstate", () => (here.path = location.pathname));

/** The present path, reactive. */
export const path = () => here.path;

/** What the present path names: the code of a table, of one to look on or to replay, or a device's token; null on any other page. */
export function named(kind: "t" | "w" | "d" | "replay"): string | null {
  const found = /^\/([twd]|replay)\/([^/]+)\/?$/.exec(here.path);
  return found?.[1] === kind && found[2] ? decodeURIComponent(found[2]) : null;
}

/** Go to another page of the house without loading it anew. */
export function go(to: string): void {
  history.pushState(null, "", to);
  here.path = to;
  scrollTo(0, 0);
}

/** Let plain links of the house lead on without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || !/^\/(([twd]|replay)\/[^/]+|replay)?$/.test(link.pathname)) return;
  event.preventDefault();
  go(link.pathname);
}
