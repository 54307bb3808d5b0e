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
    child.once('exit', (code, signal) =>
      measured ? resolve(measured) : reject(new Error(`The job “${job.kind}” ended (${signal ?? code}) without a result.`)),
    );
    child.send(job);
  });
}
