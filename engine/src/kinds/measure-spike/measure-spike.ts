import { normalUpper, studentTwoSided } from '../../stats/distributions/distributions';
import { kruskalWallis } from '../../stats/groups/kruskal-wallis';
import { anyOrderP } from '../../stats/series/any-order';
import { mad, median } from '../../stats/distributions/quantile';
import { guardOf } from '../../insights/coupling';
import type { Finding, Mining } from '../../insights/finding';
import type { Dimension, Frame, Measure, Timeline } from '../../insights/frame/frame';
import { neverFalls } from '../../insights/series/running-total';
import { groupedMeanSeries, periodKey, seriesSql, type Series } from '../../insights/series/series';
import { ofPeriod } from '../../insights/rows-behind/of-period';
import { equals, instant } from '../../insights/sql';
import type { Test, TestLog } from '../../insights/judge/test-log';
import { localLevel, NEIGHBOURS, usualLevel } from '../../insights/usual-level';
import { impactOfRun } from '../spike/impact-of-run';
import type { PeakTold } from './say';
import { ranksOf } from '../../insights/units/sides';
import { judgeOf } from '../../insights/units/unit-judge';
import { farthest } from '../farthest';
import { LIMITS } from './limits';

/** Periods whose mean of a measure lies far from the usual one, overall and within groups. */
export function mineMeasureSpikes({ frame, log }: Mining): Finding<PeakTold>[] {
  const { timeline } = frame;
  if (!timeline || timeline.edges.length - 1 < LIMITS.fewestPeriods) return [];
  const findings: Finding<PeakTold>[] = [];
  for (const measure of frame.measures) {
    if (neverFalls(frame, measure)) continue;
    if (measure.pair && !guardOf(measure, timeline)(true)) continue;
    const [all] = groupedMeanSeries(timeline, measure, null, 1);
    if (all) findings.push(...spikes(frame, timeline, measure, null, all, log));
    if (timeline.regular) continue;
    for (const dimension of frame.dimensions.filter(
      (candidate) => candidate.distinct <= LIMITS.mostValues && !measure.columns.includes(candidate.column.name),
    )) {
      const labels = dimension.labels.slice(0, LIMITS.mostMembers);
      groupedMeanSeries(timeline, measure, dimension.codes, labels.length).forEach((series, code) => {
        const label = labels[code] ?? '';
        if ((dimension.counts[code] ?? 0) >= LIMITS.fewestPeriods * LIMITS.fewestRows)
          findings.push(
            ...spikes(
              frame,
              timeline,
              measure,
              { dimension, label, code },
              series,
              log,
              excessOf(timeline, othersOf(all, series)),
            ),
          );
      });
    }
  }
  return findings;
}

/** Whether most of what a group lies off, as a share of its usual level, is more than the others lie off at that time. */
const isOwn = (excess: number, others: number): boolean =>
  Math.sign(excess) * (excess - others) >= LIMITS.itsOwn * Math.abs(excess);

/** The means of the rows outside a group, period by period. */
const othersOf = (all: Series | undefined, { values, counts }: Series): Float64Array =>
  values.map((value, i) => {
    const [n, own] = [all?.counts[i] ?? 0, counts[i] ?? 0];
    return n > own ? ((all?.values[i] ?? NaN) * n - (own > 0 ? value * own : 0)) / (n - own) : NaN;
  });

/** How far each period lies from the usual level, as a share of that; 0 where that cannot be said. */
function excessOf(timeline: Timeline, values: Float64Array): Float64Array {
  const usuals = timeline.regular ? localLevel(values) : usualLevel(values);
  return values.map((value, i) => {
    const excess = value / (usuals[i] ?? NaN) - 1;
    return Number.isFinite(excess) ? excess : 0;
  });
}

interface Group {
  dimension: Dimension;
  label: string;
  code: number;
}

