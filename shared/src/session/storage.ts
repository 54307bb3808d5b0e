/**
 * Local storage that never throws. Where the browser blocks it (private windows, a policy, a full quota), values live in memory
 * for as long as the page does, so that a person can still work.
 */
const memory = new Map<string, string>();

export function readItem(key: string): string | null {
  try {
    // What could not be written is newer than what lies there.
    return memory.get(key) ?? window.localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

export function writeItem(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

export function removeItem(key: string): void {
  memory.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing of ours.
  }
}
