import { fact, type Say } from '../../insights/finding';
import type { Dimension, Measure, Timeline } from '../../insights/frame/frame';
import { periodText, spanText } from '../../wording/date-text';
import { capital, isPlural, labelText, list } from '../../wording/human';
import { amountText, numberText } from '../../wording/number-text';
import { LIMITS } from './limits';
import { t } from './messages';

/** A sum that changes from one year to the next, and the column by whose members it is told. */
export interface SumDriverTold {
  timeline: Timeline;
  dimension: Dimension;
  measure: Measure;
  /** Starts of twenty-four months, and the end of the last one. */
  edges: readonly number[];
}

export const saySumDriver: Say<SumDriverTold> = ({ member, told: { dimension, measure, edges } }, facts) => {
  const [value, before, after] = [fact(facts, 'value'), fact(facts, 'before'), fact(facts, 'after')];
  const text = (amount: number) => amountText(amount, measure.unit);
  const signed = (amount: number) => t(amount < 0 ? 'less' : 'more', { amount: text(Math.abs(amount)) });
  const named = Array.from({ length: LIMITS.named }, (_, i) => ({ label: facts[`l${i}`], part: fact(facts, `part${i}`) }))
    .filter(({ label, part }) => typeof label === 'string' && part * value > 0)
    .map(({ label, part }) => ({ label: String(label), part }));
  // Whom it rests on must be among those who are named.
  if (!(value !== 0) || !(before > 0) || !named.some(({ label }) => label === member)) return null;
  const others = fact(facts, 'members') - named.length;
  const rest = value - named.reduce((sum, { part }) => sum + part, 0);
  const parts = named.map(({ label, part }) => t('part', { label: labelText(label), part: signed(part) }));
  if (others > 0) parts.push(t('rest', { others: numberText(others), one: others === 1, part: signed(rest) }));
  return {
    sentence: t('change', {
      noun: capital(measure.noun),
      many: isPlural(measure.noun),
      up: value > 0,
      by: text(Math.abs(value)),
      from: text(before),
      first: yearText(edges.slice(0, LIMITS.months)),
      to: text(after),
      last: yearText(edges.slice(LIMITS.months, -1)),
      dimension: dimension.noun,
      parts: list(parts),
    }),
    baseline: before,
    n: fact(facts, 'n'),
  };
};

/** Twelve months by their name: those of a calendar year by it. */
function yearText(months: readonly number[]): string {
  const [first = 0, last = 0] = [months[0], months.at(-1)];
  return new Date(first).getUTCMonth() === 0 ? periodText(first, 'year') : spanText(first, last, 'month');
}