function spikes(
  frame: Frame,
  timeline: Timeline,
  measure: Measure,
  group: Group | null,
  { values, counts, spread }: Series & { spread: number },
  log: TestLog,
  others: Float64Array | null = null,
): Finding<PeakTold>[] {
  const filled = [...values.keys()].filter(
    (i) => !Number.isNaN(values[i]) && (timeline.regular || (counts[i] ?? 0) >= LIMITS.fewestRows),
  );
  if (filled.length < LIMITS.fewestPeriods) return [];
  const usuals = timeline.regular ? localLevel(values) : usualLevel(values);
  const residuals = Float64Array.from(filled, (i) => (values[i] ?? 0) - (usuals[i] ?? 0));
  const between = mad(residuals, 0);
  // A mean of few rows strays more; the periods among themselves may stray more than their rows would make them.
  const scores = filled.map((i, place) => {
    const error = timeline.regular ? 0 : spread / Math.sqrt(Math.max(1, counts[i] ?? 1));
    return (residuals[place] ?? 0) / (Math.max(between, error) || Infinity);
  });
  const place = scores.reduce((best, score, i) => (Math.abs(score) > Math.abs(scores[best] ?? 0) ? i : best), 0);
  const at = filled[place] ?? 0;
  const score = scores[place] ?? 0;
  // The farthest of many periods was picked, so its p counts for all of them (Bonferroni).
  const value = values[at] ?? 0;
  const usual = usuals[at] ?? 0;
  const alone = scores.filter((other) => Math.abs(other) > LIMITS.leastZ).length <= LIMITS.mostFar * filled.length;
  const asked = timeline.regular ? LIMITS.leastZOfReadings : LIMITS.leastZ;
  const apart = (level: number) => Math.sign(score) * (level - usual) >= LIMITS.leastChange * Math.abs(usual);
  // A few huge rows make a mean, not a peak: without them it must stand out as well.
  const clear =
    Math.abs(score) >= asked &&
    alone &&
    usual !== 0 &&
    apart(value) &&
    // What the other groups do at that time as well is not one group's own.
    isOwn(value / usual - 1, others?.[at] ?? 0) &&
    (timeline.regular ||
      Math.sign(score) * (withoutLargest(timeline, measure, group, at, usual) - usual) >=
        LIMITS.leastLeft * Math.abs(value - usual));
  // And the period's ranks must lie as far out.
  const ranked = clear && !timeline.regular ? normalUpper(Math.sign(score) * rankScore(timeline, measure, group, at)) : 0;
  // The farthest of many periods was picked, so its p counts for all of them (Bonferroni).
  // The spread of readings is itself known from so many only.
  const chance = timeline.regular ? studentTwoSided(score, filled.length / 2) / 2 : normalUpper(Math.abs(score));
  const own = clear && !timeline.regular ? unitScoreP(frame, timeline, measure, group, at) : 0;
  const p = Math.min(1, 2 * filled.length * Math.max(chance, ranked, own / 2));
  const anywhere = clear && timeline.regular && placeP(values, Math.abs(score)) > LIMITS.anyOrder;
  const test = log.add(p, group ? 'inside' : 'time');
  if (!clear) return [];
  return [
    spike(frame, timeline, measure, group, {
      at,
      value,
      usual,
      score,
      rows: counts[at] ?? 0,
      test,
      anywhere,
      run: timeline.regular ? runAround(values, at) : { from: at, to: at },
      moving: usuals.some((level) => level !== usuals[0]),
    }),
  ];
}

/** p of a reading as far from its neighbours as the farthest one, were the same readings to come in any order. */
function placeP(values: Float64Array, score: number): number {
  const readings = values.filter((value) => !Number.isNaN(value));
  return anyOrderP(readings, median(readings), score, (order) => {
    const usuals = localLevel(order);
    const residuals = order.map((value, i) => value - (usuals[i] ?? 0));
    return residuals.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / (mad(residuals, 0) || Infinity);
  });
}

/** Mean of the period's rows without the few that lie farthest from the usual level. */
function withoutLargest(timeline: Timeline, { values }: Measure, group: Group | null, at: number, usual: number): number {
  const own: number[] = [];
  for (let row = 0; row < values.length; row++) {
    const value = values[row] ?? NaN;
    if (timeline.period[row] === at && value === value && !(group && group.dimension.codes[row] !== group.code)) own.push(value);
  }
  const kept = own
    .sort((a, b) => Math.abs(a - usual) - Math.abs(b - usual))
    .slice(0, own.length - Math.max(LIMITS.few, Math.round(LIMITS.fewShare * own.length)));
  return kept.length > 0 ? kept.reduce((sum, value) => sum + value, 0) / kept.length : usual;
}

/** p of the period's rows against all others by what they belong to. */
function unitScoreP(frame: Frame, timeline: Timeline, measure: Measure, group: Group | null, at: number): number {
  const codes = periodCodes(timeline, group, at);
  return judgeOf(frame).p({ kind: 'labels', columns: [], codes }, ranksOf(measure));
}

