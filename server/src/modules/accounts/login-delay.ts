import { PleaseWait } from '../../errors';
import { t } from '../../messages';

const FREE_FAILURES = 3;
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 8_000;
/** Room for two or three networks that wait for the same account. Who would wait longer is told to come back. */
const LONGEST_WAIT_MS = 20_000;
const FORGET_AFTER_MS = 15 * 60_000;
const MOST_ACCOUNTS = 50_000;
const MOST_NETWORKS = 8;

interface Line {
  count: number;
  /** When the newest attempt was let through, or will be. */
  last: number;
  /** Networks with an attempt that waits. */
  waiting: Set<string>;
}

/** The oldest entry stands first. */
const trim = (entries: { size: number; keys: () => Iterator<string, undefined>; delete(key: string): unknown }, most: number) => {
  if (entries.size > most) entries.delete(entries.keys().next().value ?? '');
};

const tooMany = (ms: number) => {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  return new PleaseWait('rate-limited', seconds, t('rate-limited.seconds', { seconds }));
};

/**
 * Slows down guessing at one account, never locks it: after a few failures attempts go through one by one, each after twice the pause of
 * the one before. An attempt counts as failed from its start, and a network has one that waits: many at once get no more through than one
 * after another. A network from which somebody has proven the password has a line of its own, so that strangers' guesses do not hold up
 * the account's owner. Kept by address as typed, known or not.
 */
export const loginDelay = (wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)), now = Date.now) => {
  const lines = new Map<string, Line>();
  const proven = new Map<string, Set<string>>();

  const keyOf = (email: string, network: string) => (proven.get(email)?.has(network) ? `${email} ${network}` : email);

  const lineOf = (key: string): Line => {
    const before = lines.get(key);
    const line = before && now() - before.last < FORGET_AFTER_MS ? before : { count: 0, last: 0, waiting: new Set<string>() };
    lines.delete(key);
    lines.set(key, line);
    trim(lines, MOST_ACCOUNTS);
    return line;
  };

  return {
    /** @throws PleaseWait when an attempt from this network waits already, or too many of others do */
    async begin(email: string, network: string) {
      const line = lineOf(keyOf(email, network));
      const over = line.count - FREE_FAILURES;
      const start = over < 0 ? now() : Math.max(now(), line.last) + Math.min(FIRST_DELAY_MS * 2 ** over, LONGEST_DELAY_MS);
      const ms = start - now();
      if (ms > LONGEST_WAIT_MS || line.waiting.has(network)) throw tooMany(ms);
      line.count++;
      line.last = start;
      if (ms === 0) return;
      line.waiting.add(network);
      await wait(ms);
      line.waiting.delete(network);
    },
    succeeded(email: string, network: string) {
      lines.delete(keyOf(email, network));
      const networks = proven.get(email) ?? new Set();
      proven.delete(email);
      proven.set(email, networks);
      networks.delete(network);
      networks.add(network);
      trim(networks, MOST_NETWORKS);
      trim(proven, MOST_ACCOUNTS);
    },
  };
};
