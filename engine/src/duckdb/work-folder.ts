import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NAME = /^hub-engine-(\d+)-/;
let swept: Promise<void> | null = null;

/** A new folder for what does not fit in memory. Those of processes that were killed are removed with the first one. */
export async function newWorkFolder(): Promise<string> {
  swept ??= sweep();
  await swept;
  return mkdtemp(join(tmpdir(), `hub-engine-${process.pid}-`));
}

async function sweep(): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => []);
  for (const name of names) {
    const pid = Number(NAME.exec(name)?.[1] ?? NaN);
    // What cannot be removed belongs to somebody else.
    if (pid && !isRunning(pid)) await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined);
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
