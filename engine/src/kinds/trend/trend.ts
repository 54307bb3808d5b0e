import { COUNT } from '../../contracts/report/measure';
import { mannKendall } from '../../stats/series/mann-kendall';
import { countTrend } from '../../stats/series/quasi-poisson';
import { DAY } from '../../insights/frame/time/periods';
import { median } from '../../stats/distributions/quantile';
import { seasonalSlope, withoutSeason } from '../../stats/series/season';
import type { Grain } from '../../wording/date-text';
import { guardOf, type Guard } from '../../insights/coupling';
import { fineSeries, finerCountP, finerTrendP } from '../../insights/series/fine-series';
import type { Finding, Mining } from '../../insights/finding';
import type { Dimension, Frame, Measure, Timeline } from '../../insights/frame/frame';
import { LARGEST_P } from '../../insights/judge/gate';
import { rowTrendP } from '../../insights/row-evidence';
import { comesOfMembers } from '../../insights/series/coming-and-going';
import { isRunningTotal } from '../../insights/series/running-total';
import { countSeries, meanSeries, seriesSql, type Series } from '../../insights/series/series';
import { equals, name, possibleTime, where } from '../../insights/sql';
import type { Test } from '../../insights/judge/test-log';
import type { Ends, TrendTold } from './say';
import { timeP } from '../../insights/units/time-p';
import { LIMITS } from './limits';

/** Periods of a cycle of the calendar. */
export const A_CYCLE: Partial<Record<Grain, number>> = { hour: 24, day: 7, week: 52, month: 12, quarter: 4 };

/** Counts and measures that rise or fall over the complete periods (Mann-Kendall, Theil-Sen). */
export function mineTrends({ frame, log }: Mining): Finding<TrendTold>[] {
  const { timeline } = frame;
  if (!timeline || timeline.edges.length - 1 < LIMITS.fewestPeriods) return [];
  const findings: Finding<TrendTold>[] = [];
  if (!timeline.regular) {
    const found = trend(
      frame,
      timeline,
      null,
      null,
      countSeries(timeline),
      (p) => log.add(p, 'time'),
      undefined,
      () => fineSeries(timeline, null),
    );
    if (found) findings.push(found);
  }
  for (const measure of frame.measures) {
    // That a running total rises is no news.
    if ((measure.columns.includes(timeline.column.name) && !measure.pair) || isRunningTotal(frame, measure)) continue;
    if (comesOfMembers(frame, timeline, measure)) continue;
    const series = meanSeries(timeline, measure);
    const found = trend(
      frame,
      timeline,
      measure,
      null,
      series,
      (p) => log.add(p < LARGEST_P ? Math.max(p, timeP(frame, timeline, measure)) : p, 'time'),
      guardOf(measure, timeline),
      () => fineSeries(timeline, measure),
    );
    if (found) findings.push(found);
  }
  return findings;
}

/** Days of each period: counts are compared a day. */
const lengthsOf = ({ edges }: Timeline): Float64Array =>
  Float64Array.from({ length: edges.length - 1 }, (_, i) => ((edges[i + 1] ?? 0) - (edges[i] ?? 0)) / DAY);

/**
 * One series' trend as finding, or null. The test is written down in any case.
 * @param exposures of a share, how many rows each period holds in all: `series` then has the shares as values and the group's rows as counts
 */
