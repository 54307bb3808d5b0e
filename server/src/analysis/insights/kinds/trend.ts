import { mannKendall } from '../../stats/mann-kendall';
import { capital, isPlural } from '../../wording/human';
import { amountText, coefficientText, numberText } from '../../wording/number-text';
import { spanText, type Grain } from '../../wording/date-text';
import { rowsWith } from '../../wording/phrases';
import { guardOf, type Guard } from '../coupling';
import { fact, type Finding, type Mining } from '../finding';
import type { Dimension, Frame, Measure, Timeline } from '../frame/frame';
import { countSeries, meanSeries, seriesSql, type Series } from '../series';
import { equals, name, where } from '../sql';
import type { Row } from '../rows-of';
import type { Test } from '../test-log';

const LEAST_TAU = 0.4;
const LEAST_PERIODS = 6;
/** A rise or fall over the whole time by less than this share of the mean is not worth telling. */
const LEAST_CHANGE = 0.08;

/** Counts and measures that rise or fall over the complete periods (Mann-Kendall, Theil-Sen). */
export function mineTrends({ frame, log }: Mining): Finding[] {
  const { timeline } = frame;
  if (!timeline || timeline.edges.length - 1 < LEAST_PERIODS) return [];
  const findings: Finding[] = [];
  const everyRow = () => true;
  if (!timeline.regular) {
    const found = trend(frame, timeline, null, null, countSeries(timeline, everyRow), (p) => log.addSingle(p));
    if (found) findings.push(found);
  }
  for (const measure of frame.measures) {
    if (measure.columns.includes(timeline.column.name) && !measure.pair) continue;
    const series = meanSeries(timeline, measure, everyRow);
    const found = trend(frame, timeline, measure, null, series, (p) => log.add(p), guardOf(measure, timeline));
    if (found) findings.push(found);
  }
  return findings;
}

/** One series' trend as finding, or null. The test is written down in any case. */
export function trend(
  frame: Frame,
  timeline: Timeline,
  measure: Measure | null,
  group: { dimension: Dimension; label: string } | null,
  series: Series,
  addTest: (p: number) => Test,
  guard: Guard = () => true,
): Finding | null {
  const result = mannKendall(series.values);
  if (!result || result.n < LEAST_PERIODS) return null;
  const test = addTest(guard(result.slope > 0) ? result.p : 1);
  const filled = [...series.values].filter((value) => !Number.isNaN(value));
  const mean = filled.reduce((sum, value) => sum + value, 0) / filled.length;
  const change = (result.slope * (series.values.length - 1)) / Math.abs(mean);
  if (Math.abs(result.tau) < LEAST_TAU || Math.abs(change) < LEAST_CHANGE) return null;
  const up = result.slope > 0;
  const ends = endsOf(series);
  const rows = series.counts.reduce((sum, count) => sum + count, 0);
  return {
    kind: group ? 'subgroup-trend' : 'trend',
    subject: {
      filter: group ? [{ column: group.dimension.column.name, op: '=', value: group.label }] : [],
      breakdown: timeline.column.name,
      measure: measure?.id ?? 'count',
    },
    member: group?.label ?? null,
    direction: up ? 'up' : 'down',
    unit: measure?.unit ?? null,
    n: rows,
    effect: result.tau,
    strength: Math.abs(result.tau) * (0.4 + 0.6 * Math.min(1, Math.abs(change))),
    impact: rows / frame.n,
    tests: [test],
    expected: frame.sampled ? null : result.slope,
    sql: trendSql(frame, timeline, measure, group, ends),
    say: (facts) => sayTrend(frame, timeline, measure, group, up, ends, facts),
    topics: [
      timeline.column.name,
      measure?.id ?? 'count',
      `trend×${measure?.family ?? 'count'}`,
      ...(group ? [group.dimension.column.name] : []),
    ],
  };
}

interface Ends {
  /** Last period of the beginning and first period of the end, with the outermost ones. */
  first: number;
  earlyTo: number;
  lateFrom: number;
  last: number;
}

/** The first and the last quarter of the periods that have a value: their means stand for the beginning and the end. */
function endsOf({ values }: Series): Ends {
  const filled = [...values.keys()].filter((i) => !Number.isNaN(values[i]));
  const size = Math.max(1, Math.round(filled.length / 4));
  return { first: filled[0] ?? 0, earlyTo: filled[size - 1] ?? 0, lateFrom: filled.at(-size) ?? 0, last: filled.at(-1) ?? 0 };
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
    ? `(SELECT corr(epoch(CAST(${name(timeline.column.name)} AS TIMESTAMP)), ${measure.sql}) FROM ${frame.table.relation}${where(condition)})`
    : 'corr(x, y)';
  return (
    `SELECT * FROM (WITH steps AS (${seriesSql(frame, timeline, measure, condition)}) ` +
    `SELECT (SELECT median((b.y - a.y) / (b.x - a.x)) FROM steps a JOIN steps b ON b.x > a.x) AS value, ` +
    `avg(y) FILTER (WHERE x <= ${ends.earlyTo}) AS early, avg(y) FILTER (WHERE x >= ${ends.lateFrom}) AS late, ` +
    `${single} AS r, sum(n) AS n FROM steps)`
  );
}

const A_PERIOD: Record<Grain, string> = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  quarter: 'a quarter',
  year: 'a year',
};

function sayTrend(
  frame: Frame,
  timeline: Timeline,
  measure: Measure | null,
  group: { dimension: Dimension; label: string } | null,
  up: boolean,
  ends: Ends,
  facts: Row,
): ReturnType<Finding['say']> {
  const value = fact(facts, 'value');
  const early = fact(facts, 'early');
  const late = fact(facts, 'late');
  if (value > 0 !== up || late > early !== up) return null;
  const edge = (i: number) => timeline.edges[i] ?? 0;
  const first = spanText(edge(ends.first), edge(ends.earlyTo), timeline.grain);
  const last = spanText(edge(ends.lateFrom), edge(ends.last), timeline.grain);
  const per = A_PERIOD[timeline.grain];
  const who = group ? rowsWith(frame, group.dimension, group.label) : frame.rows;
  const level = (x: number) => (measure ? amountText(x, measure.unit, measure.fraction) : numberText(x));
  const verb = up
    ? measure
      ? isPlural(measure.noun)
        ? 'rise'
        : 'rises'
      : 'become more frequent'
    : measure
      ? isPlural(measure.noun)
        ? 'fall'
        : 'falls'
      : 'become rarer';
  const subject = measure
    ? `${capital(measure.fraction ? `the share with ${measure.noun}` : measure.noun)}${group ? ` of ${who}` : ''}`
    : capital(who);
  const levels = measure
    ? `from an average of ${level(early)} in ${first} to ${level(late)} in ${last}`
    : `from ${level(early)} ${per} in ${first} to ${level(late)} ${per} in ${last}`;
  const single = measure ? `correlation of single ${frame.rows} with time` : 'correlation with time';
  return {
    sentence: `${subject} ${verb} over time, ${levels}: about ${level(Math.abs(value))} ${up ? 'more' : 'less'} with each ${timeline.grain} (${single} ${coefficientText(fact(facts, 'r'))}).`,
    baseline: early,
    n: fact(facts, 'n'),
  };
}
