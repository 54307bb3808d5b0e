import { filtered } from '../../insights/sql';
import { quantileSorted } from '../../stats/distributions/quantile';
import { LIMITS } from './limits';

/**
 * How often something is in the lowest and in the highest quarter of a measure within each group, over all groups that have several values: so both
 * quarters hold every group alike, and the standard error of their difference. Rows without a value, a hit or a group (NaN, −1) are left out.
 */
export function withinGroups(values: Float64Array, hits: Float64Array, codes: Int32Array, groups: number): { low: number; high: number; error: number; covered: number } {
  const rows: number[][] = Array.from({ length: groups }, () => []);
  let known = 0;
  values.forEach((value, row) => {
    if (value !== value || Number.isNaN(hits[row])) return;
    const own = rows[codes[row] ?? -1];
    if (own) known++;
    own?.push(row);
  });
  const [low, high] = [{ n: 0, hits: 0 }, { n: 0, hits: 0 }]; // prettier-ignore
  let covered = 0;
  for (const own of rows) {
    const sorted = Float64Array.from(own, (row) => values[row] ?? NaN).sort();
    const [from, to] = [quantileSorted(sorted, LIMITS.end), quantileSorted(sorted, 1 - LIMITS.end)];
    if (!(from < to)) continue;
    covered += own.length;
    for (const row of own) {
      const value = values[row] ?? NaN;
      const end = value <= from ? low : value >= to ? high : null;
      if (!end) continue;
      end.n++;
      end.hits += hits[row] ?? 0;
    }
  }
  const share = (end: { n: number; hits: number }) => end.hits / end.n;
  const variance = (end: { n: number; hits: number }) => (share(end) * (1 - share(end))) / end.n;
  return { low: share(low), high: share(high), error: Math.sqrt(variance(low) + variance(high)), covered: covered / known };
} // prettier-ignore

/**
 * The same as `own` and `other` of a query.
 * @param hit SQL of 0 or 1
 * @param value SQL of the measure
 * @param by SQL of the groups
 * @param rises whether `own` is the highest quarter
 * @param from SQL of the relation and of all rows that count
 */
export function withinGroupsSql(hit: string, value: string, by: string, rises: boolean, from: string): string {
  const quarters = `SELECT ${by} AS g, quantile_cont(${value}, ${LIMITS.end}) AS lo, quantile_cont(${value}, ${1 - LIMITS.end}) AS hi ${from} GROUP BY 1 HAVING lo < hi`;
  const rows = `SELECT ${by} AS g, ${value} AS x, ${hit} AS y ${from}`;
  const share = (end: string) => `(SELECT ${filtered('avg(y)', end)} FROM (${rows}) JOIN (${quarters}) USING (g))`;
  const [low, high] = [share('x <= lo'), share('x >= hi')];
  return `${rises ? high : low} AS own, ${rises ? low : high} AS other`;
}
