import { capital } from '../../wording/human';
import { coefficientText, distanceText, numberText } from '../../wording/number-text';
import { whenText } from '../../wording/date-text';
import { isSeveral, levelNoun, measureText, perText, rowsWith, forGroup } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Dimension, Measure, Timeline } from '../../insights/frame/frame';
import { t } from './messages';

/** Periods whose means stand for the beginning and the end. */
export interface Ends {
  /** Last period of the beginning and first period of the end, with the outermost ones. */
  first: number;
  earlyTo: number;
  lateFrom: number;
  last: number;
}

/** A rise or fall of a measure, or of the number of rows, over the whole time. */
export interface TrendTold {
  timeline: Timeline;
  measure: Measure | null;
  group: { dimension: Dimension; label: string } | null;
  up: boolean;
  ends: Ends;
  /** The season was taken out. */
  seasonal: boolean;
  /** How plainly: what is small is told for its certainty only. */
  how: 'plainly' | 'slightly' | 'whole';
}

export const sayTrend: Say<TrendTold> = ({ told }, facts, frame) => {
  const { timeline, measure, group, up, ends, seasonal, how } = told;
  const { edges, grain } = timeline;
  const value = fact(facts, 'value');
  const early = fact(facts, 'early');
  const late = fact(facts, 'late');
  const r = fact(facts, 'r');
  // Single rows that go the other way make no plain statement.
  if (value > 0 !== up || late > early !== up || (r !== 0 && r > 0 !== up)) return null;
  const when = (from: number, to: number) => whenText(edges[from] ?? 0, edges[to] ?? 0, grain);
  const said = {
    up,
    how,
    grain,
    seasonal,
    first: when(ends.first, ends.earlyTo),
    last: when(ends.lateFrom, ends.last),
  };
  const who = group ? (measure ? forGroup : rowsWith)(frame, group.dimension, group.label) : frame.rows;
  const sentence = measure
    ? t('measure', {
        ...said,
        grouped: group !== null,
        who,
        noun: capital(levelNoun(measure)),
        many: isSeveral(measure),
        early: measureText(measure, early),
        late: measureText(measure, late),
        step: distanceText(value, measure.unit, measure.fraction),
      })
    : t('rows', {
        ...said,
        who: capital(who),
        early: perText(early, grain),
        late: perText(late, grain),
        step: numberText(Math.abs(value)),
      });
  const evidence = t('evidence', { single: measure !== null, rows: frame.rows, r: coefficientText(r) });
  return { sentence, baseline: early, n: fact(facts, 'n'), evidence: [evidence] };
};
