import { COUNT } from '../../contracts/report/measure';
import { goodnessOfFit } from '../../stats/groups/contingency';
import { cycleTest } from '../../stats/series/cycle-test';
import { cycleSteps, recurs, type Cycle } from '../../insights/series/cycles';
import type { Finding } from '../../insights/finding';
import type { Frame, Timeline } from '../../insights/frame/frame';
import { LARGEST_P } from '../../insights/judge/gate';
import { DAY } from '../../insights/frame/time/periods';
import { withinPeriods } from '../../insights/series/series';
import { name, where } from '../../insights/sql';
import type { Test } from '../../insights/judge/test-log';
import type { CountCycleTold } from './say';
import { holds } from '../farthest';
import { LIMITS } from './limits';

/** p of the cycle in the changes of counts from one open part to the next: neither drift nor clusters of rows look like a cycle to it. */
function countDriftP(timeline: Timeline, cycle: Cycle, open: ReadonlySet<number>): number {
  const { counts, partOf } = cycleSteps(timeline, cycle, null);
  return cycleTest(
    counts.map((count, step) => (open.has(partOf(step)) ? count : NaN)),
    partOf,
    cycle.labels.length,
  );
}

/**
 * The parts in which something is open: the shortest run with nearly all rows, where those outside of it have hardly any. That it is
 * closed then is known to everybody, so that it is no rhythm; all parts where rows come at any time.
 * @param rates rows a day of each part
 */
function openParts(rates: Float64Array, cycle: Cycle): number[] {
  const all = [...rates.keys()];
  if (cycle.id === 'month') return all;
  const total = rates.reduce((sum, rate) => sum + rate, 0);
  for (let length = 1; length < rates.length; length++) {
    for (const from of all) {
      const run = Array.from({ length }, (_, i) => (from + i) % rates.length);
      const within = run.reduce((sum, part) => sum + (rates[part] ?? 0), 0);
      if (within < LIMITS.open * total) continue;
      const outside = (total - within) / (rates.length - length);
      const edge = Math.min(rates[from] ?? 0, rates[run.at(-1) ?? from] ?? 0);
      return outside <= LIMITS.closed * edge ? run : all;
    }
  }
  return all;
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
  for (let day = Math.floor(from / DAY) * DAY; day < to; day += DAY) {
    const part = cycle.partOf(cycle.step(day));
    days[part] = (days[part] ?? 0) + 1;
  }
  return days;
}

/** Rows a day in each part of the cycle, in the first and in the second half of the time. */
function rateProfiles(timeline: Timeline, cycle: Cycle, halves: Int32Array[]): [Float64Array, Float64Array] {
  const [from, to] = [timeline.edges[0] ?? 0, timeline.edges.at(-1) ?? 0];
  const middle = from + (to - from) / 2;
  const rates = (half: number, start: number, end: number) => {
    const days = exposure(cycle, start, end);
    return profile(halves[half] ?? new Int32Array(0), days.length).map((count, i) =>
      (days[i] ?? 0) > 0 ? count / (days[i] ?? 1) : NaN,
    );
  };
  return [rates(0, from, middle), rates(1, middle, to)];
}

