import { capital, labelText } from '../../wording/human';
import { numberText } from '../../wording/number-text';
import { periodText } from '../../wording/date-text';
import { measureText } from '../../wording/phrases';
import type { Row } from '../../duckdb/cell';
import { fact, type Say, type Saying } from '../../insights/finding';
import type { Measure, Timeline } from '../../insights/frame/frame';

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
  const named = (label: string, alike: string) => `${labelText(String(facts[label]))}${alikeText(fact(facts, alike))}`;
  return {
    sentence:
      `Of ${numberText(fact(facts, 'series'))} series, mean ${measure.noun} is highest for ${named('highest', 'top')} (${measureText(measure, value)}) ` +
      `and lowest for ${named('lowest', 'bottom')} (${measureText(measure, baseline)}).`,
    baseline,
    n: fact(facts, 'n'),
  };
}

/** Others that share an extreme with the one that is named. */
const alikeText = (count: number): string => (count > 1 ? ` and ${numberText(count - 1)} more` : '');

function sayCourse(measure: Measure, timeline: Timeline, facts: Row): Saying | null {
  if (!(fact(facts, 'high') > fact(facts, 'low'))) return null;
  const text = (key: string) => measureText(measure, fact(facts, key));
  const when = (key: string) => periodText(fact(facts, key), timeline.grain);
  return {
    sentence:
      `${capital(measure.noun)} goes from ${text('baseline')} in ${when('first')} to ${text('value')} in ${when('last')}: ` +
      `lowest in ${when('low_at')} with ${text('low')}, highest in ${when('high_at')} with ${text('high')}.`,
    baseline: fact(facts, 'baseline'),
    n: fact(facts, 'n'),
  };
}
