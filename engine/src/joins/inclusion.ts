import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName } from '../duckdb/quote-sql';
import { runQuery } from '../duckdb/run-query';

/** How much of what one side holds is there on the other. */
export interface Inclusion {
  /** Different values that refer. */
  values: number;
  /** Share of them that the other table has. */
  covered: number;
  /** Share of the rows that refer to something which it has. */
  rowsCovered: number;
}

/** Compares the different values of some columns with those of as many columns of another table. */
export async function inclusionOf(
  connection: DuckDBConnection,
  from: { relation: string; columns: readonly string[] },
  to: { relation: string; columns: readonly string[] },
  signal?: AbortSignal,
): Promise<Inclusion> {
  const list = ({ columns }: { columns: readonly string[] }) => columns.map((column, i) => `${quoteName(column)} AS k${i}`);
  const filled = from.columns.map((column) => `${quoteName(column)} IS NOT NULL`).join(' AND ');
  const meets = from.columns.map((_, i) => `o.k${i} = s.k${i}`).join(' AND ');
  const sql =
    `SELECT count(*)::DOUBLE, (count(*) FILTER (met))::DOUBLE, sum(n)::DOUBLE, (sum(n) FILTER (met))::DOUBLE FROM ` +
    `(SELECT n, EXISTS (SELECT 1 FROM (SELECT ${list(to).join(', ')} FROM ${to.relation}) o WHERE ${meets}) AS met ` +
    `FROM (SELECT ${list(from).join(', ')}, count(*) AS n FROM ${from.relation} WHERE ${filled} GROUP BY ALL) s)`;
  const [row = []] = (await runQuery(connection, sql, signal)).getRowsJS();
  const [values = 0, met = 0, rows = 0, rowsMet = 0] = row.map(Number);
  return { values, covered: values === 0 ? 0 : met / values, rowsCovered: rows === 0 ? 0 : rowsMet / rows };
}
