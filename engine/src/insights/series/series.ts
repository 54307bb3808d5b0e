import type { Frame, Measure, Timeline } from '../frame/frame';
import { levelSql } from '../frame/measures/quotient-of-sums';
import { conditions, instant, name, possibleTime, where } from '../sql';
import { LIMITS } from './limits';
import type { SomeRows } from './some-rows';

/** A measure's readings by complete period: counts (zero where nothing happened) or means (NaN where there is none). */
export interface Series {
  values: Float64Array;
  counts: Float64Array;
}

/** Counts of rows by period. */
export function countSeries(timeline: Timeline, rows: SomeRows = null): Series {
  const counts = new Float64Array(Math.max(0, timeline.edges.length - 1));
  const n = rows?.length ?? timeline.period.length;
  for (let i = 0; i < n; i++) {
    const period = timeline.period[rows ? (rows[i] ?? 0) : i] ?? -1;
    if (period >= 0) counts[period] = (counts[period] ?? 0) + 1;
  }
  return { values: counts, counts };
}

/** The same for each group of rows at once. */
export function groupedCounts(timeline: Timeline, codes: ArrayLike<number>, groups: number): Float64Array[] {
  const periods = Math.max(0, timeline.edges.length - 1);
  const counts = Array.from({ length: groups }, () => new Float64Array(periods));
  for (let i = 0; i < timeline.period.length; i++) {
    const period = timeline.period[i] ?? -1;
    const own = counts[codes[i] ?? -1];
    if (period >= 0 && own) own[period] = (own[period] ?? 0) + 1;
  }
  return counts;
}

/** What a row counts in a mean: one, or what the quotient is a quotient by; rows that do not have that count nothing. */
export const weightOf = ({ weights }: Measure, row: number): number => (weights ? weights[row] || 0 : 1);

/** Fewest values that a period’s mean is taken from. */
export const fewestAPeriod = ({ regular }: Timeline): number => (regular ? 1 : LIMITS.fewestAPeriod);

/** Means of a measure by period. */
export function meanSeries(timeline: Timeline, measure: Measure, rows: SomeRows = null): Series {
  const counts = new Float64Array(Math.max(0, timeline.edges.length - 1));
  const sums = new Float64Array(counts.length);
  const weights = new Float64Array(counts.length);
  const n = rows?.length ?? timeline.period.length;
  for (let i = 0; i < n; i++) {
    const row = rows ? (rows[i] ?? 0) : i;
    const period = timeline.period[row] ?? -1;
    const value = measure.values[row] ?? NaN;
    if (period < 0 || value !== value) continue;
    const weight = weightOf(measure, row);
    counts[period] = (counts[period] ?? 0) + 1;
    sums[period] = (sums[period] ?? 0) + weight * value;
    weights[period] = (weights[period] ?? 0) + weight;
  }
  const least = fewestAPeriod(timeline);
  return { values: sums.map((sum, i) => ((counts[i] ?? 0) >= least ? sum / (weights[i] ?? 1) : NaN)), counts };
}

