import { poissonLower, poissonUpper, normalUpper } from '../../../stats/distributions/distributions';
import { mad, median } from '../../../stats/distributions/quantile';
import type { Finding, Mining } from '../../../insights/finding';
import type { Dimension, Frame, Timeline } from '../../../insights/frame/frame';
import { countSeries } from '../../../insights/series/series';
import type { Test } from '../../../insights/judge/test-log';
import { usualLevel } from '../../../insights/usual-level';
import { dipFinding } from '../../dip/dip-finding';
import type { DipTold } from '../../dip/say';
import { longestGap } from '../../gap/longest-gap';
import type { GapTold } from '../../gap/say';
import { LIMITS as SURGES } from '../../spike/limits';
import type { SurgeTold } from '../../spike/say';
import { surgeFinding } from '../../spike/surge-finding';
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
  const gap = longestGap(frame, timeline, (p) => log.addSingle(p));
  const whole = periodsOf(frame, timeline, null, (p) => log.addSingle(p));
  const dip = whole.dip.filter((found) => !gap.some((other) => tellsOf(other, found, timeline)));
  const spike = [...whole.spike];
  for (const dimension of frame.dimensions.filter((candidate) => candidate.distinct <= LIMITS.mostValues))
    dimension.labels.slice(0, LIMITS.mostMembers).forEach((label, code) => {
      if ((dimension.counts[code] ?? 0) >= LIMITS.fewestOfAGroup)
        spike.push(...periodsOf(frame, timeline, { dimension, label, code }, (p) => log.add(p)).spike);
    });
  return { spike, dip, gap };
}

/** Whether a stretch without rows is why a period has few. */
function tellsOf(gap: Finding, low: Finding, { edges }: Timeline): boolean {
  const period = (member: string | null) => edges.findLastIndex((edge) => edge <= Date.parse(member ?? ''));
  return Math.abs(period(gap.member) - period(low.member)) <= 1;
}

/** The highest and the lowest period of the table, or of a group. */
function periodsOf(
  frame: Frame,
  timeline: Timeline,
  group: { dimension: Dimension; label: string; code: number } | null,
  addTest: (p: number) => Test,
): Omit<Found, 'gap'> {
  const { values } = countSeries(timeline, (row) => !group || group.dimension.codes[row] === group.code);
  const usual = usualLevel(values);
  const deviation = Math.max(
    mad(
      values.map((value, i) => value - (usual[i] ?? 0)),
      0,
    ),
    Math.sqrt(Math.max(1, median(values))),
  );
  const scores = Array.from(values, (value, i) => (value - (usual[i] ?? 0)) / deviation);
  const top = scores.indexOf(Math.max(...scores));
  const found: Omit<Found, 'gap'> = { spike: [], dip: [] };
  const level = usual[top] ?? 0;
  const peak = values[top] ?? 0;
  // A group that only shares in the table's surge has none of its own.
  const all = countSeries(timeline, () => true).values;
  const sum = (series: Float64Array) => series.reduce((total, value) => total + value, 0);
  const others = sum(all) - sum(values) - (all[top] ?? 0) + peak;
  const share = ((all[top] ?? 0) - peak) / Math.max(1, others);
  const apart = group ? poissonUpper(peak, (sum(values) - peak) * share) : 0;
  // The highest of many periods was picked, so its p counts for all of them (Bonferroni).
  const test = addTest(Math.min(1, values.length * Math.max(poissonUpper(peak, level), normalUpper(scores[top] ?? 0), apart)));
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
    const surge = (all[top] ?? 0) - (usualLevel(all)[top] ?? 0);
    found.spike.push(
      surgeFinding(frame, timeline, group, { top, from, to, level, peak, score: scores[top] ?? 0, test, all: values, surge }),
    );
  }
  const bottom = scores.indexOf(Math.min(...scores));
  const low = values[bottom] ?? 0;
  const expected = usual[bottom] ?? 0;
  const gapTest = addTest(
    Math.min(1, values.length * Math.max(poissonLower(low, expected), normalUpper(-(scores[bottom] ?? 0)))),
  );
  // A low that comes back is the calendar's.
  const lows = [...values.keys()].filter((i) => (values[i] ?? 0) <= (usual[i] ?? 0) / LIMITS.low);
  const once = lows.every((i, place) => place === 0 || i === (lows[place - 1] ?? 0) + 1);
  const inner = once && bottom > 0 && bottom < values.length - 1;
  if (!group && inner && (scores[bottom] ?? 0) < -LIMITS.leastZ && low <= expected / LIMITS.low && expected >= LIMITS.leastUsual)
    found.dip.push(dipFinding(frame, timeline, { at: bottom, level: expected, low, score: scores[bottom] ?? 0, test: gapTest }));
  return found;
}
