const LENGTH = 8;

/** The signs of a code in what somebody typed or pasted, a link to the table too. */
export function cleanCode(typed: string): string {
  const inLink = /\/t\/([^/?#\s]+)/.exec(typed);
  const signs = (inLink?.[1] ?? typed).toUpperCase().replace(/[^A-Z0-9]/g, "");
  return signs.slice(0, LENGTH);
}

/** True if all signs are there. */
export const isWhole = (code: string): boolean => code.length === LENGTH;

/** The two halves of a code, as they stand on its tile. */
export const halves = (code: string): [string, string] => [code.slice(0, LENGTH / 2), code.slice(LENGTH / 2)];
