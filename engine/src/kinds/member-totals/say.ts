import type { Word } from '../../contracts/report/claim';
import { fact, type Say } from '../../insights/finding';
import type { Dimension, Measure } from '../../insights/frame/frame';
import { capital, isPlural, labelText } from '../../wording/human';
import { amountText, percentText } from '../../wording/number-text';
import { LIMITS } from './limits';
import { t } from './messages';

export interface TotalsTold {
  dimension: Dimension;
  measure: Measure;
  /** Each has about as many rows as the next: its sum then says what its average does. */
  balanced: boolean;
  /** What comes in is brought; games that were lost, errors and what something costs are only had. */
  brings: boolean;
  most: (name: string) => Word;
  least: (name: string) => Word;
  /** That no other brings more, or less. */
  high: (name: string) => Word;
  low: (name: string) => Word;
}

/** What begins a sentence: a number or a letter alone does not say what it is. */
const named = (dimension: Dimension, label: string): string =>
  /\p{L}{2}/u.test(label) ? label : t('member', { noun: dimension.noun, label });

export const sayMemberTotals: Say<TotalsTold> = (
  { told: { dimension, measure, brings, most, least, high, low: lowest } },
  facts,
) => {
  const value = fact(facts, 'value');
  const next = fact(facts, 'next');
  const low = fact(facts, 'low');
  const total = fact(facts, 'total');
  const members = fact(facts, 'members');
  // Of sums with losses in them shares mean nothing.
  if (!(low >= 0) || !(value > next) || !(members >= LIMITS.fewestMembers)) return null;
  const text = (amount: number) => amountText(amount, measure.unit);
  const label = (key: string) => labelText(String(facts[key]));
  const n = fact(facts, 'n');
  const said = { value: text(value), low: text(low), last: label('last') };
  if (value <= LIMITS.even * low)
    return {
      sentence: t('even', {
        ...said,
        noun: capital(measure.noun),
        many: isPlural(measure.noun),
        first: label('first'),
        count: members,
        dimension: dimension.noun,
      }),
      words: [high(String(facts.first)), lowest(String(facts.last))],
      baseline: total / members,
      n,
    };
  const order = {
    ...said,
    noun: measure.noun,
    brings: String(brings),
    first: capital(named(dimension, label('first'))),
    total: text(total),
    share: percentText(value / total),
    second: label('second'),
    next: text(next),
  };
  const isLast = fact(facts, 'lasts') === 1;
  return {
    sentence: t(isLast ? 'order' : 'first', order),
    words: [most(String(facts.first)), ...(isLast ? [least(String(facts.last))] : [])],
    baseline: total / members,
    n,
  }; // prettier-ignore
};
