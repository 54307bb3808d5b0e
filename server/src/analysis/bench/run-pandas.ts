import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Measured } from './measured';

const run = promisify(execFile);
const SCRIPT = `
import resource, sys, time
import pandas
start = time.perf_counter()
cpu = time.process_time()
pandas.read_csv(sys.argv[1]).describe(include="all")
print(time.perf_counter() - start, time.process_time() - cpu, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024)
`;

/** Whether Python with pandas is there. */
export const hasPandas = (): Promise<boolean> =>
  run('python3', ['-c', 'import pandas']).then(
    () => true,
    () => false,
  );

/** `read_csv` and `describe` of all columns; null when it fails, as it does where memory is short. */
export async function runPandas(path: string): Promise<Measured | null> {
  try {
    const { stdout } = await run('python3', ['-c', SCRIPT, path]);
    const [seconds = NaN, cpu = NaN, bytes = NaN] = stdout.trim().split(' ').map(Number);
    return { seconds, cpu, bytes };
  } catch {
    return null;
  }
}
