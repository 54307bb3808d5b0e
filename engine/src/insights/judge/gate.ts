import type { Standing } from '../../kinds/kind-spec';
import type { Finding } from '../finding';

/** False discovery rate that is allowed: of 121 tables whose columns were shuffled each for itself, 7 showed a finding at .05, 4 at this. */
export const LARGEST_Q = 0.025;

/** The largest p and q of a finding's tests; null for a plain figure. */
export function significance(finding: Finding): { p: number | null; q: number | null } {
  if (finding.tests.length === 0) return { p: null, q: null };
  return { p: Math.max(...finding.tests.map((test) => test.p)), q: Math.max(...finding.tests.map((test) => test.q)) };
}

/** Inside groups, where there are many more comparisons than columns, the bar is higher. */
export const LARGEST_Q_INSIDE = 0.01;

/** What is told for its certainty alone must be certain: no effect size holds chance back here. */
export const LARGEST_Q_SMALL = 0.005;

export const isCertain = ({ tests }: Finding): boolean => tests.every((test) => test.q < LARGEST_Q_SMALL);

/** @param standing of its kind */
export const passes = ({ tests, subject }: Finding, standing?: Pick<Standing, 'lenient'>): boolean =>
  tests.every((test) => test.q < (subject.filter.length > 0 && !standing?.lenient ? LARGEST_Q_INSIDE : LARGEST_Q));
