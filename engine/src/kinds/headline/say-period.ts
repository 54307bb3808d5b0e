import type { Row } from '../../duckdb/cell';
import { fact, type Saying } from '../../insights/finding';
import type { Frame, Timeline } from '../../insights/frame/frame';
import { capital } from '../../wording/human';
import { periodText, whenText } from '../../wording/date-text';
import { numberText, percentText } from '../../wording/number-text';
import { countText } from '../../wording/phrases';
import { holds } from '../farthest';
import { t } from './messages';

/** The rows of the last complete period beside those of the one before. */
export function sayPeriod({ rows }: Frame, { edges, grain }: Timeline, facts: Row, sql: string): Saying {
  const value = fact(facts, 'value');
  const baseline = fact(facts, 'baseline');
  const before = edges.at(-3) ?? 0;
  const sentence = t('period', {
    period: capital(periodText(edges.at(-2) ?? 0, grain)),
    grain,
    count: countText(value, rows),
    ...besideSlots(value, baseline),
    before: periodText(before, grain),
    when: whenText(before, before, grain),
    baseline: numberText(baseline),
  });
  return { sentence, ...wordsOf(value, baseline, sql), baseline, n: value };
}

/** That a period has as many rows as the one before, or more, or fewer. */
function wordsOf(value: number, baseline: number, sql: string): Pick<Saying, 'words'> {
  if (baseline === 0) return {};
  const word = value === baseline ? 'as many' : value > baseline ? 'more' : 'fewer';
  return { words: [holds(word, `value ${word === 'as many' ? '=' : word === 'more' ? '>' : '<'} baseline`, sql)] };
}

/** How a count stands beside that of the period before. */
function besideSlots(value: number, baseline: number): { beside: string; change: string } {
  if (baseline === 0) return { beside: value === 0 ? 'none' : 'first', change: '' };
  if (value === baseline) return { beside: 'same', change: '' };
  const change = Math.round((value / baseline - 1) * 100);
  const beside = change === 0 ? 'nearly' : change > 0 ? 'more' : 'fewer';
  return { beside, change: percentText(Math.abs(change) / 100) };
}
