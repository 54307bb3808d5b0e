import { capital } from '../../wording/human';
import { numberText, percentText } from '../../wording/number-text';
import { periodText } from '../../wording/date-text';
import { rowsWith } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Dimension, Timeline } from '../../insights/frame/frame';
import { t } from './messages';

/** The group that carries a change of the number of rows. */
export interface DriverTold {
  timeline: Timeline;
  dimension: Dimension;
  label: string;
  /** Place of the last complete period. */
  last: number;
  /** Place of the one that it is held against. */
  against: number;
}

export const sayDriver: Say<DriverTold> = ({ told: { timeline, dimension, label, last, against } }, facts, frame) => {
  const total = fact(facts, 'after') - fact(facts, 'before');
  const own = numberText(Math.abs(fact(facts, 'now_is') - fact(facts, 'was')));
  const part = fact(facts, 'value');
  const period = (i: number) => periodText(timeline.edges[i] ?? 0, timeline.grain);
  const said = {
    last: capital(period(last)),
    change: numberText(Math.abs(total)),
    more: total > 0,
    rows: frame.rows,
    before: period(against),
    who: rowsWith(frame, dimension, label),
    own,
  };
  return {
    sentence: part <= 1 ? t('part', { ...said, share: percentText(part) }) : t('beyond', said),
    baseline: fact(facts, 'before'),
    n: fact(facts, 'before') + fact(facts, 'after'),
  };
};
