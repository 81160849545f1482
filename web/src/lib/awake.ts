/** Keep the screen on, where the browser allows it (https), until the returned function is called. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let done = false;

  async function ask() {
    if (document.hidden || done || !("wakeLock" in navigator)) return;
    lock = await navigator.wakeLock.request("screen").catch(() => null);
    if (done) await lock?.release();
  }

  const seen = () => void ask();
  document.addEventListener("visibilitychange", seen);
  void ask();
  return () => {
    done = true;
    document.removeEventListener("visibilitychange", seen);
    void lock?.release();
  };
}
