import { kruskalWallis } from '../../stats/groups/kruskal-wallis';
import { correlate } from '../../stats/correlation/spearman';
import { normalTwoSided } from '../../stats/distributions/distributions';
import { SMALL_GROUP, type Finding, type Mining } from '../../insights/finding';
import type { Frame, Measure } from '../../insights/frame/frame';
import { arithmeticOf } from '../../insights/frame/measures/structure';
import { levelSql } from '../../insights/frame/measures/quotient-of-sums';
import { groupMeans } from '../../insights/groups';
import { isRunningTotal } from '../../insights/series/running-total';
import { number } from '../../insights/sql';
import type { Test, TestLog } from '../../insights/judge/test-log';
import type { CurveTold } from './say';
import { judgedP } from '../../insights/units/judged-p';
import { isArithmeticWithin, isOfLabel } from '../../insights/units/of-label';
import { ranksOf } from '../../insights/units/sides';
import type { Side } from '../../insights/units/unit';
import { LIMITS } from './limits';

interface Bin {
  n: number;
  mean: number;
  low: number;
  high: number;
}

/** Measures that go together without rising or falling together: highest in the middle, lowest at one value of five. */
export function mineCurves({ frame, log }: Mining): Finding<CurveTold>[] {
  if (frame.timeline?.regular) return [];
  const measures = frame.measures.filter(
    (measure) => !measure.fraction && measure.kind === 'column' && !isRunningTotal(frame, measure),
  );
  const areArithmetic = arithmeticOf(frame);
  const binned = new Map(measures.map((measure) => [measure, binsOf(measure)]));
  return measures.flatMap((x) =>
    measures.flatMap((y) => {
      const codes = binned.get(x);
      if (x === y || !codes || x.family === y.family || areArithmetic(x, y)) return [];
      const found = curve(frame, x, y, codes, log);
      return found ? [found] : [];
    }),
  );
}

/** Each row's group: the value itself where there are few, else an eighth of the rows. */
function binsOf({ values, ranks, filled }: Measure): Int32Array | null {
  const distinct = new Set<number>();
  for (const value of values) if (value === value && distinct.size <= LIMITS.mostValues) distinct.add(value);
  if (distinct.size > LIMITS.mostValues)
    return Int32Array.from(ranks, (place) =>
      place === place ? Math.min(LIMITS.bins - 1, Math.floor((LIMITS.bins * (place - 0.5)) / filled)) : -1,
    );
  const sorted = [...distinct].sort((a, b) => a - b);
  return distinct.size < LIMITS.fewestValues
    ? null
    : Int32Array.from(values, (value) => (value === value ? sorted.indexOf(value) : -1));
}

function curve(frame: Frame, x: Measure, y: Measure, codes: Int32Array, log: TestLog): Finding<CurveTold> | null {
  const result = kruskalWallis(y.ranks, codes);
  if (!result || result.n < 2 * SMALL_GROUP) return null;
  const stretches: Side = { kind: 'labels', columns: x.columns, codes, of: codes };
  const whole = log.add(judgedP(frame, result.p, stretches, ranksOf(y)), y.columns);
  if (result.epsilonSquared < LIMITS.leastEpsilonSquared) return null;
  const steady = correlate(x.ranks, y.ranks)?.r ?? 0;
  if (result.epsilonSquared - steady * steady < LIMITS.leastGain) return null;
  const { means, overall, sd } = groupMeans(y.values, codes);
  const bins = new Map<number, Bin>();
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row] ?? -1;
    const [at, group] = [x.values[row] ?? NaN, means.get(code)];
    if (code < 0 || !group) continue;
    const bin = bins.get(code) ?? { n: group.n, mean: group.mean, low: at, high: at };
    bins.set(code, { ...bin, low: Math.min(bin.low, at), high: Math.max(bin.high, at) });
  }
  const apart = apartOf(y.ranks, codes);
  const [first] = result.groups
    .filter(({ n, z, code }) => n >= SMALL_GROUP && Math.sign((means.get(code)?.mean ?? NaN) - overall) === Math.sign(z))
    .map((group) => ({ ...group, least: Math.min(...[-1, 1].map((side) => Math.sign(group.z) * apart(group.code, side))) }))
    // A stretch that one side of it is like is no stretch of its own: the measure only rises or falls up to there.
    .filter(({ least }) => least > 0)
    .sort((a, b) => Math.abs(b.z) - Math.abs(a.z));
  const bin = first && bins.get(first.code);
  if (!first || !bin || Math.abs(bin.mean - overall) < LIMITS.leastDistance * sd) return null;
  if (isOneCount(x, codes, first.code)) return null;
  const inside = codes.map((code) => (code < 0 ? -1 : code === first.code ? 1 : 0));
  const places = Float64Array.from(codes, (code) => (code < 0 ? NaN : code - first.code));
  if (isOfLabel(frame, y, places) || isArithmeticWithin(frame, x, y)) return null;
  const own = log.member(
    judgedP(frame, normalTwoSided(Math.min(Math.abs(first.z), first.least)), { ...stretches, codes: inside }, ranksOf(y)),
    whole,
    result.groups.length,
  );
  return finding(frame, x, y, bin, {
    epsilonSquared: result.epsilonSquared,
    high: first.z > 0,
    n: result.n,
    tests: [whole, own],
    atEnd:
      [...bins.values()].every((other) => other.low >= bin.low) || [...bins.values()].every((other) => other.high <= bin.high),
  });
}

