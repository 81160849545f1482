import { tick } from "svelte";
import { focusHome } from "./focus";

function giveBack(before: Element | null): void {
  if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus();
  else focusHome();
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
