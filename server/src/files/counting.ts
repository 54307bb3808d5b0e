import { Transform } from 'node:stream';

/**
 * Passes bytes on once `onBytes` agrees: it is given how many there are so far, and what it throws ends the stream.
 * What comes after waits meanwhile, so that nothing is written that was not agreed to.
 */
export const counting = (onBytes: (total: number) => Promise<void> | void) => {
  let total = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      total += chunk.length;
      const agree = async () => onBytes(total);
      agree().then(
        () => done(null, chunk),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
};
