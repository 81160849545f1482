/** How the page says something: through the live regions of index.html, and aloud where that is wished. */
import { Announcer } from "./announce";
import { settings } from "./settings.svelte";
import { speak } from "./voice";

const region = (id: string) => document.getElementById(id) as HTMLElement;

/** What says texts, one after the other; aloud each of them cuts the one before short, if it is urgent or all are `hasty`. */
export function sayer(hasty = false): (text: string, urgent?: boolean) => void {
  const announcer = new Announcer(region("polite"), region("assertive"));
  return (text, urgent = false) => {
    announcer.say(text, urgent);
    if (settings.voice) speak(text, settings.lang, urgent || hasty);
  };
}
