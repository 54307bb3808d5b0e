import type { Dimension, Measure } from '../insights/frame/frame';
import type { RowsBehind, SeriesRows } from '../insights/rows-behind/rows-behind';
import { conditions, name } from '../insights/sql';

/** Which group a row belongs to, as the axis names it. */
const labelOf = ({ column }: Dimension): SeriesRows['at'] =>
  column.type === 'text'
    ? { sql: name(column.name), columns: [column.name] }
    : { sql: `CAST(${name(column.name)} AS VARCHAR)`, columns: [column.name] };

/** The rows of each group, as its bar is drawn from them. */
export const rowsByGroup = (
  dimension: Dimension,
  { where, ...behind }: RowsBehind,
  rest?: string,
): Required<Pick<{ rows: SeriesRows[] }, 'rows'>> => ({
  rows: [
    {
      ...behind,
      where: conditions(where, `${name(dimension.column.name)} IS NOT NULL`),
      at: labelOf(dimension),
      ...(rest === undefined ? {} : { rest }),
    },
  ],
});

/** The rows of each label of one dimension, of which the cells of a heat map are shares by the labels of another. */
export const rowsByCell = (x: Dimension, y: Dimension): SeriesRows => ({
  how: 'share',
  where: conditions(`${name(x.column.name)} IS NOT NULL`, `${name(y.column.name)} IS NOT NULL`),
  at: labelOf(x),
  marks: y.column.name,
  beside: [y.column.name],
});

/** The row that each point of two measures is, and those that lie on it. */
export const rowsByPlace = (
  x: Pick<Measure, 'sql' | 'columns'>,
  y: Pick<Measure, 'sql' | 'columns'>,
  filter: string,
): SeriesRows => ({
  ...takenOf('mean', y, conditions(filter, `${x.sql} IS NOT NULL`)),
  at: { sql: x.sql, columns: x.columns },
  single: true,
});

/** How a measure is taken from rows: only from those that have it. */
export const takenOf = (
  how: RowsBehind['how'],
  { sql, columns }: Pick<Measure, 'sql' | 'columns'>,
  where: string,
): RowsBehind => ({
  how,
  value: { sql, columns },
  where: conditions(where, `${sql} IS NOT NULL`),
});
