import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const WANTED_BYTES = 4e9;
const WANTED_FREE = 6e9;

/** Memory that looks like a folder (Linux), where there is enough of it and programs may run from there. */
const memoryIsRoomy = () => {
  try {
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === MEMORY);
    if (!mount || mount.split(' ')[3].split(',').includes('noexec')) return false;
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > WANTED_BYTES && freemem() > WANTED_FREE;
  } catch {
    return false;
  }
};

/**
 * A folder for what tests write. Some hundred hubs and databases are made, flushed to the disk and taken away again, and each would
 * wait for the disk: in memory nothing does. Gone when this process ends.
 */
export function temporaryFolder() {
  const folder = mkdtempSync(join(memoryIsRoomy() ? MEMORY : tmpdir(), 'hub-tests-'));
  // PostgreSQL, which runs as a user of its own, goes through it.
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const [signal, number] of [['SIGINT', 2], ['SIGTERM', 15]]) process.once(signal, () => process.exit(128 + number)); // prettier-ignore
  return folder;
}
