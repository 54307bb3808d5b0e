interface Waiting {
  owner: string;
  start(): void;
}

/** Lets a fixed number of jobs run; of those that wait, the owner with the fewest running ones goes first, then the earliest. */
export const fairQueue = (limit: number) => {
  const running = new Map<string, number>();
  const waiting: Waiting[] = [];
  let active = 0;

  const runningOf = (owner: string) => running.get(owner) ?? 0;

  const next = () => {
    if (active >= limit || waiting.length === 0) return;
    const fewest = Math.min(...waiting.map((job) => runningOf(job.owner)));
    const index = waiting.findIndex((job) => runningOf(job.owner) === fewest);
    const [job] = waiting.splice(index, 1);
    if (!job) return;
    active++;
    running.set(job.owner, runningOf(job.owner) + 1);
    job.start();
  };

  const leave = (owner: string) => {
    active--;
    const left = runningOf(owner) - 1;
    if (left > 0) running.set(owner, left);
    else running.delete(owner);
    next();
  };

  return {
    /** Resolves when it is the job's turn, with the way to give the place back; with null when `signal` was aborted before. */
    enter: (owner: string, signal: AbortSignal) =>
      new Promise<(() => void) | null>((resolve) => {
        if (signal.aborted) return resolve(null);
        const job: Waiting = {
          owner,
          start: () => {
            signal.removeEventListener('abort', giveUp);
            resolve(() => leave(owner));
          },
        };
        const giveUp = () => {
          waiting.splice(waiting.indexOf(job), 1);
          resolve(null);
        };
        signal.addEventListener('abort', giveUp, { once: true });
        waiting.push(job);
        next();
      }),
    waiting: () => waiting.length,
    running: () => active,
  };
};
