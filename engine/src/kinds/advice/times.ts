import type { Measure, Timeline } from '../../insights/frame/frame';
import { countSeries, meanSeries } from '../../insights/series/series';
import { whenText } from '../../wording/date-text';
import { percentText, amountText, distanceText, numberText, wholeText } from '../../wording/number-text';
import { CYCLES } from '../../insights/series/cycles';
import { list } from '../../wording/human';
import { isSeveral, measureText, perText } from '../../wording/phrases';
import type { About } from '../about';
import { goodWayOf, isBad } from './good-way';
import { LIMITS } from './limits';
import { t } from './messages';

/** A rise or a fall, `value` being what each period adds. Of a measure only one that nobody wishes for. */
export function adviseOnTrend({ frame, measure, group, timeline, claim }: About): string | null {
  const { value, direction } = claim;
  if (value === null || !timeline) return null;
  const up = direction === 'up';
  const { grain } = timeline;
  if (!measure) return t('trend.rows', { step: numberText(Math.abs(value)), up, rows: group, grain });
  if (!isBad(goodWayOf(frame, measure), direction)) return null;
  const step = distanceText(value, measure.unit, measure.fraction);
  return t('trend.measure', { up, noun: measure.noun, grouped: claim.subject.filter.length > 0, group, step, grain });
}

/** A level that has changed: rows, and what is wished for, are planned with where it still holds; what else a measure does is looked into. */
export function adviseOnNewLevel({
  frame,
  measure,
  timeline,
  claim: { value, baseline, direction, member },
}: About): string | null {
  if (value === null || baseline === null || !timeline) return null;
  const text = (one: number) => (measure ? measureText(measure, one) : perText(one, timeline.grain));
  const said = { value: text(value), base: text(baseline) };
  const good = measure && goodWayOf(frame, measure);
  if (measure && member !== null && (good === null || isBad(good, direction)))
    return t('level.worse', {
      ...said,
      noun: measure.noun,
      many: isSeveral(measure),
      when: atPeriod(timeline, Date.parse(member)),
    });
  const since = levelSince(timeline, measure, member);
  // A line that was left has no level, and one that has changed again is no longer there.
  const holds = since === null || Math.abs(since - value) <= LIMITS.sameLevel * Math.abs(value - baseline);
  return holds ? t('level.new', said) : null;
}

/** A level of one group that has changed, and not as a reader would wish: what changed for it then can be found. */
export function adviseOnGroupStep({
  frame,
  measure,
  timeline,
  group,
  claim: { subject, value, baseline, direction, member },
}: About): string | null {
  if (value === null || baseline === null || member === null || !timeline) return null;
  if (measure && isBad(goodWayOf(frame, measure), direction === 'up' ? 'down' : 'up')) return null;
  const isCount = subject.measure.op === 'count';
  const text = (one: number) => (measure ? measureText(measure, one) : isCount ? perText(one, timeline.grain) : percentText(one));
  return t('level.group', { group, when: atPeriod(timeline, Date.parse(member)), value: text(value), base: text(baseline) });
}

const atPeriod = ({ grain }: Timeline, start: number): string => whenText(start, start, grain);

/** Mean of the periods from a change to the end. Null where there is none. */
function levelSince(timeline: Timeline, measure: Measure | null, member: string | null): number | null {
  const from = timeline.edges.findIndex((edge) => edge >= Date.parse(member ?? ''));
  const { values } = measure ? meanSeries(timeline, measure) : countSeries(timeline);
  const after = from < 0 ? [] : [...values.subarray(from)].filter((value) => !Number.isNaN(value));
  return after.length === 0 ? null : after.reduce((sum, value) => sum + value, 0) / after.length;
}

/** More rows than usual in one period. */
export function adviseOnSurge({ group, timeline, claim: { value, baseline } }: About): string | null {
  if (value === null || !timeline) return null;
  const excess = Math.round(value - (baseline ?? 0));
  return excess < 1 ? null : t('surge', { group, grain: timeline.grain, excess: wholeText(excess) });
}

/** A measure that stood where nobody wishes it in one period. */
export function adviseOnPeak({ frame, group, timeline, measure, claim: { value, baseline, direction } }: About): string | null {
  if (value === null || baseline === null || !timeline || !measure || !isBad(goodWayOf(frame, measure), direction)) return null;
  return t('peak', {
    group,
    grain: timeline.grain,
    noun: measure.noun,
    gap: distanceText(value - baseline, measure.unit, measure.fraction),
    up: direction === 'up',
  });
}

/** A time without rows, or with few: how many its length lets expect is no figure of a period. */
export const adviseOnGap = ({ frame, claim: { baseline } }: About): string =>
  t('gap', { rows: frame.rows, expected: baseline === null ? 'none' : numberText(Math.round(baseline)) });

/** Months that come again with more rows than others. That people work by day and in the week is known, and planned for. */
export function adviseOnSeason({ frame, claim: { member, value, baseline } }: About): string | null {
  const months = member?.split(', ') ?? [];
  const year = CYCLES.find(({ id }) => id === 'month');
  if (value === null || baseline === null || months.length === 0 || !months.every((month) => year?.labels.includes(month)))
    return null;
  return t('season', {
    months: list(months),
    share: percentText(value),
    rows: frame.rows,
    fair: amountText(baseline, null, true),
  });
}

/** A group that carries a change: of the number of rows, or of a measure's mean. */
export function adviseOnDriver({ who, measure, claim: { value } }: About): string | null {
  if (!who || value === null || value <= 0 || value > 1) return null;
  const said = { who, share: percentText(value) };
  return measure ? t('driver.mean', { ...said, noun: measure.noun }) : t('driver', said);
}
