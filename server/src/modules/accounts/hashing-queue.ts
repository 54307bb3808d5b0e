import { availableParallelism } from 'node:os';
import { PleaseWait } from '../../errors';
import { t } from '../../messages';

const RETRY_SECONDS = 5;

interface HashingLimits {
  /** Hashes made at the same moment. Each takes a core, 19 MiB and one of the four threads that files and names share. */
  atOnce: number;
  /** Hashes that one network may have waiting. */
  waitingOfOne: number;
  /** Hashes that may wait in all. */
  waiting: number;
}

const LIMITS: HashingLimits = { atOnce: availableParallelism() > 2 ? 2 : 1, waitingOfOne: 16, waiting: 64 };

interface Job {
  start(): void;
  refuse(): void;
}

/**
 * The one way to a password's hash, so that a flood of guesses takes neither all cores nor all threads. Networks take turns, and when the
 * line is full, the network with the longest part of it gives way.
 */
export const hashingQueue = ({ atOnce, waitingOfOne, waiting }: HashingLimits = LIMITS) => {
  /** In the order of their turns. */
  const lines = new Map<string, Job[]>();
  let running = 0;
  let length = 0;

  const remove = (network: string, line: Job[]) => {
    length--;
    if (line.length === 0) lines.delete(network);
  };

  const next = () => {
    const [turn] = lines;
    if (running >= atOnce || !turn) return;
    const [network, line] = turn;
    const job = line.shift();
    remove(network, line);
    if (lines.delete(network)) lines.set(network, line);
    running++;
    job?.start();
  };

  const makeRoom = (own: number): boolean => {
    if (length < waiting) return true;
    const [longest] = [...lines].sort(([, a], [, b]) => b.length - a.length);
    if (!longest || longest[1].length <= own + 1) return false;
    longest[1].pop()?.refuse();
    remove(...longest);
    return true;
  };

  const turnOf = (network: string) =>
    new Promise<void>((resolve, reject) => {
      const own = lines.get(network)?.length ?? 0;
      const refuse = (code: 'rate-limited' | 'busy') => reject(new PleaseWait(code, RETRY_SECONDS, t('busy.passwords')));
      if (own >= waitingOfOne) return refuse('rate-limited');
      if (!makeRoom(own)) return refuse('busy');
      const line = lines.get(network) ?? [];
      line.push({ start: resolve, refuse: () => refuse('busy') });
      lines.set(network, line);
      length++;
      next();
    });

  return {
    /** @throws PleaseWait when too many wait */
    async run<T>(network: string, work: () => Promise<T>): Promise<T> {
      await turnOf(network);
      try {
        return await work();
      } finally {
        running--;
        next();
      }
    },
  };
};

export type HashingQueue = ReturnType<typeof hashingQueue>;
