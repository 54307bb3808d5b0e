import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName, quoteText } from '../../duckdb/quote-sql';
import { runQuery } from '../../duckdb/run-query';
import type { Table } from '../../model';
import type { LoadedTable } from '../../read/load/loaded-table';
import { LIMITS } from './limits';

/**
 * Columns of labels that are blank in most rows and filled for those of whom the result came about: the code of an exception, a remark. How the
 * result differs by them is said by their being filled.
 */
export async function notedIn(
  connection: DuckDBConnection,
  { relation }: LoadedTable,
  { columns, rows, model }: Table,
  signal?: AbortSignal,
): Promise<string[]> {
  if (model?.outcome.kind !== 'outcome' || model.outcome.outcome.event === undefined) return [];
  const { column: result, event } = model.outcome.outcome;
  const sparse = columns.filter(
    ({ name, role, stats }) =>
      name !== result && (role === 'category' || role === 'ordered-category') && stats.count > 0 && stats.count < LIMITS.leastBlank * rows,
  ); // prettier-ignore
  if (sparse.length === 0) return [];
  const isEvent = `CAST(${quoteName(result)} AS VARCHAR) = ${quoteText(event)}`;
  const shares = sparse.flatMap(({ name }) =>
    ['IS NOT NULL', 'IS NULL'].map((filled) => `avg((${isEvent})::INT) FILTER (WHERE ${quoteName(name)} ${filled})`),
  );
  const [row = []] = (await runQuery(connection, `SELECT ${shares.join(', ')} FROM ${relation}`, signal)).getRowsJS();
  return sparse.flatMap(({ name }, i) => {
    const [filled, blank] = [Number(row[2 * i] ?? 0), Number(row[2 * i + 1] ?? 0)];
    return filled >= LIMITS.mostlyEvent && blank <= LIMITS.seldomElse * filled ? [name] : [];
  });
}
