import { labelsOf, type Claim } from '../../contracts/report/claim';
import type { Dimension, Frame, Timeline } from '../../insights/frame/frame';
import { countSeries } from '../../insights/series/series';
import { whenText } from '../../wording/date-text';
import { percentText, amountText, distanceText, numberText, wholeText } from '../../wording/number-text';
import { CYCLES } from '../../insights/series/cycles';
import { list, series } from '../../wording/human';
import { hasWord, nameWords, wordSet } from '../../profile/roles/name-words';
import { columnNames } from '../../wording/column-names';
import { groupText, isSeveral, labelsText, levelNoun, levelOf, measureText, perText } from '../../wording/phrases';
import type { About } from '../about';
import { comesAgain } from './comes-again';
import { comesFromOutside } from './from-outside';
import { goodWayOf, goodWayOfPart, goodWayOfShare, isBad, type GoodWay } from './good-way';
import { LIMITS } from './limits';
import { t } from './messages';

/** A rise or a fall, `value` being what each period adds. Of a measure only one that nobody wishes for. */
export function adviseOnTrend({ frame, measure, group, outer, timeline, claim }: About): string | null {
  const { value, direction } = claim;
  if (value === null || !timeline) return null;
  const up = direction === 'up';
  const { grain } = timeline;
  if (!measure) {
    // A part of a row more, and rows that somebody makes, are nothing to plan for; how a row ends is no kind of row that comes.
    if (Math.abs(value) < 1 || outer?.outcome || !comesFromOutside(frame)) return null;
    if (outer && !staysThere(timeline, outer, claim.subject.filter.slice(0, 1).flatMap(labelsOf), up ? 0 : -value)) return null;
    return t('trend.rows', { step: numberText(Math.abs(value)), up, rows: group, grain });
  }
  if (!isBad(goodWayOf(frame, measure), direction)) return null;
  const step = distanceText(value, measure.unit, measure.fraction);
  return t('trend.measure', { up, noun: measure.noun, grouped: claim.subject.filter.length > 0, group, step, grain });
}

/** Whether a group is there from the first period to the last, and has more rows in that than it loses with each: a version that came or is gone gives nothing to plan for. */
function staysThere({ period, edges }: Timeline, { codes, labels }: Dimension, own: readonly string[], lost: number): boolean {
  const of = new Set(own.map((label) => labels.indexOf(label)));
  const rows = new Float64Array(edges.length - 1);
  period.forEach((at, row) => {
    if (at >= 0 && of.has(codes[row] ?? -1)) rows[at] = (rows[at] ?? 0) + 1;
  });
  return (rows[0] ?? 0) > 0 && (rows.at(-1) ?? 0) > lost;
} // prettier-ignore

/** A level that has changed: rows that come from outside are planned with where it still holds; what a measure does that nobody wishes for is looked into. */
export function adviseOnNewLevel({
  frame,
  measure,
  timeline,
  claim: { value, baseline, direction, member },
}: About): string | null {
  if (value === null || baseline === null || !timeline) return null;
  const text = (one: number) => (measure ? measureText(measure, one) : perText(one, timeline.grain));
  const said = { value: text(value), base: text(baseline) };
  if (measure) {
    const good = goodWayOf(frame, measure);
    if (member === null || !(good === null || isBad(good, direction))) return null;
    return t('level.worse', {
      ...said,
      noun: measure.noun,
      many: isSeveral(measure),
      when: atPeriod(timeline, Date.parse(member)),
    });
  }
  if (!comesFromOutside(frame)) return null;
  const since = levelSince(timeline, member);
  // A line that was left has no level, and one that has changed again is no longer there.
  const holds = since === null || Math.abs(since - value) <= LIMITS.sameLevel * Math.abs(value - baseline);
  return holds ? t('level.new', { ...said, rows: frame.rows }) : null;
}

/** Within what the group of a claim is looked at. */
const insideOf = ({ dimensions }: Frame, { filter: [, ...more] }: Claim['subject']): string[] =>
  more.flatMap((one) =>
    dimensions.flatMap((dimension) => (dimension.column.name === one.column ? [groupText(dimension, labelsText(one))] : [])),
  );

/** A level of one group that has changed, and not as a reader would wish: what changed for it then can be found. */
export function adviseOnGroupStep(about: About): string | null {
  const { frame, measure, timeline, group, outcome, claim } = about;
  const { subject, value, baseline, direction, member } = claim;
  if (value === null || baseline === null || member === null || !timeline) return null;
  if (isBad(wayOfStep(about), direction === 'up' ? 'down' : 'up')) return null;
  const isCount = subject.measure.op === 'count';
  const text = (one: number) => (measure ? measureText(measure, one) : isCount ? perText(one, timeline.grain) : percentText(one));
  const said = {
    group: series([group, ...insideOf(frame, subject)]),
    when: atPeriod(timeline, Date.parse(member)),
    value: text(value),
    base: text(baseline),
  };
  if (isCount) return t('level.group', said);
  const part = subject.measure.op === 'quotient' ? partText(frame, subject.measure) : null;
  const noun = measure ? levelNoun(measure) : outcome ? levelOf({ outcome: outcome.dimension, label: outcome.label }) : part;
  return noun === null
    ? t('level.group', said)
    : t('level.group.of', { ...said, noun, many: measure !== null && isSeveral(measure) });
}

/** Which way of what a group steps in is wished for. */
function wayOfStep({ frame, measure, outcome, claim }: About): GoodWay {
  if (measure) return goodWayOf(frame, measure);
  if (outcome) return goodWayOfShare(frame, outcome.dimension, outcome.label);
  return claim.subject.measure.op === 'quotient' ? goodWayOfPart(frame, claim.subject.measure.of) : null;
}

function partText({ table }: About['frame'], { of, by }: { of: string; by: string }): string {
  const noun = columnNames(table.columns);
  return t('part', { part: noun(of), whole: noun(by) });
}

const atPeriod = ({ grain }: Timeline, start: number): string => whenText(start, start, grain);

/** Rows a period from a change to the end. Null where there is none. */
function levelSince(timeline: Timeline, member: string | null): number | null {
  const from = timeline.edges.findIndex((edge) => edge >= Date.parse(member ?? ''));
  const { values } = countSeries(timeline);
  const after = from < 0 ? [] : [...values.subarray(from)].filter((value) => !Number.isNaN(value));
  return after.length === 0 ? null : after.reduce((sum, value) => sum + value, 0) / after.length;
}

/** Headers of where a case stands. */
const STATE = wordSet('status state stage phase zustand stand statut état estado stato stadium fase');

/** More rows than usual in one period. */
export function adviseOnSurge(about: About): string | null {
  const { group, outer, timeline, claim } = about;
  const { value, baseline } = claim;
  // How rows end, or that they have not yet, is no cause to look through them.
  if (value === null || !timeline || (outer && (outer.outcome || hasWord(nameWords(outer.column.name), STATE)))) return null;
  const excess = Math.round(value - (baseline ?? 0));
  return excess < 1 || comesAgain(about) ? null : t('surge', { group, grain: timeline.grain, excess: wholeText(excess) });
}

/** A measure that stood where nobody wishes it in one period. */
export function adviseOnPeak(about: About): string | null {
  const { frame, group, timeline, measure, claim } = about;
  const { value, baseline, direction } = claim;
  if (value === null || baseline === null || !timeline || !measure || !isBad(goodWayOf(frame, measure), direction)) return null;
  if (comesAgain(about)) return null;
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
