import type { Finding } from './finding';

/** False discovery rate that is allowed. */
export const LARGEST_Q = 0.05;

/** The largest p and q of a finding's tests; null for a plain figure. */
export function significance(finding: Finding): { p: number | null; q: number | null } {
  if (finding.tests.length === 0) return { p: null, q: null };
  return { p: Math.max(...finding.tests.map((test) => test.p)), q: Math.max(...finding.tests.map((test) => test.q)) };
}

export const passes = (finding: Finding): boolean => finding.tests.every((test) => test.q < LARGEST_Q);
