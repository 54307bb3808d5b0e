import { capital } from '../../wording/human';
import { comparison, numberText } from '../../wording/number-text';
import { periodText, spanText } from '../../wording/date-text';
import { rowsWith } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Dimension, Timeline } from '../../insights/frame/frame';
import { LIMITS } from './limits';

/** A run of periods with far more rows than usual. */
export interface SurgeTold {
  timeline: Timeline;
  group: { dimension: Dimension; label: string } | null;
  /** Starts of its highest, first and last period, in milliseconds. */
  top: number;
  from: number;
  to: number;
  periods: number;
}

export const saySurge: Say<SurgeTold> = ({ told: { timeline, group, top, from, to, periods } }, facts, frame) => {
  const value = fact(facts, 'value');
  const baseline = fact(facts, 'baseline');
  if (value < LIMITS.leastTimes * baseline) return null;
  const who = capital(group ? rowsWith(frame, group.dimension, group.label) : frame.rows);
  const usual = `${numberText(baseline)} a ${timeline.grain}`;
  const peak = `${who} peak in ${periodText(top, timeline.grain)}: ${numberText(value)}, ${comparison(value, baseline, usual, 'the usual')}.`;
  const run = `The surge lasts ${periods} ${timeline.grain}s, ${spanText(from, to, timeline.grain)}, with ${numberText(fact(facts, 'peak'))} in all.`;
  return { sentence: periods === 1 ? peak : `${peak} ${run}`, baseline, n: fact(facts, 'n') };
};
