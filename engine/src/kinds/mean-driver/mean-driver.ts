import { printMeasure, rateOf, type TypedMeasure } from '../../contracts/report/measure';
import { normalTwoSided } from '../../stats/distributions/distributions';
import { changeParts, type ChangePart, type Level } from '../../stats/groups/change-parts';
import { SMALLEST_GROUP, type Finding, type Mining } from '../../insights/finding';
import type { Dimension, Frame, Measure, Timeline } from '../../insights/frame/frame';
import { isRunningTotal } from '../../insights/series/running-total';
import { sequencesOf } from '../../insights/series/sequences';
import { median } from '../../stats/distributions/quantile';
import { equals, filtered, instant, name, where } from '../../insights/sql';
import type { Test } from '../../insights/judge/test-log';
import type { MeanDriverTold } from './say';
import type { Side } from '../../insights/units/unit';
import { judgedP } from '../../insights/units/judged-p';
import { comparedWith } from '../../insights/frame/time/periods';
import { LIMITS } from './limits';

/** What changes: the mean of a measure, or the share of an outcome. */
interface Changing {
  id: string;
  typed: TypedMeasure;
  sql: string;
  columns: string[];
  values: Float64Array;
  what: MeanDriverTold['changing'];
}

/**
 * Which group carries the change of a mean or a rate to the last complete period, from the one that it is held against: because there is more or less
 * of it (mix), or because it has changed itself (rate).
 */
export function mineMeanDrivers({ frame, log }: Mining): Finding<MeanDriverTold>[] {
  const { timeline } = frame;
  if (!timeline || timeline.edges.length - 1 < LIMITS.fewestPeriods || sequencesOf(frame)?.length === 1) return [];
  const last = timeline.edges.length - 2;
  const against = comparedWith(timeline);
  const time: Side = {
    kind: 'labels',
    columns: [],
    codes: timeline.period.map((period) => (period === last ? 1 : period === against ? 0 : -1)),
  };
  return [...measures(frame, timeline), ...rates(frame)].flatMap((changing) => {
    const before = rowsIn(timeline, changing, against);
    const after = rowsIn(timeline, changing, last);
    if (before.length < LIMITS.fewestRows || after.length < LIMITS.fewestRows || isStillOpen(timeline, changing)) return [];
    const [was, is] = [momentsOf(changing, before), momentsOf(changing, after)];
    const moved = log.add(
      judgedP(frame, differenceP(was, is), time, { kind: 'ranks', columns: changing.columns, ranks: changing.values }),
      'time',
    );
    if (Math.abs(is.mean - was.mean) < LIMITS.leastChange * Math.abs(was.mean)) return [];
    if (wentOtherwise(timeline, changing, { last, against, change: is.mean - was.mean })) return [];
    return frame.dimensions
      .filter((dimension) => dimension.distinct <= LIMITS.mostValues && !changing.columns.includes(dimension.column.name))
      .flatMap((dimension) =>
        driver(frame, timeline, changing, dimension, { before, after, last, against, moved }, (p) => log.add(p, 'inside')),
      );
  });
}

const measures = (frame: Frame, timeline: Timeline): Changing[] =>
  frame.measures
    // A duration of the latest rows is short because the long ones have not ended yet.
    // What changes a quotient of sums is told as such.
    .filter(
      (measure) =>
        !measure.weights && !measure.pair && !isRunningTotal(frame, measure) && !measure.columns.includes(timeline.column.name),
    )
    .map((measure: Measure) => ({
      ...measure,
      what: { measure },
    }));

/** Shares of the labels of an outcome: of one whose event is known that of the event; of two labels the rarer tells it all. */
function rates(frame: Frame): Changing[] {
  return frame.dimensions
    .filter((dimension) => dimension.outcome)
    .flatMap((dimension) => {
      const rarer = dimension.labels.length === 2 ? dimension.labels.slice(1) : dimension.labels.slice(0, LIMITS.mostRates);
      const labels = dimension.event === undefined ? rarer : dimension.labels.filter((label) => label === dimension.event);
      return labels.map((label): Changing => {
        const code = dimension.labels.indexOf(label);
        return {
          id: printMeasure(rateOf(dimension.column.name, label)),
          typed: rateOf(dimension.column.name, label),
          what: { outcome: dimension, label },
          sql: `(${equals(dimension.column, label)})::INT`,
          columns: [dimension.column.name],
          values: new Float64Array(dimension.codes).map((own) => (own === -1 ? NaN : own === code ? 1 : 0)),
        };
      });
    });
}

