import { isLoadFailure } from './load-failure';
import { LoadTimeout } from './time-limit';

export interface Waiting {
  /** Resolves after so many milliseconds. */
  sleep: (ms: number) => Promise<void>;
  /** 0 to 1, as `Math.random`. */
  random: () => number;
}

const RETRIES = 2;
const BASE_MS = 300;

/** Tries again when a file did not arrive, twice, after a growing pause with jitter. Code that threw is never run again. */
export async function retryLoad<T>(load: () => Promise<T>, { sleep, random }: Waiting): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await load();
    } catch (error) {
      if (retry >= RETRIES || !isLoadFailure(error) || error instanceof LoadTimeout) throw error;
      await sleep(BASE_MS * 2 ** retry * (0.5 + random()));
    }
  }
}
