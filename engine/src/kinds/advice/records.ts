import { countText } from '../../wording/phrases';
import type { About } from '../about';
import { sharedLabel } from '../outlier/shared-label';
import { t } from './messages';

/**
 * Rows that lie far out. Several with one and the same value have it for one reason: a code for what is not known, an end of a scale; and those that are
 * all of one kind are what that kind comes to.
 */
export const adviseOnOutliers = ({ frame, measure, claim: { value, direction } }: About): string | null => {
  if (value === null) return null;
  const known = measure ? measure.values.filter((one) => one === one) : new Float64Array();
  const far = known.reduce((most, one) => (direction === 'low' ? Math.min(most, one) : Math.max(most, one)), known[0] ?? NaN);
  const isOneValue = value > 1 && known.filter((one) => one === far).length >= value;
  if (isOneValue || sharedLabel(frame, farthest(measure?.values ?? known, value, direction === 'low'))) return null;
  return t('outliers', { n: value, rows: frame.rows });
};

/** Places of the n rows with the highest or lowest values. */
const farthest = (values: Float64Array, n: number, low: boolean): number[] =>
  [...values.keys()]
    .filter((row) => values[row] === values[row])
    .sort((a, b) => ((values[a] ?? 0) - (values[b] ?? 0)) * (low ? 1 : -1))
    .slice(0, n);

/** Rows that are alike in what tells rows apart. */
export const adviseOnRepeated = ({ frame, claim: { value } }: About): string | null =>
  value === null ? null : t('repeated', { count: countText(value, frame.rows) });

/** Rows that share a word. */
export const adviseOnTerm = ({ frame, claim: { member, value } }: About): string | null =>
  member === null || value === null ? null : t('term', { count: countText(value, frame.rows), word: member });
