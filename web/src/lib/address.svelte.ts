/** The address by which others reach the house: it may be another than this page's own. */
import { home } from "./api";

const house = $state({ url: location.origin });
let asked = false;

/** Ask the house for its address, once. */
export function askAddress(): void {
  if (asked) return;
  asked = true;
  home().then(
    ({ url }) => (house.url = url.replace(/\/$/, "") || house.url),
    () => (asked = false),
  );
}

/** A path of the house as a link for others; reactive. */
export const linkTo = (path: string): string => house.url + path;
