import { printMeasure } from '../../contracts/measure';
import { correlate, correlationDifference, correlationP } from '../../stats/spearman';
import { groupedCorrelation } from '../../stats/grouped-correlation';
import { rank } from '../../stats/distributions/ranks';
import { median } from '../../stats/distributions/quantile';
import { capital, isPlural } from '../../wording/human';
import { coefficientText } from '../../wording/number-text';
import { measureText, rowsWith } from '../../wording/phrases';
import { bothTrend, changesOf, changesSql, inOrder } from '../../insights/series/changes';
import { fact, SMALL_GROUP, type Finding, type Mining } from '../../insights/finding';
import { partsOfSums } from '../../insights/frame/families';
import type { Dimension, Frame, Measure, Timeline } from '../../insights/frame/frame';
import { LARGEST_Q_SMALL } from '../../insights/judge/gate';
import { effectivePairs, sequencesOf, withinGroups, type Sequences } from '../../insights/series/sequences';
import { isRunningTotal } from '../../insights/series/running-total';
import { equals, sortedSample, where } from '../../insights/sql';
import type { Row } from '../../duckdb/cell';
import type { Test } from '../../insights/judge/test-log';

const LEAST_RHO = 0.2;
/** Within a group a correlation must be stronger than overall by this much to be told. */
const LEAST_GAIN = 0.25;
const LEADING_MEMBERS = 4;
/** A linear correlation of the other sign that speaks against the ranks. */
const LEAST_AGAINST = 0.1;

/** Measures that rise and fall together, over all rows and within the leading groups (where it may differ: Simpson). */
export function mineCorrelations({ frame, log }: Mining): Finding[] {
  const findings: Finding[] = [];
  const overall: Finding[] = [];
  const measures = frame.measures.filter((measure) => !measure.fraction);
  const sums = partsOfSums(measures);
  const sequences = sequencesOf(frame);
  const several = sequences && sequences.length > 1 ? sequences : null;
  measures.forEach((x, i) =>
    measures.slice(i + 1).forEach((y) => {
      if (x.columns.some((column) => y.columns.includes(column))) return;
      const parts = sums.some(([whole, part]) => (whole === x && part === y) || (whole === y && part === x));
      if (parts) return;
      const changes = bothTrend(frame, x, y);
      // A running total goes with all that drifts, and never falls.
      if (!changes && (isRunningTotal(frame, x) || isRunningTotal(frame, y))) return;
      const compared = ranksToCompare(frame, x, y, changes);
      const whole = compared && correlate(...compared);
      if (!whole || whole.n < SMALL_GROUP) return;
      const pairs = changes ? whole.n : effectivePairs(frame, x.ranks, y.ranks, whole.n);
      const side = several ? sideBySide(frame, several, x, y) : whole.r;
      const test = log.add(several || pairs < whole.n ? Math.max(whole.p, correlationP(side, pairs)) : whole.p);
      const small = Math.min(Math.abs(whole.r), Math.abs(side)) < LEAST_RHO;
      if (side * whole.r > 0 && !(small && test.p > LARGEST_Q_SMALL))
        overall.push(correlation(frame, x, y, null, { ...whole, changes, tests: [test], small }));
      if (frame.timeline?.regular) return;
      // What a group has of its own may not show over all rows.
      for (const dimension of frame.dimensions
        .filter((candidate) => candidate.labels.length <= 12 && !candidate.entity)
        .slice(0, 6))
        findings.push(...within(frame, x, y, dimension, whole.r, (p) => log.add(p)));
    }),
  );
  return [
    ...overall.map((finding) =>
      !finding.small && isIndirect(finding, overall) ? { ...finding, strength: INDIRECT * finding.strength } : finding,
    ),
    ...findings,
  ];
}

/** What a connection is worth that two stronger ones already imply. */
const INDIRECT = 0.6;
const SLACK = 0.08;

/** The two measures, as they are looked up by. */
const pairOf = ({ breakdown, measure }: Finding['subject']): string[] => [String(breakdown), printMeasure(measure)];

/** Whether a third measure goes with both more closely, and as closely as that this connection follows (ρ of a path is the product of its steps). */
function isIndirect({ subject, effect }: Finding, all: readonly Finding[]): boolean {
  const own = Math.abs(effect ?? 0);
  const ends = pairOf(subject);
  const sizes = (end: string) =>
    new Map(
      all.flatMap((other) => {
        const pair = pairOf(other.subject);
        return pair.includes(end) ? [[pair.find((one) => one !== end) ?? end, Math.abs(other.effect ?? 0)] as const] : [];
      }),
    );
  const second = sizes(ends[1] ?? '');
  return [...sizes(ends[0] ?? '')].some(([via, a]) => {
    const b = second.get(via) ?? 0;
    return !ends.includes(via) && a > own && b > own && a * b >= own - SLACK;
  });
}

