import type { Standing } from '../../kinds/kind-spec';
import type { Finding } from '../finding';
import { THRESHOLDS } from '../../thresholds';

/** False discovery rate that is allowed. */
export const LARGEST_Q = THRESHOLDS.falseDiscovery.value;

/** The largest p and q of a finding's tests; null for a plain figure. */
export function significance(finding: Finding): { p: number | null; q: number | null } {
  if (finding.tests.length === 0) return { p: null, q: null };
  return { p: Math.max(...finding.tests.map((test) => test.p)), q: Math.max(...finding.tests.map((test) => test.q)) };
}

/** Inside groups the bar is higher. */
export const LARGEST_Q_INSIDE = THRESHOLDS.falseDiscoveryInside.value;

/** For what is told for its certainty alone. */
export const LARGEST_Q_SMALL = THRESHOLDS.certainThoughSmall.value;

export const isCertain = ({ tests }: Finding): boolean => tests.every((test) => test.q < LARGEST_Q_SMALL);

/** @param standing of its kind */
export const passes = ({ tests, subject }: Finding, standing?: Pick<Standing, 'lenient'>): boolean =>
  tests.every((test) => test.q < (subject.filter.length > 0 && !standing?.lenient ? LARGEST_Q_INSIDE : LARGEST_Q));
