import { isReckoned, type ColumnRelation } from '../contracts/table/column-relation';
import { LIMITS } from './limits';
import { t } from './messages';
import { numberText, significantText } from './number-text';

/**
 * What a column is reckoned by: `hours × rate + material`; null where a relation is no arithmetic within a row.
 * @param noun how a column is called
 */
export function reckonedText(relation: ColumnRelation, noun: (column: string) => string): string | null {
  const times = (factor: number) => (factor === 1 ? '' : `${factorText(factor)} × `);
  if (relation.kind === 'power') return `${times(relation.factor)}${noun(relation.of)} ^ ${numberText(relation.power)}`;
  if (!isReckoned(relation)) return null;
  const shared = ('shares' in relation ? (relation.shares ?? []) : []).map(
    ({ column, how, of }) => `(1 ${how === 'less' ? '−' : '+'} ${noun(column)}${of === 1 ? '' : ` ÷ ${numberText(of)}`})`,
  );
  const added = (plus: readonly string[], minus: readonly string[] = []) =>
    `${plus.map(noun).join(' + ')}${minus.map((name) => ` − ${noun(name)}`).join('')}`;
  switch (relation.kind) {
    case 'sum': {
      const { plus, minus, divisor } = relation;
      const shares = shared.map((share) => ` × ${share}`).join('');
      if (divisor === 1) return shares === '' ? added(plus, minus) : `(${added(plus, minus)})${shares}`;
      return `(${added(plus, minus)}) ÷ ${numberText(divisor)}${shares}`;
    }
    case 'product': {
      const { of, bracket, plus, minus = [] } = relation;
      const factors = [...of.map(noun), ...(bracket ? [`(${added(bracket.plus, bracket.minus)})`] : []), ...shared];
      const more = [...plus.map((name) => ` + ${noun(name)}`), ...minus.map((name) => ` − ${noun(name)}`)].join('');
      return `${times(relation.factor)}${factors.join(' × ')}${more}`;
    }
    case 'quotient': {
      const above = added(relation.of, relation.less);
      const below = relation.by.map(noun).join(' + ');
      const bracket = relation.of.length + relation.less.length > 1 ? `(${above})` : above;
      return `${times(relation.factor)}${bracket} ÷ ${relation.by.length > 1 ? `(${below})` : below}`;
    }
    case 'between': {
      const { from, to, unit, more, how, step } = relation;
      return t('reckoned.between', { to: noun(to), from: noun(from), more: more > 0, how: step === 1 ? how : '', unit });
    }
    case 'linear':
      return `${times(relation.factor)}${noun(relation.of)}${relation.offset === 0 ? '' : ` + ${numberText(relation.offset)}`}`;
  }
}

/** Whether somebody chose the factor: one that was estimated from rounded figures has digits without an end. */
export const isExactFactor = (factor: number): boolean =>
  Math.abs(Number(factor.toPrecision(LIMITS.digitsOfFactor)) - factor) <= Number.EPSILON * Math.abs(factor);

const factorText = (factor: number): string =>
  significantText(factor, isExactFactor(factor) ? LIMITS.digitsOfFactor : LIMITS.digitsOfEstimate);
