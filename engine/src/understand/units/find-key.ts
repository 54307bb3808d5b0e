import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName } from '../../duckdb/quote-sql';
import { rowsOf } from '../../insights/rows-of';
import { LIMITS } from './limits';

/** Whether the expressions together are different in nearly every row. In a large table the rows of some of the keys are looked at, all of them. */
export async function isKey(
  connection: DuckDBConnection,
  relation: string,
  rows: number,
  expressions: readonly string[],
): Promise<boolean> {
  if (expressions.length === 0 || rows === 0) return false;
  const parts = Math.ceil(rows / LIMITS.tried);
  const list = expressions.join(', ');
  const from = parts === 1 ? relation : `${relation} WHERE hash(${list}) % ${parts} = 0`;
  const [row = []] = await rowsOf(
    connection,
    `SELECT sum(n)::DOUBLE, count(*)::DOUBLE FROM (SELECT count(*) AS n FROM ${from} GROUP BY ${list})`,
  );
  const [all, kinds] = row.map(Number);
  return all !== undefined && kinds !== undefined && all > 0 && all - kinds <= LIMITS.repeated * all;
}

/** The smallest part of a key that still is one: columns are left out as long as that holds, the last ones first. */
export async function smallestKey(
  connection: DuckDBConnection,
  relation: string,
  rows: number,
  columns: readonly string[],
  time: string | null,
): Promise<string[] | null> {
  const sql = (names: readonly string[]) => [...names.map(quoteName), ...(time === null ? [] : [time])];
  if (!(await isKey(connection, relation, rows, sql(columns)))) return null;
  let kept = [...columns];
  for (const name of [...columns].reverse()) {
    const fewer = kept.filter((other) => other !== name);
    if (fewer.length + (time === null ? 0 : 1) > 0 && (await isKey(connection, relation, rows, sql(fewer)))) kept = fewer;
  }
  return kept;
}
