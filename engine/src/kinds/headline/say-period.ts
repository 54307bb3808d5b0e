import type { Row } from '../../duckdb/cell';
import { fact, type Saying } from '../../insights/finding';
import type { Frame, Timeline } from '../../insights/frame/frame';
import { capital } from '../../wording/human';
import { periodText, whenText } from '../../wording/date-text';
import { numberText, wholePercentText } from '../../wording/number-text';
import { countText } from '../../wording/phrases';
import { comparedWith } from '../../insights/frame/time/periods';
import { holds } from '../farthest';
import { LIMITS } from './limits';
import { t } from './messages';

/** The rows of the last complete period beside those of the same one of the year before, or of the one before. */
export function sayPeriod({ rows }: Frame, timeline: Timeline, facts: Row, sql: string): Saying {
  const { edges, grain } = timeline;
  const value = fact(facts, 'value');
  const baseline = fact(facts, 'baseline');
  const compared = comparedWith(timeline);
  const before = edges[compared] ?? 0;
  const byChance = mayBeChance(timeline, value, baseline);
  const sentence = t('period', {
    period: capital(periodText(edges.at(-2) ?? 0, grain)),
    grain,
    count: countText(value, rows),
    ...(byChance ? { beside: 'chance', change: '' } : besideSlots(value, baseline)),
    before: periodText(before, grain),
    when: whenText(before, before, grain),
    baseline: numberText(baseline),
  });
  return { sentence, ...(byChance ? {} : wordsOf(value, baseline, sql)), baseline, n: value };
}

/**
 * Whether counts that stray as those of the periods before did would lie so far apart: as independent events do, and by so much of their size as pairs of periods
 * at the same distance did beyond that. A change that nobody would bet on is no news.
 */
function mayBeChance(timeline: Timeline, value: number, baseline: number): boolean {
  if (value === 0 || baseline === 0 || Math.abs(value / baseline - 1) < LIMITS.nearlyAsMany) return false;
  const [sum, stray] = [value + baseline, strayOf(timeline)];
  return (value - baseline) ** 2 <= LIMITS.errors ** 2 * (sum + stray * sum ** 2);
}

/** What differences of periods vary by beyond independent events, as a share of their squared sum. */
function strayOf(timeline: Timeline): number {
  const last = timeline.edges.length - 2;
  const counts = Array.from({ length: last }, () => 0);
  for (const at of timeline.period) if (at >= 0 && at < last) counts[at] = (counts[at] ?? 0) + 1;
  const far = last - comparedWith(timeline);
  const lag = counts.length - far >= LIMITS.fewestPairs ? far : 1;
  let [squares, sums, all] = [0, 0, 0];
  for (let i = lag; i < counts.length; i++) {
    const [a, b] = [counts[i] ?? 0, counts[i - lag] ?? 0];
    squares += (a - b) ** 2;
    sums += a + b;
    all += (a + b) ** 2;
  }
  return all > 0 ? Math.max(0, (squares - sums) / all) : 0;
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
  const change = value / baseline - 1;
  const beside = Math.round(100 * change) === 0 ? 'nearly' : change > 0 ? 'more' : 'fewer';
  return { beside, change: wholePercentText(Math.abs(change)) };
}
