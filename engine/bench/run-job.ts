import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Job, Measured } from './measured';

/** Runs the job in a fresh process, with this one's loader. */
export function runJob(job: Job): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('./job.ts', import.meta.url)), { execArgv: process.execArgv });
    let measured: Measured | null = null;
    child.once('message', (message: Measured) => (measured = message));
    child.once('error', reject);
    // What was sent before the end is only sure to have come when the channel is closed too.
    child.once('close', (code, signal) =>
      measured ? resolve(measured) : reject(new Error(`The job “${job.kind}” ended without a result (${endOf(code, signal)}).`)),
    );
    child.send(job);
  });
}

function endOf(code: number | null, signal: string | null): string {
  if (signal === 'SIGKILL') return 'killed, as the system does when memory is short';
  return signal ? `by ${signal}` : `exit code ${code ?? 'unknown'}`;
}
