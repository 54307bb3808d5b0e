import type { DuckDBConnection } from '@duckdb/node-api';
import type { TimeGrain } from '../../contracts/table/table-model';
import { quoteName } from '../../duckdb/quote-sql';
import { rowsOf } from '../../insights/rows-of';
import { LIMITS } from './limits';

/** Months and years are counted, not measured: they are not of one length. */
const PLACE: Record<TimeGrain, (time: string) => string> = {
  year: (time) => `year(${time})`,
  quarter: (time) => `(4 * year(${time}) + quarter(${time}))`,
  month: (time) => `(12 * year(${time}) + month(${time}))`,
  week: (time) => `round(epoch(${time}) / 86400)`,
  day: (time) => `round(epoch(${time}) / 86400)`,
  hour: (time) => `round(epoch(${time}))`,
  minute: (time) => `round(epoch(${time}))`,
  second: (time) => `epoch(${time})`,
};

/** Whether the times of each entity are even steps apart. `place`: SQL of the time, or of a number that counts it. */
export async function hasEvenSteps(
  connection: DuckDBConnection,
  relation: string,
  rows: number,
  entity: readonly string[],
  place: string,
): Promise<boolean> {
  const list = entity.map(quoteName).join(', ');
  const parts = Math.ceil(rows / LIMITS.lookedAt);
  // Some of the entities with all their rows; without entities the first rows, which are as even as the others.
  const part = parts === 1 ? '' : list === '' ? ` LIMIT ${LIMITS.lookedAt}` : ` WHERE hash(${list}) % ${parts} = 0`;
  const steps = await rowsOf(
    connection,
    `SELECT step, count(*)::DOUBLE AS n FROM (SELECT p - lag(p) OVER (${list === '' ? '' : `PARTITION BY ${list} `}ORDER BY p) AS step ` +
      `FROM (SELECT ${place} AS p${list === '' ? '' : `, ${list}`} FROM ${relation}${part})) ` +
      'WHERE step IS NOT NULL AND step > 0 GROUP BY 1 ORDER BY n DESC LIMIT 1000',
  );
  const counts = steps.map(([, n]) => Number(n));
  const all = counts.reduce((sum, n) => sum + n, 0);
  return all >= LIMITS.fewestSteps && (counts[0] ?? 0) >= LIMITS.even * all;
}

export const placeOf = (sql: string, grain: TimeGrain): string => PLACE[grain](sql);
