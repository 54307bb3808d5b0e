import { removeMark, writeMark } from '@hub/shared/session/starting-marks';
import type { Assignment } from '../loading/remote-loader';
import type { PageMessage, WorkerMessage } from './watchdog-worker';
import { watchdogUrl } from './watchdog-url';

const BEAT_MS = 1000;
/** A canary does not wait longer for the worker to be there. */
const HANDSHAKE_MS = 150;
/** A page that has answered for this long after its screen was shown has started. */
const PROVEN_MS = 3000;
/** A page that has answered for this long has, whatever it shows. */
const ANSWERED_MS = 20_000;
const TELEMETRY = '/api/telemetry/remotes';

type Followed = { canary: Assignment; started: number; shown: number | null; isMarked: boolean } | null;

let worker: Worker | null | undefined;
let followed: Followed = null;
let frozen: (() => void) | null = null;

const post = (message: PageMessage): void => worker?.postMessage(message);
const isSeen = (): boolean => document.visibilityState === 'visible';

function sendFollowed(): void {
  if (!followed || !isSeen()) return post({ type: 'pause' });
  const event = { ...followed.canary, type: 'harm', harm: 'frozen', reason: 'the page did not answer for 8 s' };
  post({ type: 'follow', url: TELEMETRY, event });
}

/** A page that is hidden or gone is silent for other reasons. */
function onVisibility(): void {
  if (!isSeen()) removeMark();
  sendFollowed();
}

/** A dialog of the browser holds the page up for as long as somebody reads it. */
function pauseInDialogs(): void {
  for (const name of ['alert', 'confirm', 'prompt', 'print'] as const) {
    const original: (...values: never[]) => unknown = window[name];
    const paused = (...values: never[]): unknown => {
      post({ type: 'pause' });
      try {
        return Reflect.apply(original, window, values);
      } finally {
        sendFollowed();
      }
    };
    Object.assign(window, { [name]: paused });
  }
}

function beat(): void {
  if (!followed || !isSeen()) return;
  post({ type: 'beat' });
  const { canary, started, shown, isMarked } = followed;
  if (!isMarked) return;
  const now = performance.now();
  if (now - started > ANSWERED_MS || (shown !== null && now - shown > PROVEN_MS)) {
    followed.isMarked = false;
    removeMark();
  } else writeMark(canary);
}

/** Starts the worker, once a page; null where the browser has or allows none. */
function startWorker(): Worker | null {
  try {
    const started = new Worker(watchdogUrl(), { type: 'module', name: 'watchdog' });
    started.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if (data === 'was-frozen') frozen?.();
    });
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', () => removeMark());
    window.addEventListener('beforeprint', () => post({ type: 'pause' }));
    window.addEventListener('afterprint', sendFollowed);
    pauseInDialogs();
    setInterval(beat, BEAT_MS);
    return started;
  } catch {
    return null;
  }
}

/** Before a canary's code runs: from here on a page that stops answering is noticed by the worker, and by the next page of this device. */
export async function guardStart(canary: Assignment): Promise<void> {
  followed = { canary, started: performance.now(), shown: null, isMarked: true };
  if (isSeen()) writeMark(canary);
  worker ??= startWorker();
  if (!worker) return;
  const there = worker;
  await new Promise<void>((resolve) => {
    there.addEventListener('message', () => resolve(), { once: true });
    setTimeout(resolve, HANDSHAKE_MS);
    sendFollowed();
  });
}

/** Watches while a canary's screen is mounted. Calls back when the page answers again after it was frozen. */
export function guardScreen(canary: Assignment, thawed: () => void): { shown: () => void; stop: () => void } {
  followed = { canary, started: performance.now(), shown: null, isMarked: true };
  frozen = thawed;
  const mine = followed;
  sendFollowed();
  return {
    shown: () => (mine.shown = performance.now()),
    stop() {
      if (followed !== mine) return;
      followed = null;
      frozen = null;
      removeMark();
      sendFollowed();
    },
  };
}
