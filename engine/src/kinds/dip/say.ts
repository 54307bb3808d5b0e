import { numberText } from '../../wording/number-text';
import { whenText } from '../../wording/date-text';
import { capital } from '../../wording/human';
import { perText } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Timeline } from '../../insights/frame/frame';
import { t } from './messages';

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
  return {
    sentence: t('dip', {
      when: capital(whenText(edge, edge, timeline.grain)),
      none: value <= 0,
      value: numberText(value),
      rows: frame.rows,
      usual: perText(baseline, timeline.grain),
    }),
    baseline,
    n: fact(facts, 'n'),
  };
};
