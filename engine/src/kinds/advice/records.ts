import { countText } from '../../wording/phrases';
import type { About } from '../about';
import { t } from './messages';

/** Rows that lie far out. */
export const adviseOnOutliers = ({ frame, claim: { value } }: About): string | null =>
  value === null ? null : t('outliers', { n: value, rows: frame.rows });

/** Rows that are alike in what tells rows apart. */
export const adviseOnRepeated = ({ frame, claim: { value } }: About): string | null =>
  value === null ? null : t('repeated', { count: countText(value, frame.rows) });

/** Rows that share a word. */
export const adviseOnTerm = ({ frame, claim: { member, value } }: About): string | null =>
  member === null || value === null ? null : t('term', { count: countText(value, frame.rows), word: member });
