const FREE_FAILURES = 3;
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 8_000;
const FORGET_AFTER_MS = 15 * 60_000;
const MOST_ACCOUNTS = 50_000;

interface Failures {
  count: number;
  last: number;
}

/**
 * Slows down guessing at one account, never locks it: after a few failures each attempt waits, twice as long each time.
 * An attempt counts as failed from its start, so that many at once gain nothing. Kept by address as typed, known or not.
 */
export const loginDelay = (wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)), now = Date.now) => {
  const accounts = new Map<string, Failures>();
  return {
    async begin(email: string) {
      const before = accounts.get(email);
      const count = before && now() - before.last < FORGET_AFTER_MS ? before.count : 0;
      accounts.delete(email);
      accounts.set(email, { count: count + 1, last: now() });
      // The oldest entry stands first.
      if (accounts.size > MOST_ACCOUNTS) accounts.delete(accounts.keys().next().value ?? '');
      const over = count - FREE_FAILURES;
      if (over >= 0) await wait(Math.min(FIRST_DELAY_MS * 2 ** over, LONGEST_DELAY_MS));
    },
    succeeded(email: string) {
      accounts.delete(email);
    },
  };
};
