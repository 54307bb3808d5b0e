import { readFileSync } from 'node:fs';

/** Most bytes that this process has held at a time. */
export function peakMemory(): number {
  try {
    // `maxRSS` of a child starts at what its parent held when it was started; the mark in /proc does not.
    const mark = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
    if (mark !== undefined) return Number(mark) * 1024;
  } catch {
    // There is no /proc outside Linux.
  }
  return process.resourceUsage().maxRSS * 1024;
}
