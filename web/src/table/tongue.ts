/** The page's own words, for what can speak in any tongue. */
import { list, w } from "../lib/words";
import type { Tongue } from "../lib/speech";

export const tongue: Tongue = { w, list };
