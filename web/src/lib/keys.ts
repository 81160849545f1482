/** The keys of the table, once: what binds them and the list of F1 are both made from this. */

export type Act =
  | "back" | "on" | "first" | "final" | "up" | "down" | "play" | "escape" | "left" | "right" | "train"
  | "next" | "previous" | "draw" | "pass" | "ends" | "chain" | "hand" | "counts" | "passes" | "scores" | "turn"
  | "again" | "older" | "newer" | "help";

/** `keys`: as in KeyboardEvent.key, with "Shift+"; `letter`: the act whose letter counts too, from the catalog. */
export interface Binding {
  act: Act;
  keys: readonly string[];
  letter?: Letter;
  shift?: true;
  only?: "chain" | "trains";
}

export const LETTERS = ["left", "right", "next", "pass", "ends", "chain", "hand", "counts", "passes", "scores", "turn", "again"] as const;
export type Letter = (typeof LETTERS)[number];
export type LetterOf = (act: Letter) => string;

export const BINDINGS: readonly Binding[] = [
  { act: "back", keys: ["ArrowLeft"] },
  { act: "on", keys: ["ArrowRight"] },
  { act: "first", keys: ["Home"] },
  { act: "final", keys: ["End"] },
  { act: "up", keys: ["ArrowUp"], only: "trains" },
  { act: "down", keys: ["ArrowDown"], only: "trains" },
  { act: "play", keys: ["Enter"] },
  { act: "escape", keys: ["Escape"] },
  { act: "left", keys: ["Shift+ArrowLeft"], letter: "left", only: "chain" },
  { act: "right", keys: ["Shift+ArrowRight"], letter: "right", only: "chain" },
  { act: "train", keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"], only: "trains" },
  { act: "next", keys: [], letter: "next" },
  { act: "previous", keys: [], letter: "next", shift: true },
  { act: "draw", keys: [" "] },
  { act: "pass", keys: [], letter: "pass" },
  { act: "ends", keys: [], letter: "ends" },
  { act: "chain", keys: [], letter: "chain" },
  { act: "hand", keys: [], letter: "hand" },
  { act: "counts", keys: [], letter: "counts" },
  { act: "passes", keys: [], letter: "passes" },
  { act: "scores", keys: [], letter: "scores" },
  { act: "turn", keys: [], letter: "turn" },
  { act: "again", keys: [], letter: "again" },
  { act: "older", keys: ["PageUp"] },
  { act: "newer", keys: ["PageDown"] },
  { act: "help", keys: ["F1", "?"] },
];

export interface Stroke {
  key: string;
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

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
  if (stroke.ctrlKey || stroke.altKey || stroke.metaKey) return null;
  const name = named(stroke), sign = name.length === 1 && name !== " ";
  if (sign && !single) return null;
  const letter = stroke.key.toLocaleUpperCase();
  const found = BINDINGS.find(({ keys, letter: own, shift }) =>
    keys.includes(name) || (own !== undefined && sign && letterOf(own) === letter && (shift ?? false) === (stroke.shiftKey && own === "next")));
  return found ? { act: found.act, digit: Number(name) || 0 } : null;
}
