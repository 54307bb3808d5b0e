const PREFIX = 'hub.starting.';
/** A page that answers renews its mark every second: one this old was left by a page that stopped answering. */
const OLD_MS = 8000;

export interface StartingBuild {
  remote: string;
  buildId: string;
}
/** A canary that a page has begun to run, and when that page was last heard of (milliseconds since the epoch). */
interface Mark extends StartingBuild {
  at: number;
}

/** This page's own, among those of its browser's other tabs. */
const KEY = `${PREFIX}${Math.random().toString(36).slice(2, 10)}`;

const cookies = (): [string, string][] =>
  document.cookie.split('; ').flatMap((text): [string, string][] => {
    const at = text.indexOf('=');
    return text.startsWith(PREFIX) ? [[text.slice(0, at), decodeURIComponent(text.slice(at + 1))]] : [];
  });

function stored(): [string, string][] {
  try {
    return Object.keys(window.localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => [key, window.localStorage.getItem(key) ?? '']);
  } catch {
    return [];
  }
}

function readMark(text: string): Mark | null {
  try {
    const mark: unknown = JSON.parse(text);
    const isMark = typeof mark === 'object' && mark !== null && 'remote' in mark && 'buildId' in mark && 'at' in mark;
    // Written by no one but this file.
    return isMark ? (mark as Mark) : null;
  } catch {
    return null;
  }
}

/** In a cookie of this session where the local storage is full or blocked. */
export function writeMark({ remote, buildId }: StartingBuild, now = Date.now()): void {
  const text = JSON.stringify({ remote, buildId, at: now } satisfies Mark);
  try {
    window.localStorage.setItem(KEY, text);
  } catch {
    document.cookie = `${KEY}=${encodeURIComponent(text)}; path=/; samesite=strict`;
  }
}

export function removeMark(key = KEY): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // A blocked storage holds no mark.
  }
  document.cookie = `${key}=; path=/; samesite=strict; max-age=0`;
}

/** Takes away the marks of a build that pages of this device have left while they did not answer; says whether there were any. */
export function takeOldMarks({ remote, buildId }: StartingBuild, now = Date.now()): boolean {
  const old = [...stored(), ...cookies()].filter(([key, text]) => {
    const mark = readMark(text);
    return key !== KEY && mark?.remote === remote && mark.buildId === buildId && now - mark.at > OLD_MS;
  });
  for (const [key] of old) removeMark(key);
  return old.length > 0;
}
