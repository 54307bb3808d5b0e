import type { IncomingMessage } from 'node:http';
import { AppError } from '../../../errors';

interface Pace {
  /** Bytes a second that must come on average of each window. */
  minRate: number;
  /** Length of a window in milliseconds: a connection may rest for a while, as in a tunnel. */
  windowMs: number;
}

/**
 * Watches how fast the body of a request comes. Time in which this server is the slow one, because what came waits to be
 * read, does not count.
 * @returns `signal` is aborted with the refusal when too little came; `stop` ends the watch
 */
export const watchPace = (request: IncomingMessage, { minRate, windowMs }: Pace) => {
  const { socket } = request;
  const slow = new AbortController();
  const enough = (minRate * windowMs) / 1000;
  let since = Date.now();
  let before = socket.bytesRead;

  const timer = setInterval(
    () => {
      const isOurs = request.readableLength > 0 || request.isPaused();
      const isEnough = socket.bytesRead - before >= enough;
      if (isOurs || isEnough) {
        since = Date.now();
        before = socket.bytesRead;
      } else if (Date.now() - since >= windowMs) {
        slow.abort(new AppError('upload-slow'));
      }
    },
    Math.max(50, windowMs / 20),
  );
  const stop = () => clearInterval(timer);
  slow.signal.addEventListener('abort', stop, { once: true });
  request.once('close', stop);
  return { signal: slow.signal, stop };
};

/** What comes of the promise, unless the signal is aborted before: then its reason is thrown. */
export const unlessAborted = <T>(signal: AbortSignal, promise: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason instanceof Error ? signal.reason : new Error(String(signal.reason)));
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
