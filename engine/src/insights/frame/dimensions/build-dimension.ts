import type { DuckDBConnection } from '@duckdb/node-api';
import { columnNames } from '../../../wording/column-names';
import type { ModelOutcome, TableModel } from '../../../contracts/table/table-model';
import type { Column } from '../../../model';
import { quoteText } from '../../../duckdb/quote-sql';
import { rowsOf } from '../../rows-of';
import { name } from '../../sql';
import type { Dimension } from '../frame';
import { isEntity, isOutcome } from '../roles';
import { readNumbers } from '../read-columns';
import { LIMITS } from '../limits';

/** Reads columns as codes of their labels, most frequent label first. */
export async function buildDimensions(
  connection: DuckDBConnection,
  columns: readonly Column[],
  from: string,
  {
    outcome,
    also = [],
    all = columns,
  }: { outcome?: ModelOutcome | undefined; also?: TableModel['also']; all?: readonly Column[] } = {},
): Promise<Dimension[]> {
  const nameOf = columnNames(all);
  const dimensions: Dimension[] = [];
  const codings: string[] = [];
  for (const column of columns) {
    const cell = `CAST(${name(column.name)} AS VARCHAR)`;
    const found = await rowsOf(
      connection,
      `SELECT ${cell}, count(*) FROM ${from} GROUP BY 1 HAVING ${cell} IS NOT NULL ORDER BY 2 DESC, 1 LIMIT ${LIMITS.mostLabels}`,
    );
    const byLabel = new Map<string, number>();
    // A byte order mark is lost on the way out of the database: two labels may be one by then.
    for (const [label, count] of found) byLabel.set(String(label), (byLabel.get(String(label)) ?? 0) + Number(count));
    const labels = [...byLabel.keys()];
    const counts = [...byLabel.values()];
    codings.push(
      labels.length === 0
        ? '-1'
        : `CASE WHEN ${cell} IS NULL THEN -1 ELSE coalesce(enum_code(TRY_CAST(${cell} AS ENUM(${labels.map(quoteText).join(', ')}))), -2) END`,
    );
    dimensions.push({
      column,
      noun: nameOf(column.name),
      labels,
      counts,
      codes: new Int32Array(0),
      distinct: column.stats.distinct,
      filled: 0,
      ...outcomeIn(column, outcome, also),
      entity: isEntity(column),
    });
  }
  const codes = await readNumbers(connection, codings, from);
  dimensions.forEach((dimension, i) => {
    dimension.codes = Int32Array.from(codes[i] ?? []);
    dimension.filled = dimension.codes.reduce((sum, code) => sum + (code === -1 ? 0 : 1), 0);
  });
  return dimensions.filter((dimension) => dimension.labels.length >= 2);
}

/** Where the table's model knows the outcome no other column of labels is one; else the column's name decides. */
function outcomeIn(
  column: Column,
  model: ModelOutcome | undefined,
  also: readonly { column: string; event?: string | undefined }[],
): Pick<Dimension, 'outcome' | 'event'> {
  const watched = also.find((one) => one.column === column.name);
  if (watched?.event !== undefined) return { outcome: true, event: watched.event };
  // Of two that may be the result each is told by its event.
  const likely =
    model?.kind === 'candidates'
      ? model.candidates.find((one) => one.column === column.name && one.event !== undefined)
      : undefined;
  if (likely?.event !== undefined) return { outcome: true, event: likely.event };
  if (model?.kind !== 'outcome') return { outcome: isOutcome(column) };
  const { column: own, event } = model.outcome;
  return own === column.name ? { outcome: true, ...(event === undefined ? {} : { event }) } : { outcome: false };
}
