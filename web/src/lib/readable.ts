const LEAST = 4000; // ms
const LETTER = 60;

/** How long a text has to be there to be read, in ms. */
export const readable = (text: string): number => Math.max(LEAST, LETTER * text.length);
