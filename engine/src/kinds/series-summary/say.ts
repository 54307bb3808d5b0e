import { capital, isPlural, labelText } from '../../wording/human';
import { numberText } from '../../wording/number-text';
import { whenText } from '../../wording/date-text';
import { measureText } from '../../wording/phrases';
import type { Row } from '../../duckdb/cell';
import { fact, type Say, type Saying } from '../../insights/finding';
import type { Measure, Timeline } from '../../insights/frame/frame';
import { t } from './messages';

/** The course of one series over time; without a timeline, which of several series stands highest and lowest. */
export interface SummaryTold {
  measure: Measure;
  timeline: Timeline | null;
}

export const saySummary: Say<SummaryTold> = ({ told: { measure, timeline } }, facts) =>
  timeline ? sayCourse(measure, timeline, facts) : sayLevels(measure, facts);

function sayLevels(measure: Measure, facts: Row): Saying | null {
  const value = fact(facts, 'value');
  const baseline = fact(facts, 'baseline');
  if (!(value > baseline)) return null;
  // Others may share an extreme with the one that is named.
  const [top, bottom] = [fact(facts, 'top'), fact(facts, 'bottom')];
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
    baseline,
    n: fact(facts, 'n'),
  };
}

function sayCourse(measure: Measure, timeline: Timeline, facts: Row): Saying | null {
  if (!(fact(facts, 'high') > fact(facts, 'low'))) return null;
  const text = (key: string) => measureText(measure, fact(facts, key));
  const when = (key: string) => whenText(fact(facts, key), fact(facts, key), timeline.grain);
  return {
    sentence: t('course', {
      noun: capital(measure.noun),
      many: isPlural(measure.noun),
      baseline: text('baseline'),
      first: when('first'),
      value: text('value'),
      last: when('last'),
      lowWhen: when('low_at'),
      low: text('low'),
      highWhen: when('high_at'),
      high: text('high'),
    }),
    baseline: fact(facts, 'baseline'),
    n: fact(facts, 'n'),
  };
}
