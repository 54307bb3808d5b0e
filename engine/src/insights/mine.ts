import { setImmediate } from 'node:timers/promises';
import { KINDS } from '../kinds';
import type { Kinds } from '../kinds/kind-spec';
import type { Finding, Mining } from './finding';

export interface MiningHooks {
  signal?: AbortSignal | undefined;
  /** Hears of each kind's findings before they are judged. */
  onFound?: ((findings: readonly Finding[]) => void) | undefined;
}

/**
 * Looks for every kind, then settles the q-values of all tests that were run.
 * @throws the signal's reason when the caller gives up
 */
export async function mineAll(mining: Mining, { signal, onFound }: MiningHooks = {}, kinds: Kinds = KINDS): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const kind of Object.values(kinds)) {
    const found = kind.mine(mining);
    findings.push(...found);
    onFound?.(found);
    // Between two kinds a cancel comes through, and what the engine has answered meanwhile.
    await setImmediate();
    signal?.throwIfAborted();
  }
  mining.log.settle();
  return findings;
}
