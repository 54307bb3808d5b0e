import { LARGEST_P } from '../../insights/judge/gate';
import { SMALL_GROUP, type Finding, type Mining } from '../../insights/finding';
import type { Dimension, Frame, Timeline } from '../../insights/frame/frame';
import { conditions, equals, filtered, instant, name, possibleTime, where } from '../../insights/sql';
import { timesOf } from '../../insights/units/time-p';
import { judgeOf } from '../../insights/units/unit-judge';
import { rank } from '../../stats/distributions/ranks';
import { mannKendall } from '../../stats/series/mann-kendall';
import { driftP } from '../../stats/stretches/stretch-or-drift';
import { LIMITS as OVER_TIME } from '../miners/groups-over-time/limits';
import { quotientsOf, type Quotient } from '../ratio-driver/quotients';
import { endsOf } from './own-trend-finding';
import { LIMITS } from './limits';
import type { OwnTrendTold } from './say';

interface Group {
  dimension: Dimension;
  label: string;
  code: number;
}

/** Groups in which one sum becomes a larger or smaller part of another otherwise than in all other rows: clicks of impressions, of one channel. */
export function mineOwnQuotients({ frame, log }: Mining): Finding<OwnTrendTold>[] {
  const { timeline } = frame;
  if (!timeline || timeline.edges.length - 1 < OVER_TIME.fewestPeriods) return [];
  return quotientsOf(frame).flatMap((quotient) => {
    // A quotient that stands in the table is a measure as any other, and how chance scatters it is known of what is counted.
    if (quotient.named || !isCounted(quotient)) return [];
    return frame.dimensions.flatMap((dimension) => {
      if ([...quotient.above.columns, ...quotient.below.columns].includes(dimension.column.name)) return [];
      return dimension.labels.slice(0, OVER_TIME.mostMembers).flatMap((label, code) => {
        if ((dimension.counts[code] ?? 0) < SMALL_GROUP) return [];
        const group = { dimension, label, code };
        const moving = movingOf(frame, timeline, quotient, group);
        const test = log.add(moving?.p ?? 1, 'inside');
        return moving && Math.abs(moving.tau) >= OVER_TIME.leastRho && Math.abs(moving.tau - moving.rest) >= OVER_TIME.leastDifference
          ? [{ ...findingOf(frame, timeline, quotient, group, moving), tests: [test] }]
          : [];
      });
    });
  });
} // prettier-ignore

interface Moving {
  /** Kendall's τ with time of the group's quotients, and of those of all other rows. */
  tau: number;
  rest: number;
  p: number;
  n: number;
}

/** By periods, where what persists or drifts is judged as that; by the group's rows as what they belong to; and against the rest: all must hold. */
function movingOf(frame: Frame, timeline: Timeline, quotient: Quotient, { dimension, code }: Group): Moving | null {
  const of = (row: number) => dimension.codes[row] ?? -1;
  const sums = sumsOf(timeline, quotient, (row) => of(row) === code);
  const own = ratesOf(sums);
  const rest = ratesOf(sumsOf(timeline, quotient, (row) => of(row) !== code && of(row) !== -1));
  const trend = mannKendall(own);
  const beside = mannKendall(own.map((value, i) => value / (rest[i] ?? NaN)));
  if (!trend || !beside) return null;
  const steps = Float64Array.from(own.keys(), (step) => step / own.length);
  const plain = Math.max(trend.p, beside.p, driftP(sums.above, sums.below, steps, 1));
  const { above, below } = quotient;
  const both = (row: number) => (above.values[row] ?? NaN) + (below.values[row] ?? NaN);
  const rows = [...dimension.codes.keys()].filter((row) => of(row) === code && !Number.isNaN(both(row)));
  const found = { tau: trend.tau, rest: mannKendall(rest)?.tau ?? 0, n: rows.length };
  if (plain >= LARGEST_P) return { ...found, p: plain };
  // What a row has above what it would have at the group's own quotient: the sum of it moves as the quotient does.
  const sum = (values: Float64Array) => rows.reduce((total, row) => total + (values[row] ?? 0), 0);
  const level = sum(above.values) / sum(below.values);
  const beyond = new Float64Array(dimension.codes.length).fill(NaN);
  for (const row of rows) beyond[row] = (above.values[row] ?? 0) - level * (below.values[row] ?? 0);
  const columns = [...above.columns, ...below.columns];
  const byUnits = judgeOf(frame).p(timesOf(timeline), { kind: 'ranks', columns, ranks: rank(beyond).ranks });
  return { ...found, p: Math.max(plain, byUnits) };
}

