import { countText } from '../../wording/phrases';
import type { About } from '../about';
import { t } from './messages';

/** Rows that lie far out. Several with one and the same value have it for one reason: a code for what is not known, an end of a scale. */
export const adviseOnOutliers = ({ frame, measure, claim: { value, direction } }: About): string | null => {
  if (value === null) return null;
  const known = measure ? measure.values.filter((one) => one === one) : new Float64Array();
  const far = known.reduce((most, one) => (direction === 'low' ? Math.min(most, one) : Math.max(most, one)), known[0] ?? NaN);
  const isOneValue = value > 1 && known.filter((one) => one === far).length >= value;
  return isOneValue ? null : t('outliers', { n: value, rows: frame.rows });
};

/** Rows that are alike in what tells rows apart. */
export const adviseOnRepeated = ({ frame, claim: { value } }: About): string | null =>
  value === null ? null : t('repeated', { count: countText(value, frame.rows) });

/** Rows that share a word. */
export const adviseOnTerm = ({ frame, claim: { member, value } }: About): string | null =>
  member === null || value === null ? null : t('term', { count: countText(value, frame.rows), word: member });
