import { mannKendall } from '../../../stats/series/mann-kendall';
import { groupedCorrelation, type GroupedCorrelation } from '../../../stats/correlation/grouped-correlation';
import { correlationDifference, type Correlation } from '../../../stats/correlation/spearman';
import { guardOfLabel, guardsOf, type Guard } from '../../../insights/coupling';
import { SMALL_GROUP, type Finding, type Mining } from '../../../insights/finding';
import type { Dimension, Frame, Measure, Timeline } from '../../../insights/frame/frame';
import { isRunningTotal } from '../../../insights/series/running-total';
import { quotientOfSums } from '../../../insights/frame/measures/quotient-of-sums';
import { countSeries, meanSeries } from '../../../insights/series/series';
import { rowsOfLabel, rowsOfOthers } from '../../../insights/series/some-rows';
import { movesBeyondDrift } from '../../../insights/series/share-or-drift';
import { frequencyFinding } from '../../subgroup-count-trend/frequency-finding';
import { mineOwnQuotients } from '../../subgroup-trend/own-quotients';
import { endsOf, ownTrendFinding } from '../../subgroup-trend/own-trend-finding';
import { trend } from '../../trend/trend';
import type { TrendTold } from '../../trend/say';
import type { OwnTrendTold } from '../../subgroup-trend/say';
import { LARGEST_P } from '../../../insights/judge/gate';
import { timesOf } from '../../../insights/units/time-p';
import { isPanelOf } from '../../../insights/frame/panel';
import { normalTwoSided } from '../../../stats/distributions/distributions';
import { lineBeyondDrift } from '../../../stats/stretches/step-or-drift';
import { judgeOf } from '../../../insights/units/unit-judge';
import { LIMITS } from './limits';

interface Compared extends GroupedCorrelation {
  /** p of the group's distance from the rest rising or falling, where readings persist. */
  differs?: number;
  /** Of a member of a panel, by what share of its level it moves. */
  moves?: number;
}

/** Groups whose measure moves with time otherwise than the rest does, and groups that themselves become more or less frequent. */
export function mineGroupsOverTime(mining: Mining) {
  const { frame, log } = mining;
  const levels: Finding<OwnTrendTold>[] = [];
  const frequencies: Finding<TrendTold>[] = [];
  const findings = { 'subgroup-trend': levels, 'subgroup-count-trend': frequencies };
  const { timeline } = frame;
  if (!timeline || timeline.edges.length - 1 < LIMITS.fewestPeriods) return findings;
  const times = timesOf(timeline);
  const all = countSeries(timeline).values;
  for (const dimension of frame.dimensions) {
    const isPanel = isPanelOf(frame, { dimension });
    const most = isPanel ? LIMITS.mostOfAPanel : LIMITS.mostMembers;
    const members = dimension.labels
      .slice(0, most)
      .flatMap((label, code) => ((dimension.counts[code] ?? 0) >= SMALL_GROUP ? [{ label, code }] : []));
    for (const measure of frame.measures) {
      if ((measure.fraction && !isPanel) || measure.columns.includes(dimension.column.name) || isRunningTotal(frame, measure))
        continue;
      const grouped = groupedCorrelation(times.ranks, measure.ranks, dimension.codes, most);
      const guards = guardsOf(measure, timeline, dimension.codes, most);
      const compared: Otherwise[] = [];
      for (const { label, code } of members) {
        const [plain, guard] = [grouped[code], guards[code]];
        const judged = () => plain && byUnits(frame, plain, timeline, { dimension, label, code }, measure);
        const correlations =
          plain &&
          (isPanel
            ? ofMember(plain, timeline, dimension, code, measure)
            : timeline.regular
              ? persisting(plain, timeline, dimension, code, measure)
              : judged());
        const one = correlations && guard && otherwise(label, correlations, guard);
        if (one) compared.push(one);
      }
      if (compared.length === 0) continue;
      // Which group it is was picked among them.
      const least = Math.min(...compared.map(({ p }) => p));
      const question = log.add(Math.min(1, compared.length * least), 'inside');
      for (const { label, inside, rest, p, moves } of compared) {
        const test = log.member(p, question, compared.length);
        if (Math.abs(inside.r) < LIMITS.leastRho || Math.abs(inside.r - rest) < LIMITS.leastDifference) continue;
        if (!timeline.regular && fewestAtEnds(timeline, dimension, label, measure) < LIMITS.fewestAtEnds) continue;
        levels.push(
          ownTrendFinding(frame, timeline, { dimension, label, measure }, { inside, rest, tests: [question, test], moves }),
        );
      }
    }
    for (const { label, code } of members) {
      if ((dimension.counts[code] ?? 0) > LIMITS.nearlyAll * dimension.filled) continue;
      if (!timeline.regular && (dimension.counts[code] ?? 0) >= LIMITS.fewestOfAGroup) {
        const counts = countSeries(timeline, rowsOfLabel(dimension, code));
        const own = trend(
          frame,
          timeline,
          null,
          { dimension, label },
          counts,
          (p) => log.add(p, 'inside'),
          guardOfLabel(dimension),
        );
        const shares = counts.values.map((count, i) => ((all[i] ?? 0) > 0 ? count / (all[i] ?? 1) : NaN));
        const against =
          own &&
          trend(
            frame,
            timeline,
            null,
            { dimension, label },
            { values: shares, counts: counts.values },
            (p) => log.add(p < LARGEST_P && !movesBeyondDrift(timeline, dimension, code) ? 1 : p, 'inside'),
            undefined,
            undefined,
            all,
          );
        if (own && against && !own.small && !against.small && own.direction === against.direction)
          frequencies.push(frequencyFinding(own, against));
      }
    }
  }
  levels.push(...mineOwnQuotients(mining));
  return { ...findings, 'subgroup-trend': ratesBeforeAmounts(frame, levels) };
}

