/**
 * Runs in a worker: it hears the page once a second, and tells the server of a page that has stopped answering, which cannot do so
 * itself. It stands alone, in one file without imports, so that the build hands it on as it is.
 */

const STEP_MS = 1000;
/** A page that has not answered for this long is frozen: known within ten seconds, and longer than a machine that is busy with others holds one up. */
const LIMIT_MS = 8000;
/** Looks this far apart say that the worker itself was asleep or held up, and the page with it: no time of silence. */
const SKIP_MS = 1500;

/** What the page sends: a canary to watch for, with where and what to report; that it is there; that it may be silent for a while. */
export type PageMessage = { type: 'follow'; url: string; event: object } | { type: 'beat' } | { type: 'pause' };
/** What the worker sends: that it is there; that the page, which reads it now, was frozen. */
export type WorkerMessage = 'ready' | 'was-frozen';

export interface WatchdogScope {
  now: () => number;
  every: (ms: number, look: () => void) => void;
  listen: (hear: (message: PageMessage) => void) => void;
  tell: (message: WorkerMessage) => void;
  send: (url: string, body: string) => void;
}

/** Watches over one page for as long as it is there. */
export function keepWatch({ now, every, listen, tell, send }: WatchdogScope): void {
  let followed: { url: string; event: object } | null = null;
  let heard = now();
  let looked = heard;
  let isTold = false;
  listen((message) => {
    heard = now();
    if (isTold) tell('was-frozen');
    isTold = false;
    if (message.type === 'follow') {
      followed = message;
      tell('ready');
    }
    if (message.type === 'pause') followed = null;
  });
  every(STEP_MS, () => {
    const before = looked;
    looked = now();
    if (looked - before > SKIP_MS) heard += looked - before;
    if (!followed || isTold || looked - heard < LIMIT_MS) return;
    isTold = true;
    send(followed.url, JSON.stringify({ events: [followed.event] }));
  });
}

if (typeof document === 'undefined')
  keepWatch({
    now: () => performance.now(),
    every: (ms, look) => void setInterval(look, ms),
    listen: (hear) => addEventListener('message', ({ data }: MessageEvent<PageMessage>) => hear(data)),
    tell: (message) => postMessage(message),
    send: (url, body) =>
      void fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive: true }).catch(
        () => undefined,
      ),
  });
