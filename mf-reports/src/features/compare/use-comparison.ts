import { reports } from '@hub/shared/api';
import type { ReportComparison } from '@hub/shared/contracts/reports/comparison';
import { defineQuery, useQuery } from '@hub/shared/query';
import { t } from './messages';

export type ComparisonState =
  | { status: 'loading' }
  | { status: 'ready'; comparison: ReportComparison }
  /** `final`: asking again would give the same answer. */
  | { status: 'failed'; text: string; final: boolean };

const FINAL = [404, 409];

/** What changed from an older report to a newer one; both stay what they are. */
export const comparisonQuery = defineQuery({
  key: 'reports/comparison',
  failure: 'The reports could not be compared.',
  fetch: ({ newer, older }: { newer: string; older: string }, signal) => reports.compare(newer, older, signal),
  staleMs: 300_000,
  refreshOn: ['reports.created@1'],
  amend: (comparison, { name, payload }, { newer, older }) => {
    if (name !== 'reports.deleted@1') return comparison;
    if ([newer, older].includes(payload.reportId)) return null;
    return { ...comparison, reports: comparison.reports.filter(({ id }) => id !== payload.reportId) };
  },
});

/** What changed from an older report to a newer one. */
export function useComparison(newer: string, older: string): { state: ComparisonState; retry: () => void } {
  const { data, error, refresh } = useQuery(comparisonQuery, { newer, older });
  if (data) return { state: { status: 'ready', comparison: data }, retry: refresh };
  if (!error) return { state: { status: 'loading' }, retry: refresh };
  const final = FINAL.includes(error.status ?? 0);
  return { state: { status: 'failed', text: error.text || t('failed.text'), final }, retry: refresh };
}
