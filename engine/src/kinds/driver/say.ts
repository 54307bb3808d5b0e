import { capital } from '../../wording/human';
import { numberText, percentText } from '../../wording/number-text';
import { periodText } from '../../wording/date-text';
import { rowsWith } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Dimension, Timeline } from '../../insights/frame/frame';

/** The group that carries a change of the number of rows. */
export interface DriverTold {
  timeline: Timeline;
  dimension: Dimension;
  label: string;
  /** Place of the last complete period. */
  last: number;
}

export const sayDriver: Say<DriverTold> = ({ told: { timeline, dimension, label, last } }, facts, frame) => {
  const total = fact(facts, 'after') - fact(facts, 'before');
  const own = numberText(Math.abs(fact(facts, 'now_is') - fact(facts, 'was')));
  const direction = total > 0 ? 'more' : 'fewer';
  const who = rowsWith(frame, dimension, label);
  const part = fact(facts, 'value');
  const period = (i: number) => periodText(timeline.edges[i] ?? 0, timeline.grain);
  const carried =
    part <= 1
      ? `${who} alone account for ${own} of them (${percentText(part)} of the change)`
      : `of ${who} alone there are ${own} ${direction}, so that all others together went the other way`;
  return {
    sentence: `${capital(period(last))} has ${numberText(Math.abs(total))} ${direction} ${frame.rows} than ${period(last - 1)}; ${carried}.`,
    baseline: fact(facts, 'before'),
    n: fact(facts, 'before') + fact(facts, 'after'),
  };
};
