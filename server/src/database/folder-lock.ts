import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { t } from '../messages';

/** Another process works in the folder. */
export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError';
}

/** When the process was started, in clock ticks since boot, where the system tells (Linux); a pid alone may be another's by now. */
const startOf = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Field 22, counted after the command name, which stands in parentheses and may hold spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
};

const isAlive = (pid: number, start: string) => {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return start === '' || startOf(pid) === start;
};

/** The embedded database does not guard its files, and two processes would lose rows silently: one takes the folder, or none. */
const held = new Set<string>();

/**
 * @param path the lock file
 * @returns gives the lock back
 * @throws FolderLockedError
 */
export const lockFolder = (path: string): (() => void) => {
  if (held.has(path)) throw new FolderLockedError(t('start.locked.here', { folder: dirname(path) }));
  mkdirSync(dirname(path), { recursive: true });
  for (let attempt = 0; ; attempt++) {
    try {
      const file = openSync(path, 'wx', 0o600);
      writeSync(file, `${process.pid} ${startOf(process.pid)}`);
      closeSync(file);
      held.add(path);
      return () => {
        if (held.delete(path)) rmSync(path, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt > 2) throw error;
    }
    const [pid = '', start = ''] = readFileSync(path, 'utf8').split(' ');
    if (isAlive(Number(pid), start)) {
      throw new FolderLockedError(t('start.locked', { process: pid, folder: dirname(path) }));
    }
    rmSync(path, { force: true });
  }
};