/** Without the amounts of a group whose rate moves the same way: that there is more of it says less than that it is more of what it could be. */
function ratesBeforeAmounts(frame: Frame, found: readonly Finding<OwnTrendTold>[]): Finding<OwnTrendTold>[] {
  return found.filter(
    (amount) =>
      !found.some((rate) => {
        const above = quotientOfSums(frame, rate.told.measure)?.columns.above ?? [];
        const { dimension, label, up } = amount.told;
        return (
          rate !== amount &&
          rate.told.dimension === dimension &&
          rate.told.label === label &&
          rate.told.up === up &&
          amount.told.measure.columns.every((column) => above.includes(column))
        );
      }),
  );
}

/** The correlations of a group of readings with their p corrected: readings that persist are tested period by period. */
/**
 * Of a panel each member's readings are a series: it, and what lies between it and all others by amount and by factor, are held against levels that drift as far
 * as those of the other members do, which says more than how far it persists by itself. One that drifts alone has moved all the same.
 */
function ofMember(plain: Compared, timeline: Timeline, dimension: Dimension, code: number, measure: Measure): Compared {
  const { inside, outside } = plain;
  if (!inside || !outside || inside.p >= LARGEST_P) return plain;
  const known = new Map<number, Record<'own' | 'rest', Float64Array>>();
  const seriesOf = (one: number) => {
    const made = known.get(one) ?? {
      own: meanSeries(timeline, measure, rowsOfLabel(dimension, one)).values,
      rest: meanSeries(timeline, measure, rowsOfOthers(dimension, one)).values,
    };
    known.set(one, made);
    return made;
  };
  const own = (one: number) => seriesOf(one).own;
  // Rows of members at several levels go with time by less than each of them does.
  const [tau, others] = [mannKendall(own(code))?.tau ?? 0, mannKendall(seriesOf(code).rest)?.tau ?? 0];
  if (Math.abs(tau - others) < LIMITS.leastDifference) return { inside, outside: { ...outside, r: others }, differs: 1 };
  const codes = [...dimension.labels.keys()].slice(0, LIMITS.mostOfAPanel);
  const p = (course: (one: number) => Float64Array): number => {
    const filled = (one: number) => ({ values: [...course(one)].filter((value) => Number.isFinite(value)) });
    const beside = codes.filter((one) => one !== code).map(filled);
    const gain = lineBeyondDrift(filled(code), beside, beside.length > 1 ? 1 - 1 / beside.length : 0);
    // Twice the gain is χ² with one degree of freedom (Wilks 1938).
    return normalTwoSided(Math.sqrt(2 * Math.max(0, gain)));
  };
  const apart = (how: (value: number, other: number) => number) => (one: number) => {
    const { own: values, rest: beside } = seriesOf(one);
    return values.map((value, i) => how(value, beside[i] ?? NaN));
  };
  const isPositive = measure.values.every((value) => !(value <= 0));
  const byAmount = p(apart((value, other) => value - other));
  return {
    inside: { ...inside, r: tau, p: Math.max(inside.p, p(own)) },
    outside: { ...outside, r: others },
    differs: isPositive ? Math.max(byAmount, p(apart((value, other) => Math.log(value / other)))) : byAmount,
    moves: Math.abs(changeBetweenEnds(own(code), timeline)),
  };
}

