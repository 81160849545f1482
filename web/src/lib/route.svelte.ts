/** Which page is shown: "/" or "/t/CODE". */

const here = $state({ path: location.pathname });

addEventListener("popstate", () => (here.path = location.pathname));

/** The present path, reactive. */
export const path = () => here.path;

/** The code in the present path, or null on any other page. */
export function codeInPath(): string | null {
  const found = /^\/t\/([^/]+)\/?$/.exec(here.path);
  return found?.[1] ? decodeURIComponent(found[1]) : null;
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
  if (link.origin !== location.origin || !/^\/(t\/[^/]+)?$/.test(link.pathname)) return;
  event.preventDefault();
  go(link.pathname);
}
