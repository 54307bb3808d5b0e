import type { Finding } from '../finding';
import { THRESHOLDS } from '../../thresholds';

/** Chance of any false claim in a table that is allowed. */
export const LARGEST_Q = THRESHOLDS.familywise.value;

/** No greater p can be told, were it the only question of the largest family: what stands behind it is not worth the work. */
export const LARGEST_P = Math.max(THRESHOLDS.chanceOfMain.value, THRESHOLDS.chanceOfResult.value);

/** The largest p and corrected p of a finding's tests; null for a plain figure. */
export function significance({ tests }: Finding): { p: number | null; q: number | null } {
  if (tests.length === 0) return { p: null, q: null };
  return { p: Math.max(...tests.map((test) => test.p)), q: Math.max(...tests.map((test) => test.q)) };
}

/** All of a finding's tests must hold, of what is small as of what matters. */
export const passes = ({ tests }: Finding): boolean => tests.every((test) => test.q < LARGEST_Q);
