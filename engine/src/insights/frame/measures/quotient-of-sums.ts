import { conditions, filtered, name } from '../../sql';
import type { OwnRows } from '../../rows-behind/rows-behind';
import type { Frame, Measure, QuotientOfSums } from '../frame';
import { modelColumnOf } from '../roles';

/**
 * What a quotient is of the rows together, from its parts that stand in the table, in the quotient's own unit: the sum of `above` over
 * that of `below`. The mean of the rows' quotients counts a small row like a large one. Only rows that have all of it count.
 * @returns null for what is no quotient of other columns
 */
export function quotientOfSums(
  { table }: Pick<Frame, 'table'>,
  { kind, columns, parts }: Pick<Measure, 'kind' | 'columns' | 'parts'>,
): QuotientOfSums | null {
  if (parts) return parts;
  const [target = ''] = columns;
  if (kind !== 'column' || columns.length !== 1) return null;
  if (modelColumnOf(table, target)?.overMembers.how !== 'weighted-mean') return null;
  const relation = table.model?.algebra.find((one) => one.kind === 'quotient' && one.target === target);
  if (relation?.kind !== 'quotient') return null;
  const { of, less, by, factor } = relation;
  const number = (column: string) => `${name(column)}::DOUBLE`;
  const above = [of.map(number).join(' + '), ...less.map((column) => `- ${number(column)}`)].join(' ');
  return {
    above: `${factor} * (${above})`,
    below: by.map(number).join(' + '),
    columns: { above: [...of, ...less], below: by },
    factor,
    filled: [target, ...of, ...less, ...by].map((column) => `${name(column)} IS NOT NULL`).join(' AND '),
  };
}

/** The quotient of the rows that meet the conditions, taken together, as an aggregate in SQL. */
export const togetherSql = ({ above, below, filled }: QuotientOfSums, ...conditions: string[]): string =>
  `${filtered(`sum(${above})`, filled, ...conditions)} / nullif(${filtered(`sum(${below})`, filled, ...conditions)}, 0)`;

/** What a measure is of the rows that meet the conditions: their mean, or the quotient of all of them together where its parts stand in the table. */
export function levelSql(frame: Pick<Frame, 'table'>, measure: Pick<Measure, 'kind' | 'columns' | 'sql' | 'parts'>) {
  const together = quotientOfSums(frame, measure);
  return (...conditions: string[]): string =>
    together === null ? filtered(`avg(${measure.sql})`, ...conditions) : togetherSql(together, ...conditions);
}

/** The rows that the quotient of those that meet a condition is taken from. */
export const rowsTogether = ({ above, below, columns, filled }: QuotientOfSums, where: string) =>
  ({
    how: 'quotient',
    where: conditions(where, filled),
    value: { sql: above, columns: columns.above },
    by: { sql: below, columns: columns.below },
  }) satisfies OwnRows;
