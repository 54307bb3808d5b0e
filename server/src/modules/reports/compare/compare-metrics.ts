import type { Claim } from '@hub/shared/contracts/claim';
import type { MetricChange } from '@hub/shared/contracts/comparison';
import { relativeChange } from './compare-claims';

/** The lines of the reports' key metrics; each is a claim whose sentence is `Label: value`. */
export const isMetric = ({ kind, agent }: Claim): boolean => kind === 'headline' && agent === 'report-generator';

const lineOf = ({ sentence, value }: Claim) => {
  const end = sentence.lastIndexOf(': ');
  return { label: end < 0 ? sentence : sentence.slice(0, end), figure: { text: end < 0 ? '' : sentence.slice(end + 2), value } };
};

/** The key metrics of two reports side by side, in the order of the newer one; then those that are gone. */
export function compareMetrics(before: Claim[], after: Claim[], tableOf: (claim: Claim) => string): MetricChange[] {
  const key = (claim: Claim) => JSON.stringify([tableOf(claim), lineOf(claim).label]);
  const older = new Map(before.filter(isMetric).map((claim) => [key(claim), claim]));
  const changes: MetricChange[] = after.filter(isMetric).map((claim) => {
    const { label, figure } = lineOf(claim);
    const match = older.get(key(claim));
    older.delete(key(claim));
    return {
      table: claim.table,
      label,
      before: match ? lineOf(match).figure : null,
      after: figure,
      relative: match ? relativeChange(match.value, claim.value) : null,
    };
  });
  const gone = [...older.values()].map((claim): MetricChange => {
    const { label, figure } = lineOf(claim);
    return { table: claim.table, label, before: figure, after: null, relative: null };
  });
  return [...changes, ...gone];
}
