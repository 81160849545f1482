/** Tells who looks at another page that it is their turn, where they and the browser allow it. */

/** Whether this browser can tell; over plain http it may not. */
export const canNotify = (): boolean => "Notification" in window && isSecureContext;

/** Ask the person; true if they let us. */
export const mayNotify = async (): Promise<boolean> => canNotify() && (await Notification.requestPermission()) === "granted";

/** Show it, unless the page is being looked at; gone with the next look. */
export function notify(text: string, tag: string): void {
  if (!document.hidden || !canNotify() || Notification.permission !== "granted") return;
  try {
    const note = new Notification(text, { tag, icon: "/icon.svg" });
    note.onclick = () => (window.focus(), note.close());
    document.addEventListener("visibilitychange", () => note.close(), { once: true });
  } catch {
    // some phones allow it only to installed pages
  }
}