/** The same for each group of rows at once, with the standard deviation of each group's rows. */
export function groupedMeanSeries(
  timeline: Timeline,
  measure: Measure,
  codes: ArrayLike<number> | null,
  groups: number,
): (Series & { spread: number })[] {
  const periods = Math.max(0, timeline.edges.length - 1);
  const counts = new Float64Array(groups * periods);
  const sums = new Float64Array(groups * periods);
  const weights = new Float64Array(groups * periods);
  const plain = new Float64Array(groups);
  const squares = new Float64Array(groups);
  for (let i = 0; i < timeline.period.length; i++) {
    const code = codes ? (codes[i] ?? -1) : 0;
    const period = timeline.period[i] ?? -1;
    const value = measure.values[i] ?? NaN;
    if (period < 0 || code < 0 || code >= groups || value !== value) continue;
    const cell = code * periods + period;
    counts[cell] = (counts[cell] ?? 0) + 1;
    const weight = weightOf(measure, i);
    sums[cell] = (sums[cell] ?? 0) + weight * value;
    weights[cell] = (weights[cell] ?? 0) + weight;
    plain[code] = (plain[code] ?? 0) + value;
    squares[code] = (squares[code] ?? 0) + value * value;
  }
  const least = fewestAPeriod(timeline);
  return Array.from({ length: groups }, (_, code) => {
    const own = counts.subarray(code * periods, (code + 1) * periods);
    const sum = sums.subarray(code * periods, (code + 1) * periods);
    const n = own.reduce((total, count) => total + count, 0);
    const weight = weights.subarray(code * periods, (code + 1) * periods);
    const mean = (plain[code] ?? 0) / n;
    return {
      counts: own,
      values: sum.map((value, i) => ((own[i] ?? 0) >= least ? value / (weight[i] ?? 1) : NaN)),
      spread: Math.sqrt(Math.max(0, (squares[code] ?? 0) / n - mean * mean)),
    };
  });
}

/** A complete period as claims name it: `2024`, `2024-09`, `2024-09-02`. */
export const periodKey = ({ edges, grain }: Timeline, index: number): string =>
  new Date(edges[index] ?? 0).toISOString().slice(0, grain === 'month' || grain === 'quarter' ? 7 : grain === 'year' ? 4 : 10);

/** Whether no complete period has more than one row: its figure is that row's own, not a mean. */
export function hasSingleRows({ edges, period }: Timeline): boolean {
  const seen = new Uint8Array(edges.length);
  for (const at of period) {
    if (at < 0) continue;
    if (seen[at]) return false;
    seen[at] = 1;
  }
  return true;
}

/** Conditions that keep a row within the complete periods. */
export function withinPeriods(timeline: Timeline): string {
  const column = name(timeline.column.name);
  return `${column} >= ${instant(timeline.edges[0] ?? 0)} AND ${column} < ${instant(timeline.edges.at(-1) ?? 0)}`;
}

/** Condition that a row has a date that can be true, whether or not its period is complete. */
export const isDated = ({ table }: Pick<Frame, 'table'>, { column }: Timeline): string =>
  conditions(`${name(column.name)} IS NOT NULL`, possibleTime(table));

/** Every complete period, with rows or without, as a relation with the column `period`. */
export const allPeriods = ({ grain, edges }: Timeline): string =>
  `(SELECT unnest(range(${instant(edges[0] ?? 0)}, ${instant(edges.at(-1) ?? 0)}, INTERVAL 1 ${grain.toUpperCase()})) AS period)`;

/**
 * SELECT that gives `period`, `x` (0, 1, …), `y` and `n` for each complete period: the series that a chart draws and a trend
 * is computed from. Without a measure y counts rows and periods without any count as 0.
 */
export function seriesSql(
  frame: Frame,
  timeline: Timeline,
  measure: Pick<Measure, 'kind' | 'columns' | 'sql' | 'parts'> | null,
  conditions: string,
): string {
  const { grain, edges } = timeline;
  const [first = 0] = edges;
  const period = `date_trunc('${grain}', CAST(${name(timeline.column.name)} AS TIMESTAMP))`;
  const rows = `FROM ${frame.table.relation}${where(withinPeriods(timeline), conditions)} GROUP BY 1`;
  if (measure) {
    const least = fewestAPeriod(timeline);
    return (
      `SELECT period, datediff('${grain}', ${instant(first)}, period) AS x, y, n FROM ` +
      `(SELECT ${period} AS period, ${levelSql(frame, measure)()} AS y, count(${measure.sql}) AS n ${rows}) WHERE n >= ${least}`
    );
  }
  return (
    `SELECT period, datediff('${grain}', ${instant(first)}, period) AS x, coalesce(y, 0) AS y, coalesce(y, 0) AS n FROM ` +
    `${allPeriods(timeline)} ` +
    `LEFT JOIN (SELECT ${period} AS period, count(*) AS y ${rows}) USING (period)`
  );
}
