import { dayText } from '../../wording/date-text';
import { numberText } from '../../wording/number-text';
import { countText } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import { DAY } from '../../insights/frame/time/periods';
import { LIMITS } from './limits';
import { t } from './messages';

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
  const days = Math.round((to - from) / DAY) - (dated ? 1 : 0);
  return {
    sentence: t('gap', {
      one: value === 1,
      none: value === 0,
      rows: frame.rows,
      count: countText(value, frame.rows),
      dated,
      from: dayText(dated ? from + DAY : from),
      to: dayText(dated ? to - DAY : to),
      days: numberText(days),
      expected: numberText(Math.round(baseline)),
    }),
    baseline,
    n: fact(facts, 'n'),
  };
};
