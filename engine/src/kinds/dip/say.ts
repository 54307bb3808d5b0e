import { numberText } from '../../wording/number-text';
import { periodText } from '../../wording/date-text';
import { fact, type Say } from '../../insights/finding';
import type { Timeline } from '../../insights/frame/frame';

/** A period with far fewer rows than usual. */
export interface DipTold {
  timeline: Timeline;
  /** Its start in milliseconds. */
  edge: number;
}

export const sayDip: Say<DipTold> = ({ told: { timeline, edge } }, facts, frame) => {
  const value = fact(facts, 'value');
  const baseline = fact(facts, 'baseline');
  // The usual level of the whole time may be lower than that of this part of it.
  if (value >= baseline) return null;
  const many = value > 0 ? `only ${numberText(value)}` : numberText(value);
  return {
    sentence: `In ${periodText(edge, timeline.grain)} there are ${many} ${frame.rows}, against the usual ${numberText(baseline)} a ${timeline.grain}: something may be missing.`,
    baseline,
    n: fact(facts, 'n'),
  };
};