/** Parts of a cycle that bring more rows than their share of the time. Tested when it is looked at, reported or not. */
export function countCycle(
  frame: Frame,
  timeline: Timeline,
  cycle: Cycle,
  parts: Int32Array,
  halves: Int32Array[],
  addTest: (p: number) => Test,
): Finding<CountCycleTold> | null {
  const size = cycle.labels.length;
  const counts = profile(parts, size);
  const n = counts.reduce((sum, count) => sum + count, 0);
  const days = exposure(cycle, timeline.edges[0] ?? 0, timeline.edges.at(-1) ?? 0);
  const rates = counts.map((count, i) => ((days[i] ?? 0) > 0 ? count / (days[i] ?? 1) : 0));
  const open = openParts(rates, cycle);
  if (open.length < LIMITS.fewestOpen) return null;
  const of = (values: Float64Array) => Float64Array.from(open, (part) => values[part] ?? 0);
  const total = of(days).reduce((sum, day) => sum + day, 0);
  const during = of(counts).reduce((sum, count) => sum + count, 0);
  const fit = goodnessOfFit(
    of(counts),
    of(days).map((day) => (during * day) / total),
  );
  const test = addTest(Math.max(fit.p, countDriftP(timeline, cycle, new Set(open))));
  const w = Math.sqrt(fit.chi2 / during);
  const small = w < LIMITS.leastW;
  const [before, after] = rateProfiles(timeline, cycle, halves);
  if (n < LIMITS.fewestRows || (small && test.p > LARGEST_P) || !recurs(of(before), of(after))) return null;
  const usual = during / total;
  const { busiest, quiet } = extremes(rates, usual, cycle, open);
  const share = busiest.reduce((sum, part) => sum + (counts[part] ?? 0), 0) / n;
  const t = `CAST(${name(timeline.column.name)} AS TIMESTAMP)`;
  const peak = busiest.map((part) => String(part)).join(', ');
  const evenly = (some: readonly number[]) => some.reduce((sum, part) => sum + (days[part] ?? 0), 0) / total;
  const fair = evenly(busiest);
  const sql =
    `SELECT avg((${cycle.sql(t)} IN (${peak}))::INT) AS value, count(*) AS n, ` +
    `avg((${cycle.sql(t)} IN (${quiet.length > 0 ? quiet.join(', ') : '-1'}))::INT) AS quiet ` +
    `FROM ${frame.table.relation}${where(withinPeriods(timeline))}`;
  return {
    kind: 'seasonality',
    subject: { filter: [], breakdown: timeline.column.name, measure: COUNT },
    member: busiest.map((part) => cycle.labels[part]).join(', '),
    direction: 'high',
    unit: '%',
    n,
    effect: fit.v,
    strength: Math.min(cycle.id === 'month' ? LIMITS.mostStrength : LIMITS.mostOfClock, LIMITS.weight + LIMITS.weightOfW * w),
    impact: 1,
    tests: [test],
    ...(small ? { small } : {}),
    ...(isEveryDay(cycle, busiest, share / fair) ? { everyDay: true as const } : {}),
    expected: frame.sampled ? null : share,
    sql,
    rows: {
      how: 'share',
      mark: { sql: `${cycle.sql(t)} IN (${peak})`, columns: [timeline.column.name] },
      where: withinPeriods(timeline),
    },
    told: {
      cycle,
      busiest,
      quiet,
      open: open.length < size ? open : [],
      fair,
      more: holds('more', `value > ${fair}`, sql),
      fewer: holds('fewer', `quiet < ${evenly(quiet)}`, sql),
    },
    topics: [timeline.column.name, `cycle×${cycle.id}`],
  };
}

/** Whether what comes most comes while people are awake, or on some days of the week rather than on others, as in any trade. */
const isEveryDay = ({ id }: Cycle, busiest: readonly number[], times: number): boolean =>
  id === 'hour'
    ? busiest.every((hour) => hour >= LIMITS.wakes && hour < LIMITS.sleeps)
    : id === 'weekday' && times < LIMITS.farBeyondEven;

const MOST_PARTS: Record<Cycle['id'], number> = {
  weekday: LIMITS.mostWeekdays,
  hour: LIMITS.mostHours,
  month: LIMITS.mostMonths,
};

/** The parts that stand out among those that are open, as runs of neighbours. */
function extremes(rates: Float64Array, usual: number, cycle: Cycle, open: readonly number[]) {
  const opened = open.map((part) => rates[part] ?? 0);
  const [top, bottom] = [Math.max(...opened), Math.min(...opened)];
  const above = usual + LIMITS.busy * (top - usual);
  const below = usual - LIMITS.calm * (usual - bottom);
  const scores = (score: (rate: number) => number) => rates.map((rate, part) => (open.includes(part) ? score(rate) : -Infinity));
  const busiest = runOf(
    scores((rate) => rate - above),
    MOST_PARTS[cycle.id],
  );
  const quiet =
    bottom < LIMITS.quiet * usual
      ? runOf(
          scores((rate) => below - rate),
          Math.floor(LIMITS.mostQuiet * open.length),
        )
      : [];
  return { busiest, quiet: quiet.filter((part) => !busiest.includes(part)) };
}

/** The run of neighbours, round the end of the cycle, with the largest sum: a part that stays back among others that stand out does not end it. */
function runOf(scores: Float64Array, most: number): number[] {
  let best: { parts: number[]; sum: number } = { parts: [], sum: -Infinity };
  for (let from = 0; from < scores.length; from++) {
    const parts: number[] = [];
    let sum = 0;
    while (parts.length < most) {
      const part = (from + parts.length) % scores.length;
      parts.push(part);
      sum += scores[part] ?? 0;
      if (sum > best.sum) best = { parts: [...parts], sum };
    }
  }
  return best.parts;
}
