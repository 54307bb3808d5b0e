import type { Row } from '../../duckdb/cell';
import { fact } from '../../insights/finding';
import { periodText, spanText } from '../../wording/date-text';
import { labelText, list } from '../../wording/human';
import { numberText } from '../../wording/number-text';
import { LIMITS } from './limits';
import { t } from './messages';

/** A part of a change with its sign. */
export const signedText = (amount: number, text: (amount: number) => string): string =>
  t(amount < 0 ? 'less' : 'more', { amount: text(Math.abs(amount)) });

/**
 * The parts of a change, `value`, of those members that carry most of it, `l0` and `part0` on, and of all others together.
 * @returns null where nothing changes, or where the one that it rests on is not among them
 */
export function partsText(facts: Row, member: string | null, text: (amount: number) => string): string | null {
  const value = fact(facts, 'value');
  const named = Array.from({ length: LIMITS.named }, (_, i) => ({ label: facts[`l${i}`], part: fact(facts, `part${i}`) }))
    .filter(({ label, part }) => typeof label === 'string' && part * value > 0)
    .map(({ label, part }) => ({ label: String(label), part }));
  if (!(value !== 0) || !named.some(({ label }) => label === member)) return null;
  const others = fact(facts, 'members') - named.length;
  const rest = value - named.reduce((sum, { part }) => sum + part, 0);
  const parts = named.map(({ label, part }) => t('part', { label: labelText(label), part: signedText(part, text) }));
  if (others > 0) parts.push(t('rest', { others: numberText(others), one: others === 1, part: signedText(rest, text) }));
  return list(parts);
}

/** Twelve months by their name: those of a calendar year by it. */
export function yearText(months: readonly number[]): string {
  const [first = 0, last = 0] = [months[0], months.at(-1)];
  return new Date(first).getUTCMonth() === 0 ? periodText(first, 'year') : spanText(first, last, 'month');
}
