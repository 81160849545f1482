/** How the options of a game are shown. */
import { has, w } from "./words";

/** What an option is called. */
export const optionName = (name: string): string => w(`option-${name}`);

/** One of its values, in words where there are any ("double-nine"), else as a number. */
export function optionValue(name: string, value: number): string {
  const id = `option-${name}-value`;
  return has(id) ? w(id, { value }) : String(value);
}
