/** Waiting longer for a build helps nobody: the one before it is there in a moment. */
const BUILD_LIMIT_MS = 8000;
const STEP_MS = 250;
/** Longer gaps were a dialog of the browser, a sleeping machine or a page that had other things to do: in them nothing can be taken. */
const LONGEST_STEP_MS = 2 * STEP_MS;

/** A build's files did not all come in time. It is not asked for again: that would only double the wait. */
export class LoadTimeout extends Error {
  override readonly name = 'LoadTimeout';
}

/**
 * Gives up on a build whose files do not come, the lazy ones included, of which the browser alone would wait for minutes. Time in
 * which the page itself stands still does not count.
 *
 * @throws {LoadTimeout}
 */
export async function withinTime<T>(work: Promise<T>, limitMs = BUILD_LIMIT_MS): Promise<T> {
  let timer: ReturnType<typeof setInterval> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    let last = performance.now();
    let waited = 0;
    timer = setInterval(() => {
      const now = performance.now();
      waited += Math.min(now - last, LONGEST_STEP_MS);
      last = now;
      if (waited >= limitMs) reject(new LoadTimeout(`no answer within ${limitMs / 1000} s`));
    }, STEP_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearInterval(timer);
  }
}
