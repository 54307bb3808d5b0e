import { wholeText } from '../../wording/number-text';
import { countText } from '../../wording/phrases';
import type { About } from '../about';
import { ruleOf } from '../broken-rule/rule-of';
import { ruleText } from '../broken-rule/rule-text';
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
  const rows = farthest(measure?.values ?? known, value, direction === 'low');
  if (isOneValue || sharedLabel(frame, rows) || areOneThings(frame, rows)) return null;
  return t('outliers', { n: value, rows: frame.rows });
};

/** Whether rows are readings of one thing, of which several lie far out: its own time, and no slips. */
const areOneThings = ({ panel }: About['frame'], rows: readonly number[]): boolean =>
  panel !== null && rows.length > 1 && rows.every((row) => panel.things[row] === panel.things[rows[0] ?? -1]);

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

/** Rows that break a rule which the others keep: they are checked, and first where most of them lie. */
export const adviseOnBroken = ({ frame, who, claim }: About): string | null => {
  const { value, n } = claim;
  const rule = ruleOf(frame, claim);
  if (!rule || value === null) return null;
  return t('broken', { count: countText(value, frame.rows), rule: ruleText(frame, rule), placed: who !== null, where: who ?? '', kept: wholeText(n - value) });
}; // prettier-ignore
