import { dayText } from '../../wording/date-text';
import { numberText } from '../../wording/number-text';
import { countText } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import { DAY } from '../../insights/frame/periods';
import { LIMITS } from './limits';

/** A stretch of time with no rows, or hardly any. */
export interface GapTold {
  /** The column holds whole days. */
  dated: boolean;
  /** The last row before and the first one after, in milliseconds. */
  from: number;
  to: number;
}

export const sayGap: Say<GapTold> = ({ told: { dated, from, to } }, facts, frame) => {
  const value = fact(facts, 'value');
  const baseline = fact(facts, 'baseline');
  if (value > LIMITS.mostLeft * baseline) return null;
  const many = value === 0 ? `no ${frame.rows}` : `only ${countText(value, frame.rows)}`;
  const when = dated ? `from ${dayText(from + DAY)} to ${dayText(to - DAY)}` : `between ${dayText(from)} and ${dayText(to)}`;
  const days = Math.round((to - from) / DAY) - (dated ? 1 : 0);
  return {
    sentence:
      `There ${value === 1 ? 'is' : 'are'} ${many} ${when} (${numberText(days)} days), ` +
      `where the time before and after would let expect about ${numberText(Math.round(baseline))}: something may be missing.`,
    baseline,
    n: fact(facts, 'n'),
  };
};
