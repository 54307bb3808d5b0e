import { goodnessOfFit } from '../../stats/contingency';
import { kruskalWallis } from '../../stats/kruskal-wallis';
import { rank } from '../../stats/ranks';
import { correlate } from '../../stats/spearman';
import { capital, list } from '../../wording/human';
import { comparison, percentText } from '../../wording/number-text';
import { MONTH_NAMES, WEEKDAY_NAMES } from '../../wording/date-text';
import { measureText } from '../../wording/phrases';
import { guardOf } from '../coupling';
import { fact, type Finding, type Mining } from '../finding';
import type { Frame, Measure, Timeline } from '../frame/frame';
import { DAY } from '../frame/periods';
import { groupMeans } from '../groups';
import { name, where } from '../sql';
import { withinPeriods } from '../series';
import type { Test } from '../test-log';

const LEAST_V = 0.1;
const LEAST_EPSILON_SQUARED = 0.04;
/** A pattern that comes back shows in both halves of the time: correlation of the two halves' profiles. */
const LEAST_AGREEMENT = 0.5;

/** A cycle of the calendar. */
interface Cycle {
  id: 'weekday' | 'hour' | 'month';
  labels: readonly string[];
  /** 0-based part of the cycle that holds the instant. */
  part(ms: number): number;
  /** DuckDB's part of the instant `t`, 0-based. */
  sql(t: string): string;
  length: number;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
export const CYCLES: readonly Cycle[] = [
  {
    id: 'weekday',
    labels: WEEKDAY_NAMES,
    part: (ms) => (new Date(ms).getUTCDay() + 6) % 7,
    sql: (t) => `isodow(${t}) - 1`,
    length: 7 * DAY,
  },
  { id: 'hour', labels: HOURS, part: (ms) => new Date(ms).getUTCHours(), sql: (t) => `hour(${t})`, length: DAY },
  {
    id: 'month',
    labels: MONTH_NAMES,
    part: (ms) => new Date(ms).getUTCMonth(),
    sql: (t) => `month(${t}) - 1`,
    length: 365.25 * DAY,
  },
];

/** Weekdays, hours and months with more rows or higher values than others, over at least two full cycles. */
export function mineSeasonality({ frame, log }: Mining): Finding[] {
  const { timeline } = frame;
  if (!timeline || timeline.edges.length < 2) return [];
  const [first = 0] = timeline.edges;
  const end = timeline.edges.at(-1) ?? 0;
  const findings: Finding[] = [];
  for (const cycle of CYCLES) {
    if ((cycle.id === 'hour' && timeline.dated) || end - first < 2 * cycle.length) continue;
    const parts = Int32Array.from(timeline.values, (ms, i) => ((timeline.period[i] ?? -1) < 0 ? -1 : cycle.part(ms)));
    if (new Set(parts).size < 4) continue;
    const middle = first + (end - first) / 2;
    const halves = [0, 1].map((half) =>
      parts.map((part, i) => (((timeline.values[i] ?? 0) >= middle ? 1 : 0) === half ? part : -1)),
    );
    if (!timeline.regular) {
      const found = countCycle(frame, timeline, cycle, parts, halves, (p) => log.addSingle(p));
      if (found) findings.push(found);
    }
    for (const measure of frame.measures) {
      const guard = guardOf(measure, timeline);
      if (measure.fraction || (measure.pair && !guard(true) && !guard(false))) continue;
      const found = measureCycle(frame, timeline, cycle, measure, parts, halves, (p) => log.add(p));
      if (found) findings.push(found);
    }
  }
  return findings;
}

function profile(parts: Int32Array, size: number): Float64Array {
  const counts = new Float64Array(size);
  for (const part of parts) if (part >= 0) counts[part] = (counts[part] ?? 0) + 1;
  return counts;
}

/** How often each part of the cycle occurs within the covered time, in days. */
function exposure(cycle: Cycle, from: number, to: number): Float64Array {
  const days = new Float64Array(cycle.labels.length);
  if (cycle.id === 'hour') return days.fill(1);
  for (let day = Math.floor(from / DAY) * DAY; day < to; day += DAY) days[cycle.part(day)] = (days[cycle.part(day)] ?? 0) + 1;
  return days;
}

function agreement(a: ArrayLike<number>, b: ArrayLike<number>): number {
  return correlate(rank(a).ranks, rank(b).ranks)?.r ?? 0;
}

function countCycle(
  frame: Frame,
  timeline: Timeline,
  cycle: Cycle,
  parts: Int32Array,
  halves: Int32Array[],
  addTest: (p: number) => Test,
): Finding | null {
  const size = cycle.labels.length;
  const counts = profile(parts, size);
  const n = counts.reduce((sum, count) => sum + count, 0);
  const days = exposure(cycle, timeline.edges[0] ?? 0, timeline.edges.at(-1) ?? 0);
  const total = days.reduce((sum, day) => sum + day, 0);
  const fit = goodnessOfFit(
    counts,
    days.map((day) => (n * day) / total),
  );
  const test = addTest(fit.p);
  if (
    n < 50 ||
    fit.v < LEAST_V ||
    agreement(profile(halves[0] ?? parts, size), profile(halves[1] ?? parts, size)) < LEAST_AGREEMENT
  )
    return null;
  const rates = counts.map((count, i) => ((days[i] ?? 0) > 0 ? count / (days[i] ?? 1) : 0));
  const usual = n / total;
  const { busiest, quiet } = extremes(rates, usual, cycle);
  const t = `CAST(${name(timeline.column.name)} AS TIMESTAMP)`;
  const peak = busiest.map((part) => String(part)).join(', ');
  const fair = busiest.reduce((sum, part) => sum + (days[part] ?? 0), 0) / total;
  return {
    kind: 'seasonality',
    subject: { filter: [], breakdown: timeline.column.name, measure: 'count' },
    member: busiest.map((part) => cycle.labels[part]).join(', '),
    direction: 'high',
    unit: '%',
    n,
    effect: fit.v,
    strength: Math.min(0.9, 1.6 * fit.v),
    impact: 1,
    tests: [test],
    expected: frame.sampled ? null : busiest.reduce((sum, part) => sum + (counts[part] ?? 0), 0) / n,
    sql:
      `SELECT avg((${cycle.sql(t)} IN (${peak}))::INT) AS value, count(*) AS n, ` +
      `avg((${cycle.sql(t)} IN (${quiet.length > 0 ? quiet.join(', ') : '-1'}))::INT) AS quiet ` +
      `FROM ${frame.table.relation}${where(withinPeriods(timeline))}`,
    say: (facts) => {
      const value = fact(facts, 'value');
      const calm =
        quiet.length > 0 && quiet.length <= size / 2
          ? `; ${partsText(cycle, quiet)} ${quiet.length > 1 ? 'have' : 'has'} ${fact(facts, 'quiet') < 0.0005 ? 'hardly any' : `only ${percentText(fact(facts, 'quiet'))}`}`
          : '';
      return {
        sentence: `${capital(partsText(cycle, busiest))} ${busiest.length > 1 ? 'bring' : 'brings'} ${percentText(value)} of ${frame.rows}, where an even spread would give ${percentText(fair)}${calm}.`,
        baseline: fair,
        n: fact(facts, 'n'),
      };
    },
    topics: [timeline.column.name, `cycle×${cycle.id}`],
  };
}

/** The parts that stand out: a run of neighbours for hours and months, single days of the week. */
function extremes(rates: Float64Array, usual: number, cycle: Cycle): { busiest: number[]; quiet: number[] } {
  const order = [...rates.keys()].sort((a, b) => (rates[b] ?? 0) - (rates[a] ?? 0));
  const most = cycle.id === 'weekday' ? 5 : cycle.id === 'hour' ? 10 : 5;
  const run = (best: number, good: (part: number) => boolean) => {
    const size = rates.length;
    const chosen = [best];
    for (let step = 1; chosen.length < most && good((best + step) % size); step++) chosen.push((best + step) % size);
    for (
      let step = 1;
      chosen.length < most && !chosen.includes((best - step + size) % size) && good((best - step + size) % size);
      step++
    )
      chosen.unshift((best - step + size) % size);
    return chosen;
  };
  const top = rates[order[0] ?? 0] ?? 0;
  const bottom = rates[order.at(-1) ?? 0] ?? 0;
  const busiest = run(order[0] ?? 0, (part) => (rates[part] ?? 0) > usual + 0.4 * (top - usual));
  const quiet = bottom < 0.7 * usual ? run(order.at(-1) ?? 0, (part) => (rates[part] ?? 0) < usual - 0.5 * (usual - bottom)) : [];
  return { busiest, quiet: quiet.filter((part) => !busiest.includes(part)) };
}

function partsText(cycle: Cycle, parts: number[]): string {
  const labels = parts.map((part) => cycle.labels[part] ?? '');
  if (cycle.id === 'hour')
    return `the hours from ${labels[0] ?? ''} to ${String(((parts.at(-1) ?? 0) + 1) % 24).padStart(2, '0')}:00`;
  if (parts.length > 2) return `${labels[0] ?? ''} to ${labels.at(-1) ?? ''}`;
  return list(labels);
}

/** Regular but hardly worth telling. */
const slight = (high: number, low: number): boolean => Math.abs(high - low) < 0.03 * Math.abs(high);

function measureCycle(
  frame: Frame,
  timeline: Timeline,
  cycle: Cycle,
  measure: Measure,
  parts: Int32Array,
  halves: Int32Array[],
  addTest: (p: number) => Test,
): Finding | null {
  const result = kruskalWallis(measure.ranks, parts);
  if (!result || result.n < 50) return null;
  const test = addTest(result.p);
  if (result.epsilonSquared < LEAST_EPSILON_SQUARED) return null;
  const means = (codes: Int32Array) => {
    const found = groupMeans(measure.values, codes).means;
    return Float64Array.from(cycle.labels, (_, part) => found.get(part)?.mean ?? NaN);
  };
  if (agreement(means(halves[0] ?? parts), means(halves[1] ?? parts)) < LEAST_AGREEMENT) return null;
  const profileMeans = means(parts);
  const filled = [...profileMeans.keys()].filter((part) => !Number.isNaN(profileMeans[part]));
  const best = filled.sort((a, b) => (profileMeans[b] ?? 0) - (profileMeans[a] ?? 0))[0] ?? 0;
  const worst = filled.at(-1) ?? 0;
  const t = `CAST(${name(timeline.column.name)} AS TIMESTAMP)`;
  const at = (part: number) => `avg(${measure.sql}) FILTER (WHERE ${cycle.sql(t)} = ${part})`;
  const when = (part: number) =>
    cycle.id === 'hour'
      ? `at ${cycle.labels[part] ?? ''}`
      : `${cycle.id === 'weekday' ? 'on' : 'in'} ${cycle.labels[part] ?? ''}`;
  return {
    kind: 'seasonality',
    subject: { filter: [], breakdown: timeline.column.name, measure: measure.id },
    member: cycle.labels[best] ?? null,
    direction: 'high',
    unit: measure.unit,
    n: result.n,
    effect: result.epsilonSquared,
    strength: 0.8 * Math.sqrt(result.epsilonSquared) * (slight(profileMeans[best] ?? 0, profileMeans[worst] ?? 0) ? 0.3 : 1),
    impact: 1,
    tests: [test],
    expected: frame.sampled ? null : (profileMeans[best] ?? null),
    sql:
      `SELECT ${at(best)} AS value, avg(${measure.sql}) AS baseline, ${at(worst)} AS lowest, count(${measure.sql}) AS n ` +
      `FROM ${frame.table.relation}${where(withinPeriods(timeline))}`,
    say: (facts) => {
      const value = fact(facts, 'value');
      const baseline = fact(facts, 'baseline');
      return {
        sentence:
          `${capital(measure.noun)} follows the ${cycle.id === 'hour' ? 'time of day' : cycle.id === 'weekday' ? 'day of the week' : 'season'}: ` +
          `highest ${when(best)} with an average of ${measureText(measure, value)}, ${comparison(value, baseline, measureText(measure, baseline))}; ` +
          `lowest ${when(worst)} with ${measureText(measure, fact(facts, 'lowest'))}.`,
        baseline,
        n: fact(facts, 'n'),
      };
    },
    topics: [timeline.column.name, measure.id, `cycle×${cycle.id}×${measure.family}`],
  };
}
