import { whileSeen } from './attention';

/** A page that finds not one idle moment in so much visible time works without end. */
const LIMIT_MS = 10_000;

/**
 * Tells, once, of a screen that was shown and still leaves the page no idle moment, such as one that renders without end. Where the browser
 * knows no idle moments, nothing is told. Answers with what ends it.
 */
export function watchRest(failed: (reason: string) => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') return () => undefined;
  let waited = 0;
  let isOver = false;
  const ask = () => {
    if (isOver) return;
    waited = 0;
    // A screen that rests now may begin later; asking all the time would itself be work.
    setTimeout(() => !isOver && requestIdleCallback(ask), 1000);
  };
  requestIdleCallback(ask);
  const stop = whileSeen((ms) => {
    if ((waited += ms) < LIMIT_MS) return;
    end();
    failed(`the page found no idle moment in ${LIMIT_MS / 1000} s`);
  });
  const end = () => {
    isOver = true;
    stop();
  };
  return end;
}
