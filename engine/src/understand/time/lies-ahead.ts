import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName } from '../../duckdb/quote-sql';
import { rowsOf } from '../../insights/rows-of';
import type { Recurring } from './belongs-to-thing';
import { LIMITS } from './limits';

/**
 * Whether a date of a list of things lies ahead of what is known of them: a test of roadworthiness that is due, beside the day on which each vehicle was bought. Nearly
 * all of them lie behind the last of another date, and begin where that ends. What happened to things of which some were there before lies so too; these come
 * again, or the rows are in the order of what happened.
 * @param known dates of the same table that say what was
 */
export async function liesAhead(
  connection: DuckDBConnection,
  { relation, things }: Pick<Recurring, 'relation' | 'things'>,
  date: string,
  known: readonly string[],
): Promise<boolean> {
  const seconds = (column: string) => `epoch(CAST(${quoteName(column)} AS TIMESTAMP))`;
  for (const other of known.slice(0, LIMITS.mostDates)) {
    const again = things
      .slice(0, LIMITS.mostThings)
      .map((thing) => `, (count(DISTINCT (${quoteName(thing)}, b)) / count(DISTINCT ${quoteName(thing)}))::DOUBLE`);
    const [row = []] = await rowsOf(
      connection,
      `WITH dates AS (SELECT *, ${seconds(date)} AS a, ${seconds(other)} AS b, rowid AS place FROM ${relation} WHERE a IS NOT NULL AND b IS NOT NULL), ` +
        'steps AS (SELECT a >= lag(a) OVER (ORDER BY place) AS rises FROM dates) ' +
        'SELECT count(*)::DOUBLE, (count(*) FILTER (WHERE a > (SELECT max(b) FROM dates)))::DOUBLE, ' +
        '((quantile_cont(a, 0.1) - max(b)) / nullif(max(a) - max(b), 0))::DOUBLE, (SELECT avg(rises::INT) FROM steps)::DOUBLE' +
        `${again.join('')} FROM dates`,
    );
    const [rows = 0, after = 0, gap = 1, rises = 1, ...datesEach] = row.map((value) => Number(value ?? NaN));
    if (
      rows >= LIMITS.fewestAhead && after >= LIMITS.mostlyAhead * rows && gap <= LIMITS.beginsThere && rises < LIMITS.sorted &&
      !datesEach.some((each) => each <= LIMITS.oneEach)
    )
      return true;
  }
  return false;
} // prettier-ignore
