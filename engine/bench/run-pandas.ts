import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Measured } from './measured';

const run = promisify(execFile);
const SCRIPT = fileURLToPath(new URL('./pandas-bench.py', import.meta.url));

/** Debian's own Python has Debian's pandas, whichever Python comes first in the path. */
const PYTHONS = ['python3', '/usr/bin/python3'];

/** The Python that has pandas; null when there is none. */
export async function findPandas(): Promise<string | null> {
  for (const python of PYTHONS) {
    const found = await run(python, ['-c', 'import pandas']).then(
      () => true,
      () => false,
    );
    if (found) return python;
  }
  return null;
}

/** `describe` is what people call first; `profile` is what our own table statistics hold. */
export type PandasWork = 'describe' | 'profile';

/** `read_csv` and the work; null when it fails, as it does where memory is short. */
export async function runPandas(python: string, work: PandasWork, path: string): Promise<Measured | null> {
  try {
    const { stdout } = await run(python, [SCRIPT, work, path]);
    const [seconds = NaN, cpu = NaN, bytes = NaN] = stdout.trim().split(' ').map(Number);
    return { seconds, cpu, bytes };
  } catch {
    return null;
  }
}