/** Correlation of several series at the same moments, so that what only changes with time for all of them does not count. */
function sideBySide({ timeline }: Frame, sequences: Sequences, x: Measure, y: Measure): number {
  const moments = new Map<number, number>();
  const codes = new Int32Array(x.ranks.length).fill(-1);
  for (const rows of sequences)
    for (const row of rows) {
      const at = timeline?.values[row] ?? NaN;
      if (!moments.has(at)) moments.set(at, moments.size);
      codes[row] = moments.get(at) ?? -1;
    }
  return correlate(withinGroups(x.ranks, codes), withinGroups(y.ranks, codes))?.r ?? 0;
}

/** Ranks of the values, or of their changes; null when changes are called for and there are none. */
function ranksToCompare(frame: Frame, x: Measure, y: Measure, changes: boolean): [Float64Array, Float64Array] | null {
  if (!changes) return [x.ranks, y.ranks];
  const order = inOrder(frame);
  return order && [rank(changesOf(x.values, order)).ranks, rank(changesOf(y.values, order)).ranks];
}

function within(
  frame: Frame,
  x: Measure,
  y: Measure,
  dimension: Dimension,
  overall: number,
  addTest: (p: number) => Test,
): Finding[] {
  if (x.columns.includes(dimension.column.name) || y.columns.includes(dimension.column.name)) return [];
  const labels = dimension.labels.slice(0, LEADING_MEMBERS);
  return groupedCorrelation(x.ranks, y.ranks, dimension.codes, labels.length).flatMap(({ inside, outside }, code) => {
    const label = labels[code];
    if (label === undefined || !inside || inside.n < SMALL_GROUP) return [];
    const test = addTest(inside.p);
    const same = Math.sign(inside.r) === Math.sign(overall);
    if (Math.abs(inside.r) < LEAST_RHO + 0.1 || (same && Math.abs(inside.r) - Math.abs(overall) < LEAST_GAIN)) return [];
    if (mostlyEqual(x, dimension.codes, code) || mostlyEqual(y, dimension.codes, code)) return [];
    // The other way round than overall is news even where all groups agree (Simpson's paradox).
    const differs = addTest(
      !same && Math.abs(overall) >= LEAST_RHO
        ? inside.p
        : outside
          ? correlationDifference(inside.r, inside.n, outside.r, outside.n)
          : 1,
    );
    return [correlation(frame, x, y, { dimension, label }, { ...inside, changes: false, tests: [test, differs], small: false })];
  });
}

/** Rows that must differ from the most frequent value: of hardly more than noughts two or three that meet by chance make a large ρ. */
const FEWEST_DIFFERENT = 15;

function mostlyEqual({ ranks }: Measure, codes: Int32Array, code: number): boolean {
  const counts = new Map<number, number>();
  let n = 0;
  ranks.forEach((value, row) => {
    if (codes[row] !== code || value !== value) return;
    n++;
    counts.set(value, (counts.get(value) ?? 0) + 1);
  });
  return n - [...counts.values()].reduce((most, count) => Math.max(most, count), 0) < FEWEST_DIFFERENT;
}

/** Spearman's coefficient: Pearson's of average ranks. Of a large table it is that of a fixed sample, with Pearson's over all rows. */
export function spearmanSql(relation: string, x: string, y: string, condition: string, sampled: string | null): string {
  const ranked = (column: string) => `rank() OVER (ORDER BY ${column}) + (count(*) OVER (PARTITION BY ${column}) - 1) / 2.0`;
  return (
    `SELECT corr(rx, ry) AS value, ${sampled ? `(SELECT corr(${x}, ${y}) FROM ${relation}${where(condition)})` : 'corr(x, y)'} AS linear, count(*) AS n, ` +
    `avg(y) FILTER (WHERE rx <= 0.25 * total) AS bottom, count(*) FILTER (WHERE rx <= 0.25 * total) AS n_bottom, ` +
    `avg(y) FILTER (WHERE rx > 0.75 * total) AS top, count(*) FILTER (WHERE rx > 0.75 * total) AS n_top ` +
    `FROM (SELECT x, y, count(*) OVER () AS total, ${ranked('x')} AS rx, ${ranked('y')} AS ry ` +
    `FROM (SELECT ${x} AS x, ${y} AS y FROM ${relation}${where(condition, sampled)}) WHERE x IS NOT NULL AND y IS NOT NULL)`
  );
}

