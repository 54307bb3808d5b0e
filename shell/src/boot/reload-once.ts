const KEY = 'hub.reloaded-at';
/** A page that fails again within this time is not helped by another load. */
const GUARD_MS = 60_000;

/**
 * Loads the page anew, as is right when a release has taken away the files that an open page still names. Never a loop: answers false
 * when that was tried a moment ago, cannot be remembered, or would
 * only lose the page, because there is no connection.
 */
export function reloadOnce(now = Date.now(), reload = () => window.location.reload()): boolean {
  if (!navigator.onLine) return false;
  try {
    const last = Number(window.sessionStorage.getItem(KEY) ?? 0);
    if (now - last < GUARD_MS) return false;
    window.sessionStorage.setItem(KEY, String(now));
  } catch {
    return false;
  }
  reload();
  return true;
}
