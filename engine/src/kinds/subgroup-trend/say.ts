import { capital, isPlural } from '../../wording/human';
import { coefficientText } from '../../wording/number-text';
import { measureText, rowsWith } from '../../wording/phrases';
import { spanText } from '../../wording/date-text';
import { fact, type Say } from '../../insights/finding';
import type { Dimension, Measure, Timeline } from '../../insights/frame/frame';

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

function verbOf(noun: string, up: boolean): string {
  if (isPlural(noun)) return up ? 'rise' : 'fall';
  return up ? 'rises' : 'falls';
}

export const sayOwnTrend: Say<OwnTrendTold> = ({ told: { timeline, dimension, label, measure, up, size } }, facts, frame) => {
  const value = fact(facts, 'value');
  const baseline = fact(facts, 'baseline');
  const early = fact(facts, 'early');
  const late = fact(facts, 'late');
  if (value > 0 !== up || late > early !== up) return null;
  const periods = timeline.edges.length - 1;
  const span = (from: number, to: number) => spanText(timeline.edges[from] ?? 0, timeline.edges[to] ?? 0, timeline.grain);
  return {
    sentence:
      `${capital(measure.noun)} ${verbOf(measure.noun, up)} over time for ${rowsWith(frame, dimension, label)}, ` +
      `from an average of ${measureText(measure, early)} in ${span(0, size - 1)} to ${measureText(measure, late)} in ${span(periods - size, periods - 1)} ` +
      `(correlation with time ${coefficientText(value)}, against ${coefficientText(baseline)} for the rest).`,
    baseline,
    n: fact(facts, 'n'),
  };
};
