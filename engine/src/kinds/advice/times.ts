import { percentText, amountText, distanceText, numberText, wholeText } from '../../wording/number-text';
import { CYCLES } from '../../insights/series/cycles';
import { list } from '../../wording/human';
import { measureText, perText } from '../../wording/phrases';
import type { About } from '../about';
import { goodWayOf, isBad } from './good-way';
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

/** A level that has changed. */
export function adviseOnNewLevel({ measure, timeline, claim: { value, baseline } }: About): string | null {
  if (value === null || baseline === null || !timeline) return null;
  const text = (one: number) => (measure ? measureText(measure, one) : perText(one, timeline.grain));
  return t('level.new', { value: text(value), base: text(baseline) });
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

/** A time without rows, or with few. */
export const adviseOnGap = ({ frame, timeline, claim: { baseline } }: About): string =>
  t('gap', { rows: frame.rows, usual: baseline === null || !timeline ? 'none' : perText(baseline, timeline.grain) });

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