function strengthText(rho: number): string {
  const size = Math.abs(rho);
  return size >= 0.9
    ? 'almost in step'
    : size >= 0.7
      ? 'closely'
      : size >= 0.4
        ? 'clearly'
        : size >= LEAST_RHO
          ? 'loosely'
          : 'slightly';
}

/** A quarter of the rows, more or less: where many rows are equal there is no such thing. */
const isQuarter = (part: number, n: number): boolean => part >= 0.15 * n && part <= 0.35 * n;

/** What the connection means in the measure's own units: its mean in the lowest and in the highest quarter by the other. */
function quartersText(facts: Row, x: Measure, y: Measure, positive: boolean): string {
  const bottom = fact(facts, 'bottom');
  const top = fact(facts, 'top');
  const n = fact(facts, 'n');
  if (!isQuarter(fact(facts, 'n_bottom'), n) || !isQuarter(fact(facts, 'n_top'), n) || top > bottom !== positive) return '';
  const verb = isPlural(y.short) ? 'average' : 'averages';
  return `: ${y.short} ${verb} ${measureText(y, bottom)} in the quarter of rows with the lowest ${x.short}, ${measureText(y, top)} in that with the highest`;
}

const DAY_MS = 86_400_000;
const STEPS = { day: 1, week: 7, month: 30.4, quarter: 91.3, year: 365.25 };

/** What lies between two readings: `month`, or `reading` when the steps have no name. */
function stepOf(timeline: Timeline): string {
  const sorted = timeline.values.filter((value) => !Number.isNaN(value)).sort();
  const days = median(sorted.slice(1).map((value, i) => value - (sorted[i] ?? 0))) / DAY_MS;
  return Object.entries(STEPS).find(([, length]) => Math.abs(days / length - 1) < 0.1)?.[0] ?? 'reading';
}

function correlation(
  frame: Frame,
  x: Measure,
  y: Measure,
  group: { dimension: Dimension; label: string } | null,
  result: { r: number; n: number; changes: boolean; tests: Test[]; small: boolean },
): Finding {
  const positive = result.r > 0;
  const sampled = sortedSample(frame, result.n);
  const { timeline } = frame;
  return {
    kind: group ? 'subgroup-correlation' : result.changes ? 'change-correlation' : 'correlation',
    subject: {
      filter: group ? [{ column: group.dimension.column.name, op: '=', value: group.label }] : [],
      breakdown: x.id,
      measure: y.typed,
    },
    member: group?.label ?? null,
    direction: positive ? 'pos' : 'neg',
    unit: null,
    n: result.n,
    effect: result.r,
    strength: Math.abs(result.r) * (group ? 0.9 : 1) * (timeline?.regular ? (result.changes ? 0.6 : 0.8) : 1),
    impact: result.n / frame.n,
    tests: result.tests,
    ...(result.small ? { small: true } : {}),
    expected: null,
    sql: result.changes
      ? spearmanSql(changesSql(frame, x, y), 'x', 'y', '', null)
      : spearmanSql(frame.table.relation, x.sql, y.sql, group ? equals(group.dimension.column, group.label) : '', sampled),
    say: (facts) => {
      const value = fact(facts, 'value');
      const linear = fact(facts, 'linear');
      if (value > 0 !== positive || (!result.small && Math.abs(value) < LEAST_RHO)) return null;
      // Ranks one way and amounts the other is no single statement.
      if (Math.abs(linear) > LEAST_AGAINST && linear > 0 !== positive) return null;
      if (result.changes && timeline) {
        const step = `From one ${stepOf(timeline)} to the next, ${x.short} and ${y.short}`;
        const way = positive ? 'rise and fall together' : 'move in opposite directions,';
        return {
          sentence: `${step} ${way} ${strengthText(value)} (Spearman's ρ of the changes ${coefficientText(value)}, Pearson's r ${coefficientText(linear)}, ${fact(facts, 'n').toLocaleString('en-US')} changes; their long-term trends are left out).`,
          n: fact(facts, 'n'),
        };
      }
      const who = group ? `Among ${rowsWith(frame, group.dimension, group.label)}, ${x.short}` : capital(x.short);
      const go = positive
        ? `and ${y.short} rise and fall together ${strengthText(value)}`
        : `and ${y.short} move in opposite directions, ${strengthText(value)}`;
      const line = Number.isNaN(linear) ? '' : `, Pearson's r ${coefficientText(linear)}`;
      return {
        sentence: `${who} ${go}${quartersText(facts, x, y, positive)} (Spearman's ρ ${coefficientText(value)}${line}, ${sampled ? 'ρ over a fixed sample of ' : ''}${fact(facts, 'n').toLocaleString('en-US')} ${frame.rows}).`,
        n: fact(facts, 'n'),
      };
    },
    topics: [x.id, y.id, `${x.family}×${y.family}`],
  };
}
