import { capital } from '../../wording/human';
import { coefficientText, percentText } from '../../wording/number-text';
import { isSeveral, levelNoun, measureText, forGroup } from '../../wording/phrases';
import { whenText } from '../../wording/date-text';
import { fact, type Say, type Saying } from '../../insights/finding';
import type { Row } from '../../duckdb/cell';
import type { Dimension, Frame, Measure, Timeline } from '../../insights/frame/frame';
import { LIMITS } from './limits';
import { t } from './messages';

/** A group whose level of a measure moves with time otherwise than that of the rest. */
export interface OwnTrendTold {
  timeline: Timeline;
  dimension: Dimension;
  label: string;
  measure: Measure;
  /** What the measure's sum is divided by, where it is told as a part of another. */
  whole?: Measure;
  up: boolean;
  /** Periods at each end whose means are told. */
  size: number;
}

export const sayOwnTrend: Say<OwnTrendTold> = (finding, facts, frame) => {
  const { timeline, dimension, label, measure, whole, up, size } = finding.told;
  if (whole) return sayOwnQuotient({ ...finding.told, whole }, facts, frame);
  const value = fact(facts, 'value');
  const baseline = fact(facts, 'baseline');
  const early = fact(facts, 'early');
  const late = fact(facts, 'late');
  if (value > 0 !== up || late > early !== up) return null;
  return {
    sentence: t('own', {
      noun: capital(levelNoun(measure)),
      many: isSeveral(measure),
      up,
      who: forGroup(frame, dimension, label),
      early: measureText(measure, early),
      late: measureText(measure, late),
      ...endsText(timeline, size),
    }),
    evidence: [t('evidence', { value: coefficientText(value), baseline: coefficientText(baseline) })],
    baseline,
    n: fact(facts, 'n'),
  };
};

/** When the first and the last periods are. */
function endsText({ edges, grain }: Timeline, size: number): { first: string; last: string } {
  const when = (from: number, to: number) => whenText(edges[from] ?? 0, edges[to] ?? 0, grain);
  return { first: when(0, size - 1), last: when(edges.length - 1 - size, edges.length - 2) };
}

/** A group in which one sum becomes a larger or smaller part of another. */
const sayOwnQuotient = (
  { timeline, dimension, label, measure, whole, up, size }: OwnTrendTold & { whole: Measure },
  facts: Row,
  frame: Frame,
): Saying | null => {
  const [early, late] = [fact(facts, 'early'), fact(facts, 'late')];
  const [restEarly, restLate] = [fact(facts, 'rest_early'), fact(facts, 'rest_late')];
  const times = late / early;
  if (late > early !== up || !(Math.max(times, 1 / times) >= LIMITS.leastTimes)) return null;
  // The rest may move as well, but by clearly less.
  if (!(Math.abs(Math.log(times)) >= LIMITS.timesTheRest * Math.abs(Math.log(restLate / restEarly)))) return null;
  return {
    sentence: t('quotient', {
      part: capital(measure.noun),
      many: isSeveral(measure),
      whole: whole.noun,
      up,
      who: forGroup(frame, dimension, label),
      early: percentText(early),
      late: percentText(late),
      others: percentText(restEarly),
      other: percentText(restLate),
      ...endsText(timeline, size),
    }),
    baseline: early,
    n: fact(facts, 'n'),
  };
};
