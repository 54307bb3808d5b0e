/** Waiting longer for a build helps nobody: the one before it is there in a moment. */
const BUILD_LIMIT_MS = 8000;

/** A build's files did not all come in time. It is not asked for again: that would only double the wait. */
export class LoadTimeout extends Error {
  override readonly name = 'LoadTimeout';
}

/**
 * Gives up on a build whose files do not come, the lazy ones included, of which the browser alone would wait for minutes.
 *
 * @throws {LoadTimeout}
 */
export async function withinTime<T>(work: Promise<T>, limitMs = BUILD_LIMIT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new LoadTimeout(`no answer within ${limitMs / 1000} s`)), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