const isCounted = ({ above, below }: Quotient): boolean =>
  above.values.every((value, row) => {
    const whole = below.values[row] ?? NaN;
    return Number.isNaN(value + whole) || (Number.isInteger(value) && Number.isInteger(whole) && value <= whole);
  });

type Sums = Record<'above' | 'below', Float64Array>;

/** Both sums by complete period. */
function sumsOf(timeline: Timeline, { above, below }: Quotient, take: (row: number) => boolean): Sums {
  const periods = timeline.edges.length - 1;
  const sums = { above: new Float64Array(periods), below: new Float64Array(periods) };
  timeline.period.forEach((period, row) => {
    const [a, b] = [above.values[row] ?? NaN, below.values[row] ?? NaN];
    if (period < 0 || Number.isNaN(a + b) || !take(row)) return;
    sums.above[period] = (sums.above[period] ?? 0) + a;
    sums.below[period] = (sums.below[period] ?? 0) + b;
  });
  return sums;
}

/** One sum over the other; NaN where there is nothing to divide by. */
const ratesOf = ({ above, below }: Sums): Float64Array =>
  above.map((sum, i) => ((below[i] ?? 0) > 0 ? sum / (below[i] ?? 1) : NaN));

function findingOf(
  frame: Frame,
  timeline: Timeline,
  quotient: Quotient,
  { dimension, label }: Group,
  { tau, rest, n }: Moving,
): Omit<Finding<OwnTrendTold>, 'tests'> {
  const up = tau > 0;
  const periods = timeline.edges.length - 1;
  const size = endsOf(timeline);
  const time = name(timeline.column.name);
  const isMember = equals(dimension.column, label);
  const { sql, above, below } = quotient;
  const within = (from: number, to: number) =>
    `${time} >= ${instant(timeline.edges[from] ?? 0)} AND ${time} < ${instant(timeline.edges[to] ?? 0)}`;
  const part = (...when: string[]) =>
    `${filtered(`sum(${sql.above})`, ...when)}::DOUBLE / nullif(${filtered(`sum(${sql.below})`, ...when)}, 0)`;
  const [early, late] = [within(0, size), within(periods - size, periods)];
  return {
    kind: 'subgroup-trend',
    subject: {
      filter: [{ column: dimension.column.name, op: '=', value: label }],
      breakdown: timeline.column.name,
      measure: quotient.typed,
    },
    member: label,
    direction: up ? 'up' : 'down',
    unit: '%',
    n,
    effect: tau,
    strength: Math.sqrt(Math.min(1, Math.abs(tau - rest)) * Math.abs(tau)),
    impact: LIMITS.impact + (LIMITS.impactOfRows * n) / frame.n,
    rest,
    expected: null,
    sql:
      `SELECT ${part(isMember, late)} AS value, ${part(isMember, early)} AS early, ${part(isMember, late)} AS late, ` +
      `${part(`NOT (${isMember})`, early)} AS rest_early, ${part(`NOT (${isMember})`, late)} AS rest_late, ${filtered('count(*)', isMember)} AS n ` +
      `FROM ${frame.table.relation}` +
      where(possibleTime(frame.table), conditions(`${sql.above} IS NOT NULL`, `${sql.below} IS NOT NULL`)),
    told: { timeline, dimension, label, measure: above, whole: below, up, size },
    topics: [dimension.column.name, above.id, below.id, timeline.column.name, `trend×ratio(${above.family},${below.family})`],
  };
}
