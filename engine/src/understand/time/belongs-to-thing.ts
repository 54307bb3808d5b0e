import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName } from '../../duckdb/quote-sql';
import { rowsOf } from '../../insights/rows-of';
import { LIMITS } from './limits';

/** What is asked of dates: a relation, and the columns that name things which recur in it. */
export interface Recurring {
  relation: string;
  rows: number;
  things: readonly string[];
}

/**
 * The date of what happens, in the place of one that belongs to what it happens to. A cow has calved on one day and is milked on many: of the two the day of
 * milking is the rows' own, and so it is where she calves again, since each calving stands over many milkings.
 * An order has one day and its deliveries some more, but these follow within days: it is no thing to which something happens for long.
 * @param first the date that is taken otherwise
 * @param others dates that may be the rows' as well
 */
export async function ownDate(
  connection: DuckDBConnection,
  source: Recurring,
  first: string,
  others: readonly string[],
): Promise<string> {
  for (const other of others.slice(0, LIMITS.mostDates)) {
    for (const thing of source.things.slice(0, LIMITS.mostThings)) {
      if (
        (await standsOver(connection, source, thing, first, other)) &&
        !(await isOfOtherThing(connection, source, thing, first, other))
      )
        return other;
    }
  }
  return first;
}

/** Whether the second date is that of a thing as well: a lot of an order's line has its own day of packing, and neither is the other's. */
async function isOfOtherThing(
  connection: DuckDBConnection,
  source: Recurring,
  thing: string,
  first: string,
  other: string,
): Promise<boolean> {
  for (const one of source.things.slice(0, LIMITS.mostThings))
    if (one !== thing && (await standsOver(connection, source, one, other, first))) return true;
  return false;
}

/** Whether one date of a thing stands beside many of the other, over a long time, and never two beside one. */
async function standsOver(
  connection: DuckDBConnection,
  { relation, rows }: Recurring,
  thing: string,
  first: string,
  other: string,
): Promise<boolean> {
  const name = quoteName(thing);
  const parts = Math.ceil(rows / LIMITS.rowsOfThings);
  const part = parts > 1 ? ` AND hash(${name}) % ${parts} = 0` : '';
  const [row = []] = await rowsOf(
    connection,
    `WITH seen AS (SELECT ${name} AS t, epoch(CAST(${quoteName(first)} AS TIMESTAMP)) AS a, epoch(CAST(${quoteName(other)} AS TIMESTAMP)) AS b, ` +
      `min(rowid) AS place FROM ${relation} WHERE t IS NOT NULL AND a IS NOT NULL AND b IS NOT NULL${part} GROUP BY ALL), ` +
      'many AS (SELECT t, a, count(*) AS n, max(b) - min(b) AS long FROM seen GROUP BY ALL), ' +
      'steps AS (SELECT a >= lag(a) OVER (ORDER BY place) AS rises, ' +
      'b >= lag(b) OVER (PARTITION BY t, a ORDER BY place) AS within FROM seen) ' +
      'SELECT count(*)::DOUBLE, count(DISTINCT t) FILTER (WHERE n > 1)::DOUBLE, sum(n)::DOUBLE, ' +
      '(SELECT count(*) FROM (SELECT DISTINCT t, b FROM seen))::DOUBLE, ' +
      '(sum(long * n) / sum(n))::DOUBLE, (SELECT max(b) - min(b) FROM seen)::DOUBLE, ' +
      '(SELECT avg(rises::INT) FROM steps)::DOUBLE, (SELECT avg(within::INT) FROM steps)::DOUBLE FROM many',
  );
  const [groups = 0, things = 0, pairs = 0, moments = 0, long = 0, whole = 0, rises = 0, within = 1] = row.map((value) =>
    Number(value ?? NaN),
  );
  return (
    things >= LIMITS.fewestThings &&
    moments >= LIMITS.manyEach * groups &&
    pairs - moments <= LIMITS.twoBeside * pairs &&
    long >= LIMITS.soon * whole &&
    // Written down as the first goes on, with the second in any order: what is listed happened on the first.
    !(rises >= LIMITS.sorted && within < LIMITS.inOrder)
  );
}
