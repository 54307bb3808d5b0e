import { capital, isPlural, labelText } from '../../wording/human';
import { amountText, numberText } from '../../wording/number-text';
import { whenText } from '../../wording/date-text';
import { measureText } from '../../wording/phrases';
import type { Row } from '../../duckdb/cell';
import { fact, type Say, type Saying } from '../../insights/finding';
import type { Measure, Timeline } from '../../insights/frame/frame';
import { quoteText } from '../../duckdb/quote-sql';
import { farthest, reaches } from '../farthest';
import { LIMITS } from './limits';
import { t } from './messages';

const ENDS = ['low', 'high'] as const;

/** The course of one series over time; without a timeline, which of several series stands highest and lowest. */
export interface SummaryTold {
  measure: Measure;
  timeline: Timeline | null;
  /** What its words are asked of: the figure `y` of each period, or of each series `x`. */
  figures: string;
  /** Its figures are the sums of events, and there is one a period. */
  sums?: boolean;
}

export const saySummary: Say<SummaryTold> = ({ told: { measure, timeline, figures, sums } }, facts) => {
  if (!timeline) return sayLevels(measure, figures, facts);
  return (sums ? saySums : sayCourse)(measure, timeline, figures, facts);
};

function saySums(measure: Measure, { grain }: Timeline, figures: string, facts: Row): Saying | null {
  const [low, high] = [fact(facts, 'low'), fact(facts, 'high')];
  if (!(fact(facts, 'steps') >= LIMITS.fewestPeriods) || !(high > low)) return null;
  const text = (key: string) => amountText(fact(facts, key), measure.unit);
  const when = (key: string) => whenText(fact(facts, key), fact(facts, key), grain);
  const own = (key: string) => `SELECT epoch_ms(x) = ${fact(facts, key)} AS own, y FROM (${figures})`;
  // A short month that brought least for its days alone is not named.
  const named = ENDS.filter((end) => fact(facts, `${end}_a_day`) !== 0);
  return {
    sentence: t('sums', {
      noun: capital(measure.noun),
      grain,
      lowNamed: named.includes('low'),
      highNamed: named.includes('high'),
      value: text('value'),
      low: text('low'),
      lowWhen: when('low_at'),
      high: text('high'),
      highWhen: when('high_at'),
    }),
    words: named.map((end) => reaches(end, own(`${end}_at`))),
    n: fact(facts, 'n'),
  };
}

function sayLevels(measure: Measure, figures: string, facts: Row): Saying | null {
  const value = fact(facts, 'value');
  const baseline = fact(facts, 'baseline');
  // Series that stand as near as their readings scatter anyway have no first and no last.
  if (!(value - baseline > LIMITS.apart * (fact(facts, 'scatter') || 0))) return null;
  // Others may share an extreme with the one that is named.
  const [top, bottom] = [fact(facts, 'top'), fact(facts, 'bottom')];
  const own = (key: string) => `SELECT x = ${quoteText(String(facts[key]))} AS own, y FROM (${figures})`;
  const highest = top > 1 ? reaches('high', own('highest')) : farthest('highest', own('highest'));
  const lowest = bottom > 1 ? reaches('low', own('lowest')) : farthest('lowest', own('lowest'));
  return {
    sentence: t('levels', {
      series: numberText(fact(facts, 'series')),
      noun: measure.noun,
      highest: labelText(String(facts.highest)),
      several: top > 1,
      more: numberText(top - 1),
      value: measureText(measure, value),
      lowest: labelText(String(facts.lowest)),
      severalLow: bottom > 1,
      moreLow: numberText(bottom - 1),
      baseline: measureText(measure, baseline),
    }),
    words: [highest, lowest],
    baseline,
    n: fact(facts, 'n'),
  };
}

function sayCourse(measure: Measure, timeline: Timeline, figures: string, facts: Row): Saying | null {
  if (!(fact(facts, 'high') > fact(facts, 'low'))) return null;
  const text = (key: string) => measureText(measure, fact(facts, key));
  const when = (key: string) => whenText(fact(facts, key), fact(facts, key), timeline.grain);
  const said = {
    noun: capital(measure.noun),
    many: isPlural(measure.noun),
    baseline: text('baseline'),
    first: when('first'),
    value: text('value'),
    last: when('last'),
    low: text('low'),
    high: text('high'),
  };
  const own = (key: string) => `SELECT epoch_ms(period) = ${fact(facts, key)} AS own, y FROM (${figures})`;
  return {
    sentence: t('course', { ...said, lowWhen: when('low_at'), highWhen: when('high_at') }),
    words: [farthest('lowest', own('low_at')), farthest('highest', own('high_at'))],
    without: t('between', said),
    baseline: fact(facts, 'baseline'),
    n: fact(facts, 'n'),
  };
}
