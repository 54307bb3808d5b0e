import type { TableStep } from '../../contracts/report/report-table';
import { quoteName } from '../../duckdb/quote-sql';
import type { LoadedTable } from '../../read/load/loaded-table';
import { firstOfYear } from './read-years';

/** How a table whose years were read as dates, where they stand, comes of one that has them as numbers; none of one in somebody's database. */
export function yearSteps({ relation, columns, source }: LoadedTable): TableStep[] {
  const years = columns
    .filter(({ type, formats }) => type === 'date' && formats.includes('year'))
    .map(({ name }) => quoteName(name));
  if (source || years.length === 0) return [];
  const dates = years.map((year) => `${firstOfYear(year)} AS ${year}`).join(', ');
  return [{ relation, of: relation, select: `SELECT * REPLACE (${dates}) FROM ${relation}` }];
}
