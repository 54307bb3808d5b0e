import { isDay } from '../../contracts/table/is-day';
import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName } from '../../duckdb/quote-sql';
import { rowsOf } from '../../insights/rows-of';
import type { Column } from '../../model';
import type { LoadedTable } from '../../read/load/loaded-table';
import { LIMITS } from './limits';
import { MEMBERS } from './stuck-readings';

/**
 * The date by which what is read again and again comes in a row: of several dates the one of which each thing has the most, where it has the year in which it was
 * built as well.
 */
export async function readingsAxis(
  connection: DuckDBConnection,
  { relation, rows }: LoadedTable,
  timeline: string | null,
  columns: readonly Column[],
): Promise<string | null> {
  const dates = columns.filter(({ type, stats }) => isDay({ type }) && stats.distinct > 1);
  const [thing] = columns
    .filter(({ role, stats }) => MEMBERS.has(role) && stats.distinct > 1 && stats.distinct * LIMITS.fewestOfMember <= rows)
    .toSorted((a, b) => b.stats.distinct - a.stats.distinct);
  if (timeline === null || dates.length < 2 || !thing) return timeline;
  const counts = dates.map(({ name }) => `count(DISTINCT (${quoteName(thing.name)}, ${quoteName(name)}))::DOUBLE`);
  const [row = []] = await rowsOf(connection, `SELECT ${counts.join(', ')} FROM ${relation}`);
  const of = (name: string) => Number(row[dates.findIndex((date) => date.name === name)] ?? 0);
  const [most] = dates.map(({ name }) => name).toSorted((a, b) => of(b) - of(a));
  return most !== undefined && of(most) > LIMITS.timesTheAxis * of(timeline) ? most : timeline;
}
