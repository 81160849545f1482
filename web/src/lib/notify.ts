/** Tells who looks at another page that it is their turn, where they and the browser allow it. */

const WORKER = "/notes.js"; // phones show notes through a worker only

/** Whether this browser can tell; over plain http it may not. */
export const canNotify = (): boolean => "Notification" in window && "serviceWorker" in navigator && isSecureContext;

async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER);
  return navigator.serviceWorker.ready;
}

/** Ask the person; true if they let us. */
export async function mayNotify(): Promise<boolean> {
  if (!canNotify() || (await Notification.requestPermission()) !== "granted") return false;
  return worker().then(() => true, () => false);
}

async function show(text: string, tag: string): Promise<Notification[]> {
  const by = await worker();
  await by.showNotification(text, { tag, icon: "/icon-192.png" });
  return by.getNotifications({ tag });
}

/** Show it, unless the page is being looked at; gone with the next look, and with what is given back. */
export function notify(text: string, tag: string): () => void {
  if (!document.hidden || !canNotify() || Notification.permission !== "granted") return () => undefined;
  const shown = show(text, tag);
  const close = () => void shown.then((notes) => notes.forEach((note) => note.close()), () => undefined);
  document.addEventListener("visibilitychange", close, { once: true });
  return close;
}
