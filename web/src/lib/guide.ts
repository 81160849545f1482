/** The guides are plain pages beside this one: a table stays open while one reads. */
import { settings } from "./settings.svelte";

export const guideOf = (game: string): string => `/guide/${game}?lang=${settings.lang}`;

export const openGuide = (game: string): void => void open(guideOf(game), "_blank", "noopener");
