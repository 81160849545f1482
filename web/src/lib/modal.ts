import { tick } from "svelte";

/** Where focus goes when what had it is gone: the hand, else the page's heading. */
const HOMES = ['[role="option"][tabindex="0"]', "main h1, main h2", "h1"];

const home = () => HOMES.map((one) => document.querySelector<HTMLElement>(one)).find((found) => found !== null);

function giveBack(before: Element | null): void {
  const still = before instanceof HTMLElement && before !== document.body && before.isConnected;
  const target = still ? before : home();
  if (target && !still && !target.hasAttribute("tabindex")) target.tabIndex = -1;
  target?.focus();
}

/** An element that lies over its siblings: they are inert and its heading has focus until it goes. */
export function modal(layer: HTMLElement) {
  const before = document.activeElement;
  const siblings = [...(layer.parentElement?.children ?? [])] as HTMLElement[];
  const under = siblings.filter((other) => other !== layer && !other.inert);
  for (const other of under) other.inert = true;
  layer.querySelector<HTMLElement>("[data-heading]")?.focus();
  return {
    destroy() {
      for (const other of under) other.inert = false;
      void tick().then(() => giveBack(before));
    },
  };
}
