import type { DuckDBConnection } from '@duckdb/node-api';
import type { TimeGrain } from '../../contracts/table-model';
import { quoteName } from '../../duckdb/quote-sql';
import { rowsOf } from '../../insights/rows-of';

/** Part of the steps within an entity that must be equal; a key by chance is none. */
const EVEN = 0.7;
const FEWEST_STEPS = 6;
const LOOKED_AT = 20_000;

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
  entity: readonly string[],
  place: string,
): Promise<boolean> {
  const within = entity.length > 0 ? `PARTITION BY ${entity.map(quoteName).join(', ')} ` : '';
  const list = entity.map(quoteName).join(', ');
  const part =
    entity.length > 0
      ? ` WHERE hash(${list}) % greatest(1, (SELECT count(*) FROM ${relation}) // ${LOOKED_AT}) = 0`
      : ` LIMIT ${LOOKED_AT}`;
  const steps = await rowsOf(
    connection,
    `SELECT step, count(*)::DOUBLE AS n FROM (SELECT p - lag(p) OVER (${within}ORDER BY p) AS step FROM (SELECT ${place} AS p${entity.length > 0 ? `, ${list}` : ''} FROM ${relation}${part})) ` +
      'WHERE step IS NOT NULL AND step > 0 GROUP BY 1 ORDER BY n DESC LIMIT 1000',
  );
  const counts = steps.map(([, n]) => Number(n));
  const all = counts.reduce((sum, n) => sum + n, 0);
  return all >= FEWEST_STEPS && (counts[0] ?? 0) >= EVEN * all;
}

export const placeOf = (sql: string, grain: TimeGrain): string => PLACE[grain](sql);
