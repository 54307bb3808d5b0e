import { fact, type Say } from '../../insights/finding';
import type { Measure } from '../../insights/frame/frame';
import { columnNames } from '../../wording/column-names';
import { capital } from '../../wording/human';
import { numberText, percentText, wholeText } from '../../wording/number-text';
import { countText, measureText } from '../../wording/phrases';
import { namesText } from '../broken-rule/say';
import type { Limited } from './limited';
import { LIMITS } from './limits';
import { t } from './messages';

/** Rows that use more than they have, or little of it. */
export interface UseTold extends Limited {
  side: 'over' | 'little';
  /** What one piece costs; of those who use little what they pay. */
  money: Measure | null;
}

/** What the query's answers are called. */
const ASKED = ['value', 'n', 'used', 'of_all'] as const;

export const sayUse: Say<UseTold> = ({ told: { actual, target, side, money } }, facts, frame) => {
  const [value, n, used, all] = ASKED.map((key) => fact(facts, key));
  if (value === undefined || n === undefined || used === undefined || all === undefined || !(value > 0 && n > value)) return null;
  const nameOf = columnNames(frame.table.columns);
  const sum = money ? fact(facts, 'money') : NaN;
  const said = {
    used: capital(nameOf(actual)),
    of: nameOf(target),
    value: wholeText(value),
    rows: countText(n, frame.rows),
    paid: money !== null && sum > 0,
    noun: money?.noun ?? '',
    money: money && sum > 0 ? measureText(money, sum) : '',
    which: namesText(facts, value),
  };
  const sentence =
    side === 'over'
      ? t('over', { ...said, more: numberText(used - all) })
      : t('little', { ...said, share: percentText(LIMITS.little), taken: numberText(used), all: numberText(all) });
  return { sentence, n };
};
