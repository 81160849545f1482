import { tick } from "svelte";

/** Where focus goes when what had it is gone: the hand, else the page's heading. */
const HOMES = ['[role="option"][tabindex="0"]', "h1", "main h2"];

/** Move focus to the hand or the heading; false if there is neither. */
export function focusHome(): boolean {
  const found = HOMES.map((one) => document.querySelector<HTMLElement>(one)).find((element) => element !== null);
  if (found && !found.hasAttribute("tabindex")) found.tabIndex = -1;
  found?.focus();
  return found !== undefined;
}

const PATIENCE = 5000; // ms in which what is to be shown may still be loading
const STEP = 25;

/** Once the page shows what it now shows: if focus was lost with what is gone, give it a home. */
export async function rescueFocus(): Promise<void> {
  for (let waited = 0; waited < PATIENCE; waited += STEP) {
    await tick();
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!lost || focusHome()) return;
    await new Promise((on) => setTimeout(on, STEP));
  }
}
