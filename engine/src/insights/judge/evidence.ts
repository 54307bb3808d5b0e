import { countText } from '../../wording/phrases';
import { numberText } from '../../wording/number-text';
import type { Frame } from '../frame/frame';
import type { Finding, Saying } from '../finding';
import { human } from '../../wording/human';
import { settledByResult } from '../frame/measures/settled-by-result';
import { LIMITS } from './limits';
import { t } from './messages';

/**
 * What a finding rests on, in one line: how many rows, what its kind adds (an interval, a coefficient), and how often chance does as much.
 * Undefined where nothing was tested and nothing is added: a figure of the whole table rests on the table.
 *
 * @param q the largest p of its tests, corrected for all that was compared
 */
export function evidenceOf(frame: Frame, finding: Finding, saying: Saying, q: number | null): string | undefined {
  const { evidence = [], n = finding.n, counted = countText(n, frame.rows) } = saying;
  const settled = settledByResult(frame)(finding.subject);
  if (q === null && evidence.length === 0 && !settled) return undefined;
  const by = settled ? [t('evidence.settled', { column: human(settled.target), how: settled.how })] : [];
  const parts = [counted, ...evidence, ...(q === null ? [] : [chanceText(q)]), ...by];
  return parts.reduce((first, next) => t('evidence.next', { first, next }));
}

const chanceText = (q: number): string => {
  const least = LIMITS.leastPrintedP;
  return t('evidence.chance', { below: q < least, p: numberText(q < least ? least : Number(q.toPrecision(1))) });
};