/** Whether a stretch of a quotient is only how many it is by: all its rows have the one number of what is counted, as one who left of 13 to 16. */
function isOneCount({ values, weights }: Measure, codes: Int32Array, code: number): boolean {
  if (!weights) return false;
  const counts = [...codes.keys()]
    .filter((row) => codes[row] === code)
    .map((row) => (values[row] ?? NaN) * (weights[row] ?? NaN));
  const [first = NaN] = counts;
  return first !== 0 && counts.every((count) => Math.abs(count - first) <= LIMITS.sameCount * Math.abs(first));
}

/** How far the ranks of a group lie above those of all groups below (-1) or above it (1), in standard errors; beyond the ends nothing is near. */
function apartOf(ranks: Float64Array, codes: Int32Array): (group: number, side: number) => number {
  const sums = new Map<number, [n: number, sum: number, squares: number]>();
  codes.forEach((code, row) => {
    const place = ranks[row] ?? NaN;
    if (code < 0 || Number.isNaN(place)) return;
    const [n, sum, squares] = sums.get(code) ?? [0, 0, 0];
    sums.set(code, [n + 1, sum + place, squares + place * place]);
  });
  const together = (isOne: (code: number) => boolean) => {
    const own = [...sums].flatMap(([code, one]) => (isOne(code) ? [one] : []));
    const [n, sum, squares] = [0, 1, 2].map((i) => own.reduce((total, one) => total + (one[i] ?? 0), 0)) as [number, number, number];
    return { n, mean: sum / n, variance: (squares - (sum * sum) / n) / Math.max(1, n - 1) };
  };
  return (group, side) => {
    const [own, other] = [together((code) => code === group), together((code) => (code - group) * side > 0)];
    const error = Math.sqrt(own.variance / own.n + other.variance / other.n);
    return other.n === 0 ? Math.sign(own.mean - together((code) => code !== group).mean) * Infinity : (own.mean - other.mean) / (error || 1);
  };
} // prettier-ignore

function finding(
  frame: Frame,
  x: Measure,
  y: Measure,
  { low, high, n }: Bin,
  { atEnd, ...weight }: { epsilonSquared: number; high: boolean; n: number; tests: Test[]; atEnd: boolean },
): Finding<CurveTold> {
  const single = low === high;
  const level = levelSql(frame, y);
  const inside = single ? `${x.sql} = ${number(low)}` : `${x.sql} BETWEEN ${number(low)} AND ${number(high)}`;
  return {
    kind: 'nonlinear-relation',
    subject: { filter: [], breakdown: x.id, measure: y.typed },
    member: single ? String(low) : `${low} to ${high}`,
    direction: weight.high ? 'high' : 'low',
    unit: y.unit,
    n,
    effect: weight.epsilonSquared,
    strength: LIMITS.weight * Math.sqrt(weight.epsilonSquared),
    impact: weight.n / frame.n,
    tests: weight.tests,
    expected: null,
    sql:
      `SELECT ${level(inside)} AS value, ${level()} AS baseline, count(${y.sql}) FILTER (WHERE ${inside}) AS n, ` +
      `${level(`${x.sql} < ${number(low)}`)} AS below, ${level(`${x.sql} > ${number(high)}`)} AS above ` +
      `FROM ${frame.table.relation} WHERE ${x.sql} IS NOT NULL`,
    rows: { where: inside },
    told: { x, y, low, high, up: weight.high },
    topics: [x.id, y.id, `${x.family}×${y.family}`],
    ...(atEnd ? { atEnd } : {}),
  };
}
