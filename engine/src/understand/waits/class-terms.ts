import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteText } from '../../duckdb/quote-sql';
import { rowsOf } from '../../insights/rows-of';
import { conditions, name } from '../../insights/sql';
import type { Table } from '../../model';
import { LIMITS, ROUND_DAYS } from './limits';
import { at, days, milliseconds } from './moments';
import { saysClass, saysPriority } from './words';

/** How long each class of rows may take, where nearly all of one take far less than nearly all of another. */
export interface ClassTerms {
  column: string;
  /** Days after which hardly any row of a class still waits, the shortest first. */
  each: { label: string; limit: number }[];
  /** That of a row in milliseconds, as SQL; null of what had not the time to be asked. */
  sql: string;
}

/** What a priority, a class or a kind says of how long rows take that came to it. @param most milliseconds that it may take at most to be asked */
export async function termsOf(connection: DuckDBConnection, { relation }: Table, of: { alive: string; start: string; target: string; columns: readonly string[]; most: number }): Promise<ClassTerms | null> {
  const { alive, start, target, columns, most } = of;
  const took = `${at(name(target))} - ${at(name(start))}`;
  for (const column of columns.toSorted((a, b) => Number(saysPriority(b)) - Number(saysPriority(a)) || Number(saysClass(b)) - Number(saysClass(a)))) {
    const rows = await rowsOf(
      connection,
      `SELECT CAST(${name(column)} AS VARCHAR), median(${took}), quantile_cont(${took}, ${LIMITS.usual}), count(*)::DOUBLE FROM ${relation} WHERE ${conditions(alive, `${name(target)} >= ${name(start)}`, `${name(column)} IS NOT NULL`)} GROUP BY 1 ORDER BY 3, 1`,
    );
    const known = rows.flatMap(([label, median, usual, n]) =>
      Number(n) >= LIMITS.fewestOfClass ? [{ label: String(label), median: Number(median), usual: Number(usual), limit: ROUND_DAYS.find((one) => one >= LIMITS.beyondUsual * days(Number(usual))) ?? Infinity }] : [],
    );
    const [shortest, longest] = [known[0], known.at(-1)];
    if (!shortest || !longest || known.length < rows.length || !(longest.limit >= LIMITS.timesTerm * shortest.limit)) continue;
    // How long nearly all take hangs on a few: the middle ones have to differ as well.
    if (!(longest.median >= (saysPriority(column) ? LIMITS.timesMedian : LIMITS.timesTerm) * shortest.median)) continue;
    // What no word calls a class is one where each of its labels takes its own time: a recipe, a kind of work.
    if (!saysClass(column) && !known.every(({ median, usual }) => usual <= LIMITS.tight * median)) continue;
    const each = known.filter(({ limit }) => milliseconds(limit) <= most).map(({ label, limit }) => ({ label, limit }));
    if (each.length === 0) continue;
    const cases = each.map(({ label, limit }) => `WHEN ${quoteText(label)} THEN ${milliseconds(limit)}`).join(' ');
    return { column, each, sql: `CASE CAST(${name(column)} AS VARCHAR) ${cases} END` };
  }
  return null;
} // prettier-ignore
