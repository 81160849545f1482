const state = $state({ settings: false });

/** Whether the settings lie over the page; reactive. */
export const settingsOpen = () => state.settings;

/** Lay the settings over whatever page is shown. */
export const openSettings = () => (state.settings = true);

/** Take them away again. */
export const closeSettings = () => (state.settings = false);