/** 1 for rows of the period, 0 for those of all others. */
function periodCodes(timeline: Timeline, group: Group | null, at: number): Int32Array {
  const outside = (row: number) => group !== null && group.dimension.codes[row] !== group.code;
  return Int32Array.from(timeline.period, (period, row) => (period < 0 || outside(row) ? -1 : period === at ? 1 : 0));
}

/** Mann-Whitney's normal form of the period's rows against all others. */
function rankScore(timeline: Timeline, { ranks }: Measure, group: Group | null, at: number): number {
  return kruskalWallis(ranks, periodCodes(timeline, group, at))?.groups.find(({ code }) => code === 1)?.z ?? 0;
}

interface Peak {
  at: number;
  value: number;
  usual: number;
  score: number;
  rows: number;
  test: Test;
  /** A reading that would be as far in any other place: the claim is about this reading alone. */
  anywhere: boolean;
  /** First and last place of the readings around it that lie off as well. */
  run: { from: number; to: number };
  /** The usual level is not the same everywhere. */
  moving: boolean;
}

/** The readings beside a peak that lie off more than half as far: off the level of those further away, since of several days that are high each hides the others. */
function runAround(values: Float64Array, at: number): { from: number; to: number } {
  const far = [...values.keys()].filter(
    (i) => Math.abs(i - at) > NEIGHBOURS && Math.abs(i - at) <= LIMITS.furtherAway * NEIGHBOURS,
  );
  const usual = median(Float64Array.from(far, (i) => values[i] ?? NaN).filter((value) => value === value));
  const distance = (values[at] ?? NaN) - usual;
  const isOff = (i: number) => ((values[i] ?? NaN) - usual) / distance > LIMITS.asFar;
  let [from, to] = [at, at];
  while (at - from < NEIGHBOURS && isOff(from - 1)) from--;
  while (to - at < NEIGHBOURS && isOff(to + 1)) to++;
  return { from, to };
}

function spike(
  frame: Frame,
  timeline: Timeline,
  measure: Measure,
  group: Group | null,
  { at, value, usual, score, rows, test, anywhere, run, moving }: Peak,
): Finding<PeakTold> {
  const edge = timeline.edges[at] ?? 0;
  const up = value > usual;
  const condition = group ? equals(group.dimension.column, group.label) : '';
  // Where the usual level moves, the neighbours tell what was to be expected.
  const near = moving ? ` FILTER (WHERE x BETWEEN ${at - NEIGHBOURS} AND ${at + NEIGHBOURS} AND x <> ${at})` : '';
  const distance = Math.abs(value - usual) / Math.max(Math.abs(value), Math.abs(usual));
  return {
    kind: 'measure-spike',
    subject: {
      filter: group
        ? [{ column: group.dimension.column.name, op: '=', value: group.label }]
        : anywhere
          ? [{ column: timeline.column.name, op: '=', value: periodKey(timeline, at) }]
          : [],
      breakdown: anywhere ? null : timeline.column.name,
      measure: measure.typed,
    },
    member: periodKey(timeline, at),
    direction: up ? 'up' : 'down',
    unit: measure.unit,
    n: rows,
    effect: score,
    strength: LIMITS.weight * distance,
    impact: impactOfRun(rows, rows, frame.n),
    tests: [test],
    excess: rows * Math.abs(value - usual),
    expected: frame.sampled ? null : value,
    sql:
      `SELECT * FROM (WITH steps AS (${seriesSql(frame, timeline, measure, condition)}) SELECT max(y) FILTER (WHERE period = ${instant(edge)}) AS value, ` +
      `median(y)${near} AS baseline, max(n) FILTER (WHERE period = ${instant(edge)}) AS n FROM steps)`,
    rows: ofPeriod(timeline, at, at, condition),
    told: {
      timeline,
      measure,
      group,
      edge,
      up,
      run: run.from < run.to ? { from: timeline.edges[run.from] ?? 0, to: timeline.edges[run.to] ?? 0 } : null,
      moving,
      words: [
        farthest(
          up ? 'peak' : 'lowest',
          `SELECT period = ${instant(edge)} AS own, y FROM (${seriesSql(frame, timeline, measure, condition)})`,
        ),
      ],
    },
    topics: [timeline.column.name, measure.id, `spike×${edge}`, ...(group ? [group.dimension.column.name] : [])],
  };
}
