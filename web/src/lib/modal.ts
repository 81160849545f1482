import { tick } from "svelte";
import { focusHome } from "./focus";

function giveBack(before: Element | null): void {
  if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus();
  else focusHome();
}

/** Make all of the page inert but this element and the live regions, which must go on speaking; gives what undoes it. */
export function cover(layer: HTMLElement): () => void {
  const under: HTMLElement[] = [];
  for (let at = layer; at.parentElement && at !== document.body; at = at.parentElement) {
    const siblings = [...at.parentElement.children] as HTMLElement[];
    under.push(...siblings.filter((other) => other !== at && !other.inert && !other.hasAttribute("aria-live")));
  }
  for (const other of under) other.inert = true;
  return () => under.forEach((other) => (other.inert = false));
}

/** An element that lies over the page: the rest is inert and its heading has focus until it goes. */
export function modal(layer: HTMLElement) {
  const before = document.activeElement;
  const uncover = cover(layer);
  layer.querySelector<HTMLElement>("[data-heading]")?.focus();
  return {
    destroy() {
      uncover();
      void tick().then(() => giveBack(before));
    },
  };
}