function rowsIn(timeline: Timeline, { values }: Changing, period: number): number[] {
  const rows: number[] = [];
  for (let row = 0; row < timeline.period.length; row++)
    if (timeline.period[row] === period && !Number.isNaN(values[row] ?? NaN)) rows.push(row);
  return rows;
}

/**
 * Whether what is measured is still to come for many rows of the last period: far fewer of them have a value than usual, and those that have it early are not
 * like those that will have it late.
 */
function isStillOpen({ period, edges }: Timeline, { values }: Changing): boolean {
  const counts = Array.from({ length: edges.length - 1 }, () => ({ all: 0, filled: 0 }));
  period.forEach((at, row) => {
    const own = counts[at];
    if (!own) return;
    own.all++;
    if (!Number.isNaN(values[row] ?? NaN)) own.filled++;
  });
  const shares = counts.flatMap(({ all, filled }) => (all > 0 ? [filled / all] : []));
  return (shares.at(-1) ?? 0) < LIMITS.leastFilled * median(shares.slice(0, -1));
}

/**
 * Whether the months before changed the other way from the same ones of the year before, by half as much and more: such a year is not above or below the last one,
 * but some of its months are, and it is accident which of them comes last.
 */
function wentOtherwise(
  timeline: Timeline,
  changing: Changing,
  { last, against, change }: { last: number; against: number; change: number },
): boolean {
  const year = last - against;
  if (year === 1) return false;
  const earlier = Array.from({ length: LIMITS.monthsBefore }, (_, i) => last - 1 - i).flatMap((period) => {
    const [before, after] = [period - year, period].map((at) => rowsIn(timeline, changing, at)) as [number[], number[]];
    const isKnown = before.length >= LIMITS.fewestRows && after.length >= LIMITS.fewestRows;
    return isKnown ? [momentsOf(changing, after).mean - momentsOf(changing, before).mean] : [];
  });
  const mean = earlier.reduce((sum, one) => sum + one, 0) / earlier.length;
  return earlier.length > 0 && mean > 0 !== change > 0 && Math.abs(mean) >= LIMITS.otherWay * Math.abs(change);
}

interface Moments extends Level {
  variance: number;
}

function momentsOf({ values }: Changing, rows: readonly number[]): Moments {
  const n = rows.length;
  const mean = rows.reduce((sum, row) => sum + (values[row] ?? 0), 0) / n;
  const squares = rows.reduce((sum, row) => sum + ((values[row] ?? 0) - mean) ** 2, 0);
  return { n, mean, variance: n > 1 ? squares / (n - 1) : 0 };
}

const errorOf = ({ variance, n }: Moments): number => variance / Math.max(1, n);

/** Welch's test in its normal form. */
const differenceP = (a: Moments, b: Moments): number => {
  const error = Math.sqrt(errorOf(a) + errorOf(b));
  return error > 0 ? normalTwoSided((b.mean - a.mean) / error) : 1;
};

interface Change {
  before: number[];
  after: number[];
  last: number;
  against: number;
  moved: Test;
}

function driver(
  frame: Frame,
  timeline: Timeline,
  changing: Changing,
  dimension: Dimension,
  change: Change,
  addTest: (p: number) => Test,
): Finding<MeanDriverTold>[] {
  const labels = dimension.labels.slice(0, LIMITS.mostLabels);
  const levels = (rows: number[]) => {
    const groups = [...labels.map((): number[] => []), [] as number[]];
    for (const row of rows) {
      const code = dimension.codes[row] ?? -1;
      if (code !== -1) groups[code >= 0 && code < labels.length ? code : labels.length]?.push(row);
    }
    return groups.map((group) => momentsOf(changing, group));
  };
  const [before, after] = [levels(change.before), levels(change.after)];
  const parts = changeParts(before, after);
  const total = parts.reduce((sum, { mix, rate }) => sum + mix + rate, 0);
  const share = ({ mix, rate }: ChangePart) => (mix + rate) / total;
  const top = parts
    .slice(0, labels.length)
    .map((part, code) => ({ part, code }))
    .sort((a, b) => share(b.part) - share(a.part))[0];
  if (!top || total === 0) return [];
  const label = labels[top.code];
  const [was, is] = [before[top.code], after[top.code]];
  if (label === undefined || !was || !is) return [];
  const byMix = Math.abs(top.part.mix) > Math.abs(top.part.rate);
  const test = addTest(byMix ? mixP(before, after, top.code) : ownP(before, after, top.code));
  // A group that has half of the rows carries half of any change: it must carry clearly more than its rows.
  const rows = (was.n + is.n) / (change.before.length + change.after.length);
  if (was.n + is.n < SMALLEST_GROUP || share(top.part) < LIMITS.leastPart || share(top.part) < LIMITS.leastExcess * rows)
    return [];
  return [finding(frame, timeline, changing, dimension, label, { ...change, part: share(top.part), byMix, up: total > 0, test })];
}

