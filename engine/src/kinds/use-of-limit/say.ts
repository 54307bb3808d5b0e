import type { Row } from '../../duckdb/cell';
import { fact, type Say } from '../../insights/finding';
import type { Frame, Measure } from '../../insights/frame/frame';
import { columnMeasure } from '../../insights/frame/measures/measure-of';
import { columnNames } from '../../wording/column-names';
import { capital } from '../../wording/human';
import { numberText, percentText, wholeText } from '../../wording/number-text';
import { countText, groupText, measureText } from '../../wording/phrases';
import { namesText } from '../broken-rule/say';
import type { Limited } from './limited';
import type { Group } from '../waiting/stands-out';
import { LIMITS } from './limits';
import { t } from './messages';

/** Rows that use more than they have, or little of it. */
export interface UseTold extends Limited {
  side: 'over' | 'little';
  /** Who goes beyond it more often than others. */
  group: Group | null;
  /** What one piece costs; of those who use little what they pay. */
  money: Measure | null;
}

/** What the query's answers are called. */
const ASKED = ['value', 'n', 'used', 'of_all'] as const;

export const sayUse: Say<UseTold> = ({ told }, facts, frame) => {
  const { actual, target, side, money } = told;
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
      ? [t('over', { ...said, more: moreText(frame, told, used - all) }), groupOf(frame, told, facts)]
          .flatMap((one) => one ?? [])
          .join(' ')
      : t('little', { ...said, share: percentText(LIMITS.little), taken: numberText(used), all: numberText(all) });
  return { sentence, n };
};

/** By how much, with its unit. */
function moreText(frame: Frame, { actual }: UseTold, more: number): string {
  const measure = columnMeasure(frame, actual);
  return measure ? measureText(measure, more) : numberText(more);
}

/** Of whom more go beyond it than of the others. */
function groupOf(frame: Frame, told: UseTold, facts: Row): string | null {
  if (!told.group) return null;
  const [own, ownAll, more] = [fact(facts, 'own'), fact(facts, 'own_all'), fact(facts, 'own_more')];
  const [value, all] = [fact(facts, 'value'), fact(facts, 'n')];
  if (!(own > 0 && all > ownAll)) return null;
  return t('group', {
    n: own,
    number: wholeText(own),
    more: moreText(frame, told, more),
    who: groupText(told.group.dimension, told.group.label),
    share: percentText(own / ownAll),
    all: wholeText(ownAll),
    others: percentText((value - own) / (all - ownAll)),
  });
}
