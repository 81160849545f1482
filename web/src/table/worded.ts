/** Keys that have another name on the keyboards of another language. */
export const WORDED: Readonly<Record<string, string>> = { " ": "keys-space", Home: "keys-home", End: "keys-end" };