function persisting(
  { inside, outside, differs }: Compared,
  timeline: Timeline,
  dimension: Dimension,
  code: number,
  measure: Measure,
): Compared {
  const own = meanSeries(timeline, measure, rowsOfLabel(dimension, code)).values;
  const rest = meanSeries(timeline, measure, rowsOfOthers(dimension, code)).values;
  const apart = own.map((value, i) => value - (rest[i] ?? NaN));
  return {
    inside: inside && { ...inside, p: Math.max(inside.p, mannKendall(own)?.p ?? 1) },
    outside,
    differs: Math.max(differs ?? 0, mannKendall(apart)?.p ?? 1),
  };
}

/** The group's p by what its rows belong to: a customer who comes for a while makes no trend of the group. */
function byUnits(
  frame: Frame,
  found: Compared,
  timeline: Timeline,
  { dimension, code }: { dimension: Dimension; label: string; code: number },
  measure: Measure,
): Compared {
  const { inside } = found;
  if (!inside || inside.p >= LARGEST_P || Math.abs(inside.r) < LIMITS.leastRho) return found;
  const ranks = measure.ranks.map((place, row) => (dimension.codes[row] === code ? place : NaN));
  const p = judgeOf(frame).p(timesOf(timeline), { kind: 'ranks', columns: measure.columns, ranks });
  return { ...found, inside: { ...inside, p: Math.max(inside.p, p) }, differs: Math.max(found.differs ?? 0, p) };
}

/** By what share of the first part's level the last part of a series lies above it. */
function changeBetweenEnds(values: Float64Array, timeline: Timeline): number {
  const size = endsOf(timeline);
  const mean = (part: Float64Array) => {
    const there = part.filter((value) => !Number.isNaN(value));
    return there.reduce((sum, value) => sum + value, 0) / there.length;
  };
  return mean(values.slice(-size)) / mean(values.slice(0, size)) - 1;
}

/** A group's own course beside that of the others. */
interface Otherwise {
  label: string;
  inside: Correlation;
  /** Spearman's ρ of the others with time. */
  rest: number;
  /** That it moves at all, and otherwise than they do: the larger of both. */
  p: number;
  /** Of a member of a panel, by what share of its level it moves. */
  moves: number | undefined;
}

function otherwise(label: string, { inside, outside, differs, moves }: Compared, guard: Guard): Otherwise | null {
  if (!inside || !outside || Math.min(inside.n, outside.n) < SMALL_GROUP) return null;
  const p = Math.max(inside.p, differs ?? 0, correlationDifference(inside.r, inside.n, outside.r, outside.n));
  return { label, inside, rest: outside.r, p: guard(inside.r > 0) ? p : 1, moves };
}

/** Rows of a group at that end of the time that has fewer of them: a level that one row stands for is none to start from. */
function fewestAtEnds(timeline: Timeline, { codes, labels }: Dimension, label: string, { values }: Measure): number {
  const code = labels.indexOf(label);
  const { period, edges } = timeline;
  const periods = edges.length - 1;
  const size = endsOf(timeline);
  let [early, late] = [0, 0];
  for (const row of rowsOfLabel({ codes, labels }, code)) {
    const at = period[row] ?? -1;
    if (at < 0 || Number.isNaN(values[row] ?? NaN)) continue;
    if (at < size) early++;
    if (at >= periods - size) late++;
  }
  return Math.min(early, late);
}
