import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName } from '../../duckdb/quote-sql';
import { rowsOf } from '../../insights/rows-of';
import { LIMITS } from './limits';

/**
 * The date by which the rows were cut out, in the place of one that runs ahead of it: of appointments from January on those booked before have a date of booking, and
 * fewer of them the earlier it is; what is booked last is still to come. The date of the cut begins and ends as full as it goes on, follows the other in nearly every
 * row, and soon.
 * @param first the date that is taken otherwise
 * @param others dates that may be the rows' as well
 */
export async function cutDate(connection: DuckDBConnection, relation: string, first: string, others: readonly string[]): Promise<string> {
  for (const other of others.slice(0, LIMITS.mostDates)) {
    const seconds = (column: string) => `epoch(CAST(${quoteName(column)} AS TIMESTAMP))`;
    const within = (at: string, low: string, high: string, from: number, to: number) =>
      `count(*) FILTER (WHERE ${at} BETWEEN ${low} + ${from} * (${high} - ${low}) AND ${low} + ${to} * (${high} - ${low}))::DOUBLE`;
    const end = LIMITS.pieceAtEnd;
    const [row = []] = await rowsOf(
      connection,
      `WITH dates AS (SELECT ${seconds(first)} AS a, ${seconds(other)} AS b FROM ${relation} WHERE a IS NOT NULL AND b IS NOT NULL), ` +
        'ends AS (SELECT min(a) AS a0, max(a) AS a1, min(b) AS b0, max(b) AS b1 FROM dates) ' +
        'SELECT count(*)::DOUBLE, count(*) FILTER (WHERE floor(b / 86400) >= floor(a / 86400))::DOUBLE, count(*) FILTER (WHERE a < b0)::DOUBLE, ' +
        `${within('b', 'b0', 'b1', 0, end)}, ${within('b', 'b0', 'b1', 1 - end, 1)}, ${within('a', 'a0', 'a1', 0, end)}, ` +
        '(median(b - a) / nullif(any_value(b1 - b0), 0))::DOUBLE FROM dates, ends',
    );
    const [rows = 0, after = 0, before = 0, begin = 0, close = 0, thin = 0, lag = 1] = row.map((value) => Number(value ?? NaN));
    const even = end * rows;
    if (
      rows >= LIMITS.fewestCut && after >= LIMITS.followed * rows && before >= LIMITS.bookedBefore * rows && lag <= LIMITS.soon &&
      Math.min(begin, close) >= LIMITS.fullEnd * even && thin <= LIMITS.thinEnd * even
    )
      return other;
  }
  return first;
} // prettier-ignore
