import { isReckoned, type ColumnRelation } from '../../contracts/table/column-relation';
import { quoteName } from '../../duckdb/quote-sql';
import { number } from './equations/sums';
import type { Unproved } from './proposal';
import { SECONDS } from './time/between';

/**
 * What a column is reckoned by, in SQL over one row; null where a relation is no arithmetic within a row.
 * @param cell a column's number in SQL
 */
export function madeSql(relation: ColumnRelation | Unproved, cell: (column: string) => string = number): string | null {
  if (!isReckoned(relation)) return null;
  const sumSql = (plus: readonly string[], minus: readonly string[]): string => {
    const sum = `${plus.map(cell).join(' + ')}${minus.map((name) => ` - ${cell(name)}`).join('')}`;
    return plus.length + minus.length > 1 ? `(${sum})` : sum;
  };
  const sharesSql = (shares: Shares = []): string[] =>
    shares.map(({ column, how, of }) => `(1 ${how === 'less' ? '-' : '+'} ${cell(column)}${of === 1 ? '' : ` / ${of}`})`);
  switch (relation.kind) {
    case 'sum': {
      const { divisor } = relation;
      return [`${sumSql(relation.plus, relation.minus)}${divisor === 1 ? '' : ` / ${divisor}`}`, ...sharesSql(relation.shares)].join(' * ');
    }
    case 'product': {
      const { factor, of, bracket, plus, minus = [] } = relation;
      const factors = [
        ...(factor === 1 ? [] : [String(factor)]),
        ...of.map(cell),
        ...(bracket ? [sumSql(bracket.plus, bracket.minus)] : []),
        ...sharesSql(relation.shares),
      ];
      return `(${factors.join(' * ')}${plus.map((name) => ` + ${cell(name)}`).join('')}${minus.map((name) => ` - ${cell(name)}`).join('')})`;
    }
    case 'quotient':
      return `(${relation.factor === 1 ? '' : `${relation.factor} * `}${sumSql(relation.of, relation.less)} / nullif(${sumSql(relation.by, [])}, 0))`;
    case 'between': {
      const { from, to, unit, more, how, step } = relation;
      const at = (column: string) => `epoch(CAST(${quoteName(column)} AS TIMESTAMP))`;
      const length = `((${at(to)} - ${at(from)}) / ${SECONDS[unit]} + ${more})`;
      return step === 0 ? length : `(${how}(${length} / ${step}) * ${step})`;
    }
    case 'linear':
      return `(${relation.factor} * ${cell(relation.of)}${relation.offset === 0 ? '' : ` + ${relation.offset}`})`;
  }
} // prettier-ignore

type Shares = { column: string; how: 'less' | 'more'; of: 1 | 100 }[];
