/** What a key is called where keys are listed; the guides call it the same. */
import names from "../../../src/doublesix/phrase/keynames.json" with { type: "json" };
import { w } from "../lib/words";

const signs: Readonly<Record<string, string>> = names.signs;
/** Keys that have another name on the keyboards of another language. */
const words: Readonly<Record<string, string>> = names.words;

/** A key as in the list of bindings, with "Shift+" or "Ctrl+" before it. */
export function keyName(key: string): string {
  const [, held, rest = ""] = /^(Shift|Ctrl)\+(.+)$/.exec(key) ?? [];
  if (held) return `${keyName(held)} ${keyName(rest)}`;
  return words[key] ? w(words[key]) : (signs[key] ?? key);
}
