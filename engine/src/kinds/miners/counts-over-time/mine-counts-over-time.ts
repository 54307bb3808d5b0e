import { poissonLower, poissonUpper, normalUpper } from '../../../stats/distributions/distributions';
import { mad, median } from '../../../stats/distributions/quantile';
import type { Finding, Mining } from '../../../insights/finding';
import type { Dimension, Frame, Timeline } from '../../../insights/frame/frame';
import { isOfSeason, sameSeason } from '../../../insights/series/same-season';
import { countSeries, groupedCounts } from '../../../insights/series/series';
import { rowsOfLabel } from '../../../insights/series/some-rows';
import type { Test } from '../../../insights/judge/test-log';
import { usualLevel } from '../../../insights/usual-level';
import { dipFinding } from '../../dip/dip-finding';
import type { DipTold } from '../../dip/say';
import { longestGap } from '../../gap/longest-gap';
import type { GapTold } from '../../gap/say';
import { LIMITS as SURGES } from '../../spike/limits';
import type { SurgeTold } from '../../spike/say';
import { surgeFinding } from '../../spike/surge-finding';
import { LARGEST_P } from '../../../insights/judge/gate';
import { unitsInPeriods } from '../../../insights/units/units-in-periods';
import { LIMITS } from './limits';

export interface Found {
  spike: Finding<SurgeTold>[];
  dip: Finding<DipTold>[];
  gap: Finding<GapTold>[];
}

/** Periods with far more rows than usual, or with almost none, overall and within groups. */
export function mineCountsOverTime({ frame, log }: Mining): Found {
  const { timeline } = frame;
  if (!timeline || timeline.regular || timeline.edges.length - 1 < LIMITS.fewestPeriods) return { spike: [], dip: [], gap: [] };
  const gap = longestGap(frame, timeline, (p) => log.add(p, 'time'));
  const whole = periodsOf(frame, timeline, null, (p) => log.add(p, 'time'));
  const dip = whole.dip.filter((found) => !gap.some((other) => tellsOf(other, found, timeline)));
  const spike = [...whole.spike];
  const all = countSeries(timeline).values;
  for (const dimension of frame.dimensions.filter((candidate) => candidate.distinct <= LIMITS.mostValues)) {
    const labels = dimension.labels.slice(0, LIMITS.mostMembers);
    groupedCounts(timeline, dimension.codes, labels.length).forEach((counts, code) => {
      const group = { dimension, label: labels[code] ?? '', code, counts, all };
      if ((dimension.counts[code] ?? 0) >= LIMITS.fewestOfAGroup)
        spike.push(...periodsOf(frame, timeline, group, (p) => log.add(p, 'inside')).spike);
    });
  }
  return { spike, dip, gap };
}

/** Whether a stretch without rows is why a period has few. */
function tellsOf(gap: Finding, low: Finding, { edges }: Timeline): boolean {
  const period = (member: string | null) => edges.findLastIndex((edge) => edge <= Date.parse(member ?? ''));
  return Math.abs(period(gap.member) - period(low.member)) <= 1;
}

const sum = (series: Float64Array): number => series.reduce((total, value) => total + value, 0);

/** How far each period lies from its usual level, in deviations that its count has at least. */
function scoresOf(values: Float64Array, usual: Float64Array): number[] {
  const residuals = values.map((value, i) => value - (usual[i] ?? 0));
  const deviation = Math.max(mad(residuals, 0), Math.sqrt(Math.max(1, median(values))));
  return Array.from(residuals, (residual) => residual / deviation);
}

/**
 * p of so many in one period that was picked for it (Bonferroni), against its own usual level.
 * @param all the whole table's: a group that only shares in its surge has none of its own
 */
function peakP(values: Float64Array, all: Float64Array | null, at: number): number {
  const usual = usualLevel(values);
  const peak = values[at] ?? 0;
  const others = all ? sum(all) - sum(values) - (all[at] ?? 0) + peak : 0;
  const share = all ? ((all[at] ?? 0) - peak) / Math.max(1, others) : 0;
  const apart = all ? poissonUpper(peak, (sum(values) - peak) * share) : 0;
  const own = Math.max(poissonUpper(peak, usual[at] ?? 0), normalUpper(scoresOf(values, usual)[at] ?? 0));
  return Math.min(1, values.length * Math.max(own, apart));
}

