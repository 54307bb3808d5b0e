import { stat } from 'node:fs/promises';
import { LIMITS } from './limits';

/** Of a file that is not there whoever reads it says so. */
const bytesOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

/** How many threads these files are worth, where it is not as many as there are cores. */
export async function threadsFor(paths: Iterable<string>): Promise<{ threads?: number }> {
  const sizes = await Promise.all([...new Set(paths)].map(bytesOf));
  return sizes.reduce((sum, size) => sum + size, 0) > LIMITS.oneThread ? {} : { threads: 1 };
}
