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
