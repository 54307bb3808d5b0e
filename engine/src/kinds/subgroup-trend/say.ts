import { capital } from '../../wording/human';
import { coefficientText } from '../../wording/number-text';
import { isSeveral, levelNoun, measureText, rowsWith } from '../../wording/phrases';
import { whenText } from '../../wording/date-text';
import { fact, type Say } from '../../insights/finding';
import type { Dimension, Measure, Timeline } from '../../insights/frame/frame';
import { t } from './messages';

/** A group whose level of a measure moves with time otherwise than that of the rest. */
export interface OwnTrendTold {
  timeline: Timeline;
  dimension: Dimension;
  label: string;
  measure: Measure;
  up: boolean;
  /** Periods at each end whose means are told. */
  size: number;
}

export const sayOwnTrend: Say<OwnTrendTold> = ({ told: { timeline, dimension, label, measure, up, size } }, facts, frame) => {
  const value = fact(facts, 'value');
  const baseline = fact(facts, 'baseline');
  const early = fact(facts, 'early');
  const late = fact(facts, 'late');
  if (value > 0 !== up || late > early !== up) return null;
  const periods = timeline.edges.length - 1;
  const when = (from: number, to: number) => whenText(timeline.edges[from] ?? 0, timeline.edges[to] ?? 0, timeline.grain);
  return {
    sentence: t('own', {
      noun: capital(levelNoun(measure)),
      many: isSeveral(measure),
      up,
      who: rowsWith(frame, dimension, label),
      early: measureText(measure, early),
      first: when(0, size - 1),
      late: measureText(measure, late),
      last: when(periods - size, periods - 1),
    }),
    evidence: [t('evidence', { value: coefficientText(value), baseline: coefficientText(baseline) })],
    baseline,
    n: fact(facts, 'n'),
  };
};