export function trend(
  frame: Frame,
  timeline: Timeline,
  measure: Measure | null,
  group: { dimension: Dimension; label: string } | null,
  series: Series,
  addTest: (p: number) => Test,
  guard: Guard = () => true,
  finer: () => Float64Array | null = () => null,
  exposures: Float64Array | null = null,
): Finding<TrendTold> | null {
  const cycle = A_CYCLE[timeline.grain];
  const plain = cycle === undefined ? null : withoutSeason(series.values, cycle);
  const season = plain ? (cycle ?? null) : null;
  const result = mannKendall(plain ?? series.values);
  if (!result || result.n < LIMITS.fewestPeriods) return null;
  const filled = [...series.values].filter((value) => !Number.isNaN(value));
  const mean = filled.reduce((sum, value) => sum + value, 0) / filled.length;
  const slope = season === null ? result.slope : seasonalSlope(series.values, season);
  const ends = endsOf(series, season);
  // What is told: the mean change between the levels that are told, so that slope and levels are one fit.
  const told = slopeOf(series.values, ends);
  const change = (told * (series.values.length - 1)) / Math.abs(mean);
  // Of a level that has no nought near (a lake above the sea, a temperature) no share says how much it moves: its own spread does.
  const slight =
    measure && !measure.additive && isFarFromNought(filled)
      ? !(Math.abs(told) * (series.values.length - 1) >= LIMITS.leastOfSpread * spreadOf(filled, mean))
      : !(Math.abs(change) >= LIMITS.leastChange);
  const small = Math.abs(result.tau) < LIMITS.leastTau || slight || told > 0 !== slope > 0;
  const byRows =
    measure && !group && !small && season === null ? rowTrendP(timeline, measure, lineThrough(series.values, slope)) : 1;
  const exposed = exposures ?? lengthsOf(timeline);
  const counted = measure ? null : countTrend(exposures ? series.counts : series.values, exposed, season ?? 0);
  const p = counted
    ? finerCountP(counted.slope > 0 === slope > 0 ? counted.p : 1, slope, small || season !== null || exposures ? null : finer())
    : small || season !== null
      ? result.p
      : Math.min(finerTrendP(result.p, result.slope, finer()), 2 * byRows);
  const test = addTest(guard(slope > 0) ? p : 1);
  if (small && (test.p > LARGEST_P || told > 0 !== slope > 0)) return null;
  const up = slope > 0;
  const rows = series.counts.reduce((sum, count) => sum + count, 0);
  return {
    kind: group ? 'subgroup-count-trend' : 'trend',
    subject: {
      filter: group ? [{ column: group.dimension.column.name, op: '=', value: group.label }] : [],
      breakdown: timeline.column.name,
      measure: measure?.typed ?? COUNT,
    },
    member: group?.label ?? null,
    direction: up ? 'up' : 'down',
    unit: measure?.unit ?? null,
    n: rows,
    effect: result.tau,
    strength: Math.abs(result.tau) * (LIMITS.weight + LIMITS.weightOfChange * Math.min(1, Math.abs(change))),
    impact: rows / frame.n,
    tests: [test],
    expected: frame.sampled ? null : told,
    sql: trendSql(frame, timeline, measure, group, ends),
    told: {
      timeline,
      measure,
      group,
      up,
      ends,
      seasonal: season !== null,
      how: small ? (slight ? 'slightly' : 'whole') : 'plainly',
    },
    ...(small ? { small } : {}),
    topics: [
      timeline.column.name,
      measure?.id ?? 'count',
      `trend×${measure?.family ?? 'count'}`,
      ...(group ? [group.dimension.column.name] : []),
    ],
  };
}

/** Whether figures lie close together and nought far outside of them. */
function isFarFromNought(values: readonly number[]): boolean {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return (
    low * high > 0 && Math.min(Math.abs(low), Math.abs(high)) >= LIMITS.farFromNought * Math.max(Math.abs(low), Math.abs(high))
  );
}

const spreadOf = (values: readonly number[], mean: number): number =>
  Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1));

/** The line of a slope through the middle of a series. */
function lineThrough(values: Float64Array, slope: number): (period: number) => number {
  const level = median(values.map((value, i) => value - slope * i));
  return (period) => level + slope * period;
}

/** The first and the last quarter of the periods that have a value, whole cycles where there is a season: their means stand for the beginning and the end. */
function endsOf({ values }: Series, season: number | null): Ends {
  const filled = [...values.keys()].filter((i) => !Number.isNaN(values[i]));
  const quarter = Math.max(1, Math.round(filled.length / LIMITS.endsOf));
  const size = season === null ? quarter : Math.max(1, Math.round(quarter / season)) * season;
  return { first: filled[0] ?? 0, earlyTo: filled[size - 1] ?? 0, lateFrom: filled.at(-size) ?? 0, last: filled.at(-1) ?? 0 };
}

/** Change from one step to the next between the means of both ends, which lie as far apart as the middles of their periods (Bartlett, Biometrics 5, 1949, with quarters for thirds). */
function slopeOf(values: Float64Array, { earlyTo, lateFrom }: Ends): number {
  const filled = [...values.keys()].filter((i) => !Number.isNaN(values[i]));
  const meanOf = (steps: number[], of: (step: number) => number) => steps.reduce((sum, step) => sum + of(step), 0) / steps.length;
  const [early, late] = [filled.filter((i) => i <= earlyTo), filled.filter((i) => i >= lateFrom)];
  const rise = meanOf(late, (i) => values[i] ?? 0) - meanOf(early, (i) => values[i] ?? 0);
  return rise / (meanOf(late, (i) => i) - meanOf(early, (i) => i));
}

function trendSql(
  frame: Frame,
  timeline: Timeline,
  measure: Measure | null,
  group: { dimension: Dimension; label: string } | null,
  ends: Ends,
): string {
  const condition = group ? equals(group.dimension.column, group.label) : '';
  const single = measure
    ? `(SELECT corr(epoch(CAST(${name(timeline.column.name)} AS TIMESTAMP)), ${measure.sql}) FROM ${frame.table.relation}${where(condition, possibleTime(frame.table))})`
    : 'corr(x, y)';
  return (
    `SELECT * FROM (WITH steps AS (${seriesSql(frame, timeline, measure, condition)}) ` +
    `SELECT (late - early) / steps AS value, early, late, steps, r, n FROM ` +
    `(SELECT avg(y) FILTER (WHERE x <= ${ends.earlyTo}) AS early, avg(y) FILTER (WHERE x >= ${ends.lateFrom}) AS late, ` +
    `avg(x) FILTER (WHERE x >= ${ends.lateFrom}) - avg(x) FILTER (WHERE x <= ${ends.earlyTo}) AS steps, ` +
    `${single} AS r, sum(n) AS n FROM steps))`
  );
}
