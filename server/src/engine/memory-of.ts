import { readFileSync } from 'node:fs';
import { totalmem } from 'node:os';

const PAGE = 4096;

/** Bytes of memory that a process holds, where the system tells (Linux); else null. */
export const memoryOf = (pid: number): number | null => {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE;
  } catch {
    return null;
  }
};

/** Bytes of memory of the machine or, where it is smaller, of the container. */
export const machineMemory = (): number => {
  const limit = process.constrainedMemory();
  return limit > 0 && limit < totalmem() ? limit : totalmem();
};
