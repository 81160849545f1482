/** Keeps the screen on while somebody plays, where the browser allows it; gives back the way to stop. */
export function keepAwake(wanted: () => boolean): () => void {
  let lock: WakeLockSentinel | null = null;

  async function ask() {
    if (document.visibilityState !== "visible" || !wanted() || !("wakeLock" in navigator)) return;
    lock = await navigator.wakeLock.request("screen").catch(() => null); // a low battery may refuse
  }

  void ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