/** p of so few in one period that was picked for it (Bonferroni). */
function troughP(values: Float64Array, at: number): number {
  const usual = usualLevel(values);
  const chance = Math.max(poissonLower(values[at] ?? 0, usual[at] ?? 0), normalUpper(-(scoresOf(values, usual)[at] ?? 0)));
  return Math.min(1, values.length * chance);
}

interface Group {
  dimension: Dimension;
  label: string;
  code: number;
  /** Its rows by period. */
  counts: Float64Array;
  /** Those of the whole table. */
  all: Float64Array;
}

/** The highest and the lowest period of the table, or of a group. */
function periodsOf(frame: Frame, timeline: Timeline, group: Group | null, addTest: (p: number) => Test): Omit<Found, 'gap'> {
  const rows = group && rowsOfLabel(group.dimension, group.code);
  const values = group?.counts ?? countSeries(timeline).values;
  const all = group?.all ?? values;
  const usual = usualLevel(values);
  const scores = scoresOf(values, usual);
  // What comes each year in the same part of it is the season's, and told as such.
  const ofSeason = (at: number) => (values[at] ?? 0) < LIMITS.beyondSeason * (sameSeason(timeline, values, at) ?? 0);
  const candidates = scores.map((score, at) => (score > LIMITS.leastZ && ofSeason(at) ? 0 : score));
  const top = candidates.indexOf(Math.max(...candidates));
  const found: Omit<Found, 'gap'> = { spike: [], dip: [] };
  const level = usual[top] ?? 0;
  const peak = values[top] ?? 0;
  // A group that only shares in the table's surge has none of its own.
  const season = sameSeason(timeline, values, top) ?? 0;
  const ofYear = Math.min(1, values.length * poissonUpper(peak, season));
  const plain = Math.max(peakP(values, group ? all : null, top), season > level ? ofYear : 0);
  const apart = group?.dimension.column.name ?? null;
  const byUnits = () => {
    const own = unitsInPeriods(frame, timeline, rows, apart);
    const whole = group ? unitsInPeriods(frame, timeline, null, apart) : [];
    return own.map((counts, i) => peakP(counts, whole[i] ?? null, top));
  };
  const test = addTest(plain < LARGEST_P ? Math.max(plain, ...byUnits()) : plain);
  const flagged = scores.map(
    (score, i) => score > LIMITS.leastZ && (values[i] ?? 0) >= SURGES.leastTimes * Math.max(0.5, usual[i] ?? 0),
  );
  const flaggedShare = flagged.filter(Boolean).length / values.length;
  if (flagged[top] && level >= 1 && peak >= LIMITS.leastPeak && flaggedShare <= LIMITS.longestShare) {
    let from = top;
    let to = top;
    while (flagged[from - 1]) from--;
    while (flagged[to + 1]) to++;
    const held = sum(values.slice(from, to + 1)) / Math.max(1, sum(values));
    // Where most rows lie is the bulk of the data, not a surge.
    if (held > LIMITS.largestPart) return found;
    // Of fewer years than it takes to know what a month brings, the months around the same one say it.
    if (sameSeason(timeline, values, top) === null && isOfSeason(timeline, values, usual, top)) return found;
    const surge = (all[top] ?? 0) - (usualLevel(all)[top] ?? 0);
    found.spike.push(
      surgeFinding(frame, timeline, group, { top, from, to, level, peak, score: scores[top] ?? 0, test, all: values, surge }),
    );
  }
  const bottom = scores.indexOf(Math.min(...scores));
  const low = values[bottom] ?? 0;
  const expected = usual[bottom] ?? 0;
  const lowest = troughP(values, bottom);
  const gapTest = addTest(
    lowest < LARGEST_P
      ? Math.max(lowest, ...unitsInPeriods(frame, timeline, rows, apart).map((counts) => troughP(counts, bottom)))
      : lowest,
  );
  // A low that comes back is the calendar's.
  const lows = [...values.keys()].filter((i) => (values[i] ?? 0) <= (usual[i] ?? 0) / LIMITS.low);
  const once = lows.every((i, place) => place === 0 || i === (lows[place - 1] ?? 0) + 1);
  const inner = once && bottom > 0 && bottom < values.length - 1;
  if (!group && inner && (scores[bottom] ?? 0) < -LIMITS.leastZ && low <= expected / LIMITS.low && expected >= LIMITS.leastUsual)
    found.dip.push(dipFinding(frame, timeline, { at: bottom, level: expected, low, score: scores[bottom] ?? 0, test: gapTest }));
  return found;
}