/** Has the group's share of the rows changed? */
function mixP(before: readonly Moments[], after: readonly Moments[], code: number): number {
  const [n0, n1] = [before, after].map((levels) => levels.reduce((sum, { n }) => sum + n, 0)) as [number, number];
  const [s0, s1] = [(before[code]?.n ?? 0) / n0, (after[code]?.n ?? 0) / n1];
  const pooled = (s0 * n0 + s1 * n1) / (n0 + n1);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / n0 + 1 / n1));
  return error > 0 ? normalTwoSided((s1 - s0) / error) : 1;
}

/** Has the group's mean moved otherwise than that of all others? */
function ownP(before: readonly Moments[], after: readonly Moments[], code: number): number {
  const others = (levels: readonly Moments[]): Moments => {
    const rest = levels.filter((level, i) => i !== code && level.n > 0);
    const n = rest.reduce((sum, level) => sum + level.n, 0);
    const mean = rest.reduce((sum, level) => sum + level.n * level.mean, 0) / n;
    const squares = rest.reduce((sum, level) => sum + (level.n - 1) * level.variance + level.n * (level.mean - mean) ** 2, 0);
    return { n, mean, variance: n > 1 ? squares / (n - 1) : 0 };
  };
  const [was, is] = [before[code], after[code]];
  if (!was || !is || Math.min(was.n, is.n) < LIMITS.fewestCompared) return 1;
  const [wasRest, isRest] = [others(before), others(after)];
  if (Math.min(wasRest.n, isRest.n) < LIMITS.fewestCompared) return 1;
  const error = Math.sqrt([was, is, wasRest, isRest].reduce((sum, level) => sum + errorOf(level), 0));
  return error > 0 ? normalTwoSided((is.mean - was.mean - (isRest.mean - wasRest.mean)) / error) : 1;
}

function finding(
  frame: Frame,
  timeline: Timeline,
  changing: Changing,
  dimension: Dimension,
  label: string,
  found: Change & { part: number; byMix: boolean; up: boolean; test: Test },
): Finding<MeanDriverTold> {
  const { last, against, part, byMix, up } = found;
  const at = (i: number) => timeline.edges[i] ?? 0;
  const time = name(timeline.column.name);
  const within = (i: number) => `${time} >= ${instant(at(i))} AND ${time} < ${instant(at(i + 1))}`;
  const isMember = equals(dimension.column, label);
  const n = found.before.length + found.after.length;
  return {
    kind: 'mean-driver',
    subject: { filter: [], breakdown: dimension.column.name, measure: changing.typed },
    member: label,
    direction: up ? 'up' : 'down',
    unit: '%',
    n,
    effect: part,
    strength: LIMITS.weight * Math.min(1, part),
    impact: Math.min(1, (2 * n) / frame.n),
    tests: [found.moved, found.test],
    expected: null,
    sql: driverSql(frame, changing, dimension, isMember, within(against), within(last)),
    told: { timeline, changing: changing.what, dimension, label, last, against, byMix, up },
    topics: [timeline.column.name, dimension.column.name, changing.id, `driver×${changing.id}`],
  };
}

/** The group's part of the change, midway between both periods, from one scan. */
function driverSql(
  frame: Frame,
  changing: Changing,
  dimension: Dimension,
  isMember: string,
  before: string,
  after: string,
): string {
  const count = (...conditions: string[]) => filtered(`count(${changing.sql})`, ...conditions);
  const mean = (...conditions: string[]) => filtered(`avg(${changing.sql})`, ...conditions);
  return (
    `SELECT ((s1 - s0) * ((m0 + m1) / 2 - (t0 + t1) / 2) + (m1 - m0) * (s0 + s1) / 2) / nullif(t1 - t0, 0) AS value, t0, t1, s0, s1, m0, m1, n FROM ` +
    `(SELECT t0, t1, n0 / a0 AS s0, n1 / a1 AS s1, coalesce(g0, g1) AS m0, coalesce(g1, g0) AS m1, a0 + a1 AS n FROM ` +
    `(SELECT ${mean(before)} AS t0, ${mean(after)} AS t1, ${mean(isMember, before)} AS g0, ${mean(isMember, after)} AS g1, ` +
    `${count(before)} AS a0, ${count(after)} AS a1, ${count(isMember, before)} AS n0, ${count(isMember, after)} AS n1 ` +
    `FROM ${frame.table.relation}${where(`${name(dimension.column.name)} IS NOT NULL`)}))`
  );
}
