/** The letters of the keys: the language's, or a person's own; they can be switched off. Kept in the browser. */
import { LETTERS, type Letter } from "../lib/keys";
import { settings } from "../lib/settings.svelte";
import { w } from "../lib/words";

const KEY = "doublesix-letters";

interface Kept {
  single: boolean;
  own: Record<string, Partial<Record<Letter, string>>>;
}

function stored(): Kept {
  try {
    return { single: true, own: {}, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { single: true, own: {} };
  }
}

const kept = $state(stored());

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // a private window may refuse; the choice then lasts as long as the page
  }
}

/** Whether single letters, digits and signs are keys at all. */
export const single = (): boolean => kept.single;

export function useSingle(on: boolean): void {
  kept.single = on;
  keep();
}

export const letterOf = (act: Letter): string => kept.own[settings.lang]?.[act] ?? w(`key-${act}`);

/** Give an act another letter; one that had it takes the old letter in exchange. */
export function changeLetter(act: Letter, text: string): void {
  const letter = text.trim().toLocaleUpperCase();
  if (letter.length !== 1 || /[0-9?]/.test(letter)) return;
  const other = LETTERS.find((one) => one !== act && letterOf(one) === letter);
  const swap = other ? { [other]: letterOf(act) } : {};
  kept.own[settings.lang] = { ...kept.own[settings.lang], ...swap, [act]: letter };
  keep();
}

export function resetLetters(): void {
  delete kept.own[settings.lang];
  keep();
}
