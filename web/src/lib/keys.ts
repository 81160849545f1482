/** The keys of the table, from one list: what binds them, the help of F1 and the guides are all made from it. */
import bindings from "../../../src/doublesix/phrase/keys.json" with { type: "json" };

export type Act =
  | "back" | "on" | "first" | "final" | "up" | "down" | "play" | "escape" | "left" | "right" | "train"
  | "next" | "previous" | "draw" | "pass" | "ends" | "chain" | "hand" | "counts" | "passes" | "known" | "hint" | "scores" | "turn"
  | "earlier" | "later" | "again" | "older" | "newer" | "help" | "guide";

/** `keys`: as in KeyboardEvent.key, with "Shift+" or "Ctrl+"; `letter`: the act whose letter counts too, from the catalog. */
export interface Binding {
  act: Act;
  keys: readonly string[];
  letter?: Letter;
  shift?: true;
  only?: "chain" | "trains";
}

export const LETTERS = ["left", "right", "next", "pass", "ends", "chain", "hand", "counts", "passes", "known", "hint", "scores", "turn", "again"] as const;
export type Letter = (typeof LETTERS)[number];
export type LetterOf = (act: Letter) => string;

export const BINDINGS = bindings as readonly Binding[];

export interface Stroke {
  key: string;
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** Whether a key goes into a text there. */
export const typed = (target: Element): boolean => target.closest("input:not([type=checkbox], [type=radio]), textarea, select") !== null;

/** Whether a key reaches what something lies over: letters, digits, signs and F1; the rest belongs to what lies there. */
export const reaches = (key: string): boolean => /^(\S|F1)$/.test(key);

/** On some keyboards a digit needs Shift; the key's place says it then. */
const digitOf = ({ key, code }: Stroke): string | null => (/^[0-9]$/.test(key) ? key : (/^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1] ?? null));

function named(stroke: Stroke): string {
  if (stroke.key === "?") return "?";
  const digit = digitOf(stroke);
  if (digit !== null) return digit;
  return stroke.shiftKey && stroke.key.length > 1 ? `Shift+${stroke.key}` : stroke.key;
}

/** What a key asks for, and for a train its digit; null for a key that is not ours. With `single` off, no letter, digit or sign counts. */
export function actOf(stroke: Stroke, letterOf: LetterOf, single = true): { act: Act; digit: number } | null {
  if (stroke.altKey || stroke.metaKey) return null;
  const name = stroke.ctrlKey ? `Ctrl+${stroke.key}` : named(stroke), sign = name.length === 1 && name !== " ";
  if (sign && !single) return null;
  const letter = stroke.key.toLocaleUpperCase();
  const found = BINDINGS.find(({ keys, letter: own, shift }) =>
    keys.includes(name) || (own !== undefined && sign && letterOf(own) === letter && (shift ?? false) === (stroke.shiftKey && own === "next")));
  return found ? { act: found.act, digit: Number(name) || 0 } : null;
}
