import type { DuckDBConnection } from '@duckdb/node-api';
import { firstRow, sourceOf } from '../insights/rows-of';
import { name, trueTime, where } from '../insights/sql';
import type { Table } from '../model';

/** First and last instant over the tables' timelines as ISO 8601, or null when no table is dated. Dates that the notes call impossible count for nothing. */
export async function reportPeriod(connection: DuckDBConnection, tables: readonly Table[]): Promise<[string, string] | null> {
  const ends: string[] = [];
  for (const table of tables) {
    if (table.timeline === null) continue;
    const time = `CAST(${name(table.timeline)} AS TIMESTAMP)`;
    const facts = await firstRow(
      sourceOf(connection, table),
      `SELECT min(${time}) AS first, max(${time}) AS last FROM ${table.relation}${where(trueTime(table))}`,
    );
    const own = [facts?.first, facts?.last].filter((end) => typeof end === 'string' && !Number.isNaN(Date.parse(end)));
    if (own.length === 2) ends.push(...own.map(String));
  }
  const sorted = ends.sort();
  const [first] = sorted;
  const last = sorted.at(-1);
  return first === undefined || last === undefined ? null : [first, last];
}
