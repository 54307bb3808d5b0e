import { printMeasure } from '../../contracts/report/measure';
import type { Finding, Mining } from '../../insights/finding';
import type { Frame, Measure } from '../../insights/frame/frame';
import { arithmeticOf } from '../../insights/frame/measures/structure';
import { isRunningTotal } from '../../insights/series/running-total';
import { persistence, sequencesOf } from '../../insights/series/sequences';
import { name } from '../../insights/sql';
import { rank } from '../../stats/distributions/ranks';
import { withoutSeason } from '../../stats/series/season';
import { correlate } from '../../stats/correlation/spearman';
import type { TestLog } from '../../insights/judge/test-log';
import { A_CYCLE } from '../trend/trend';
import type { LagTold } from './say';
import { LIMITS } from './limits';

/** One series with what each reading brings beyond the one before it, in the order of time. */
interface Whitened {
  measure: Measure;
  /** Line and season taken out, and then what is carried over (Box & Jenkins 1970): two series that drift have their drift in common, and no more. */
  values: Float64Array;
  ranks: Float64Array;
  /** Share that is carried over. */
  phi: number;
}

/** Series of which one follows the other some steps later: cross-correlation of what neither of them carries over by itself. */
export function mineLags({ frame, log }: Mining): Finding<LagTold>[] {
  const [order, ...more] = sequencesOf(frame) ?? [];
  // Of a sample nobody knows which reading comes next.
  if (frame.sampled || !order || more.length > 0 || order.length < LIMITS.fewestReadings) return [];
  const measures = frame.measures
    .filter((one) => one.kind === 'column' && one.filled === frame.n && !isRunningTotal(frame, one))
    .slice(0, LIMITS.mostMeasures);
  const seasons = measures.some((one) => hasSeason(frame, one, order));
  const series = measures.map((measure) => whiten(frame, measure, order, seasons));
  const areArithmetic = arithmeticOf(frame);
  return series.flatMap((x, i) =>
    series.slice(i + 1).flatMap((y) => (areArithmetic(x.measure, y.measure) ? [] : lagged(frame, x, y, seasons, log))),
  );
}

const cycleOf = ({ timeline }: Frame): number | undefined => (timeline ? A_CYCLE[timeline.finest] : undefined);

function hasSeason(frame: Frame, { values }: Measure, order: Int32Array): boolean {
  const cycle = cycleOf(frame);
  return cycle !== undefined && withoutSeason(Float64Array.from(order, (row) => values[row] ?? NaN), cycle) !== null; // prettier-ignore
}

function whiten(frame: Frame, measure: Measure, order: Int32Array, seasons: boolean): Whitened {
  const given = Float64Array.from(order, (row) => measure.values[row] ?? NaN);
  const slope = slopeOf(given);
  const plain = given.map((value, i) => value - slope * i);
  const cycle = seasons ? (cycleOf(frame) ?? 1) : 1;
  const sums = new Float64Array(cycle);
  const counts = new Float64Array(cycle);
  plain.forEach((value, i) => {
    sums[i % cycle] = (sums[i % cycle] ?? 0) + value;
    counts[i % cycle] = (counts[i % cycle] ?? 0) + 1;
  });
  const centred = plain.map((value, i) => value - (sums[i % cycle] ?? 0) / (counts[i % cycle] ?? 1));
  const found = Number(persistence(centred, [Int32Array.from(centred.keys())]).toFixed(LIMITS.digits));
  // What wanders by itself is compared by its steps: a fit leaves some of its course in each.
  const phi = found >= LIMITS.wanders ? 1 : found;
  const values = centred.map((value, i) => (i === 0 ? NaN : value - phi * (centred[i - 1] ?? NaN)));
  return { measure, values, phi, ranks: rank(values).ranks };
}

/** Change from one reading to the next on the line of least squares. */
function slopeOf(values: Float64Array): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const [xy, xx] = values.reduce(
    ([sum, squares], value, i) => [sum + (i - middle) * (value - mean), squares + (i - middle) ** 2],
    [0, 0],
  );
  return xx > 0 ? xy / xx : 0;
}

/** Correlation of `later` with `first` so many steps before. */
const echo = (first: Float64Array, later: Float64Array, steps: number) =>
  correlate(first.subarray(0, first.length - steps), later.subarray(steps));

function lagged(frame: Frame, x: Whitened, y: Whitened, seasons: boolean, log: TestLog): Finding<LagTold>[] {
  if (x.measure.columns.some((column) => y.measure.columns.includes(column))) return [];
  const tried = [
    [x, y],
    [y, x],
  ].flatMap(([first = x, later = y]) =>
    Array.from({ length: LIMITS.mostLags }, (_, i) => {
      const found = echo(first.ranks, later.ranks, i + 1);
      return { first, later, steps: i + 1, p: found?.p ?? 1, r: found?.r ?? 0 };
    }),
  );
  const best = tried.reduce((most, one) => (one.p < most.p ? one : most));
  // It was chosen among all lags both ways (Bonferroni).
  const test = log.add(Math.min(1, best.p * tried.length), 'time');
  const atOnce = Math.abs(echo(x.ranks, y.ranks, 0)?.r ?? 0);
  const linear = echo(best.first.values, best.later.values, best.steps)?.r ?? 0;
  // What goes together at once and is carried over is no echo.
  if (Math.abs(best.r) < LIMITS.leastR || Math.abs(best.r) <= atOnce || linear * best.r <= 0) return [];
  return [
    {
      kind: 'lag',
      subject: { filter: [], breakdown: printMeasure(best.first.measure.typed), measure: best.later.measure.typed },
      member: String(best.steps),
      direction: best.r > 0 ? 'pos' : 'neg',
      unit: null,
      n: frame.n,
      effect: best.r,
      strength: LIMITS.weight * Math.abs(best.r),
      impact: 1,
      tests: [test],
      expected: frame.sampled ? null : linear,
      sql: lagSql(frame, best.first, best.later, best.steps, seasons),
      told: { first: best.first.measure, later: best.later.measure, steps: best.steps, positive: best.r > 0 },
      topics: [best.first.measure.id, best.later.measure.id, `${best.first.measure.family}×${best.later.measure.family}`],
    },
  ];
}

function lagSql({ timeline, table }: Frame, first: Whitened, later: Whitened, steps: number, seasons: boolean): string {
  const time = name(timeline?.column.name ?? '');
  const cycle = seasons && timeline ? (A_CYCLE[timeline.finest] ?? 1) : 1;
  const rows = `SELECT row_number() OVER (ORDER BY ${time}) - 1 AS i, ${first.measure.sql} AS a, ${later.measure.sql} AS b FROM ${table.relation} WHERE ${time} IS NOT NULL`;
  const level = `SELECT i, a - regr_slope(a, i) OVER () * i AS a, b - regr_slope(b, i) OVER () * i AS b FROM (${rows})`;
  const centred = `SELECT i, a - avg(a) OVER (PARTITION BY i % ${cycle}) AS a, b - avg(b) OVER (PARTITION BY i % ${cycle}) AS b FROM (${level})`;
  const own = (side: string, phi: number) => `${side} - ${phi} * lag(${side}) OVER (ORDER BY i)`;
  const white = `SELECT i, ${own('a', first.phi)} AS a, ${own('b', later.phi)} AS b FROM (${centred})`;
  return `SELECT corr(a, b) AS value, count(*) AS n FROM (SELECT lag(a, ${steps}) OVER (ORDER BY i) AS a, b FROM (${white})) WHERE a IS NOT NULL AND b IS NOT NULL`;
}
