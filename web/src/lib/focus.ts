import { tick } from "svelte";

/** Where focus goes when what had it is gone: the hand, else the page's heading. */
const HOMES = ['[role="option"][tabindex="0"]', "h1", "main h2"];

/** Move focus to the hand or the heading. */
export function focusHome(): void {
  const found = HOMES.map((one) => document.querySelector<HTMLElement>(one)).find((element) => element !== null);
  if (found && !found.hasAttribute("tabindex")) found.tabIndex = -1;
  found?.focus();
}

/** Once the page shows what it now shows: if focus was lost with what is gone, give it a home. */
export async function rescueFocus(): Promise<void> {
  await tick();
  if (document.activeElement === null || document.activeElement === document.body) focusHome();
}
