import type { Finding } from '../finding';
import type { Test } from './test-log';
import { THRESHOLDS } from '../../thresholds';

/** Chance of any false claim in a table that is allowed. */
export const LARGEST_Q = THRESHOLDS.familywise.value;

/** No greater p can be told, were it the only question of the largest family: what stands behind it is not worth the work. */
export const LARGEST_P = THRESHOLDS.chanceOfMain.value;

/** The largest p and corrected p of a finding's tests; null for a plain figure. */
export function significance({ tests, small }: Finding): { p: number | null; q: number | null } {
  if (tests.length === 0) return { p: null, q: null };
  const q = (test: Test) => (small ? Math.min(test.q, test.rate) : test.q);
  return { p: Math.max(...tests.map((test) => test.p)), q: Math.max(...tests.map(q)) };
}

/** All of a finding's tests must hold. What is small is listed where few of its like are false, beside what is certain. */
export const passes = ({ tests, small }: Finding): boolean =>
  tests.every((test) => test.q < LARGEST_Q || (small === true && test.rate < THRESHOLDS.falseOfSmall.value));
