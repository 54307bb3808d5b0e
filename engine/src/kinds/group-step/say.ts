import { fact, type Say } from '../../insights/finding';
import type { Dimension, Frame, Measure, Timeline } from '../../insights/frame/frame';
import { lateOf } from '../../insights/frame/measures/late-of';
import { outcomeOf } from '../../insights/frame/measures/measure-of';
import { dayText, periodText } from '../../wording/date-text';
import type { Row } from '../../duckdb/cell';
import { columnNames } from '../../wording/column-names';
import { list } from '../../wording/human';
import { numberText, percentText } from '../../wording/number-text';
import { shareWith } from '../../wording/label-phrases';
import { isSeveral, levelNoun, measureText, perText, rowsWith, forGroup, groupText } from '../../wording/phrases';
import type { DateOfStep } from './date-of-step';
import type { Within } from './gap-of';
import { isItsOwn } from './its-own';
import { LIMITS } from './limits';
import { t } from './messages';
import { readAlike } from '../../wording/noted-numbers';

/** When a group's level of a measure changes and that of the others does not. */
export interface GroupStepTold {
  timeline: Timeline;
  dimension: Dimension;
  label: string;
  /** Of a cell of two columns the label of the other one. */
  within?: Within | undefined;
  /** Null of the number of its rows. */
  measure: Measure | null;
  /** When the change is, in milliseconds. */
  edge: number;
  up: boolean;
  /** From which step on it is worth telling. */
  least: number;
  /** Groups that step as well, each for itself. */
  others: number;
  /** Days that it may have been, where the rows say it to the day. */
  dated: DateOfStep | null;
  /** What else of the group's changes at that time. */
  along?: readonly Measure[];
  /** The level before is that of the same periods a year before. */
  season?: boolean;
}

/** A part of a whole is called so already. */
function nounOf(frame: Frame, measure: Measure): string {
  const outcome = outcomeOf(frame, measure.typed);
  if (outcome) return shareWith(outcome.dimension, outcome.label);
  return measure.weights && measure.fraction ? measure.noun : levelNoun(measure);
}

export const sayGroupStep: Say<GroupStepTold> = (
  { told: { timeline, dimension, label, within, measure, edge, up, least, others: asWell, dated, along = [], season = false } },
  facts,
  frame,
) => {
  const [value, baseline] = [fact(facts, 'value'), fact(facts, 'baseline')];
  const [others, before] = [fact(facts, 'others'), fact(facts, 'others_before')];
  const step = value - baseline;
  if (step > 0 !== up || Math.abs(step) < Math.min(least, LIMITS.leastChange * Math.abs(baseline))) return null;
  if (asWell === 0 && !isItsOwn([baseline, value], [before, others])) return null;
  const text = (amount: number) => (measure ? measureText(measure, amount) : perText(amount, timeline.grain));
  // The shorter steps are weeks, and more than one where rows are few; what is known to the day is no matter of a week.
  const isDay = dated !== null && dated.from === dated.to;
  const isPeriod = timeline.edges.includes(edge) && !(isDay && timeline.grain === 'week');
  const inside = within && groupText(within.dimension, within.label);
  const who =
    inside === undefined
      ? (measure ? forGroup : rowsWith)(frame, dimension, label)
      : t('cell', { group: measure ? groupText(dimension, label) : rowsWith(frame, dimension, label), within: inside });
  return {
    sentence: t('step', {
      when: periodText(edge, isPeriod ? timeline.grain : 'day'),
      about: !isPeriod && !isDay,
      what: measure ? t('of', { noun: nounOf(frame, measure), who }) : who,
      several: measure === null || isSeveral(measure),
      up,
      value: text(value),
      none: value === 0 && measure?.fraction === true,
      baseline: text(baseline),
      change: baseline > 0 && value > 0 && Math.abs(step) >= LIMITS.leastChange * baseline ? (up ? 'up' : 'down') : 'none',
      season,
      grain: timeline.grain,
      percent: percentText(Math.round(Math.abs(step / baseline) * 100) / 100),
      beside: asWell > 0 ? 'several' : readAlike(text(others), text(before)) ? 'still' : 'moved',
      asWell,
      number: numberText(asWell),
      rest: numberText(dimension.labels.length - 1),
      cell: inside !== undefined,
      within: inside ?? '',
      others: text(others),
      before: text(before),
      along: `${alongText(frame, along, facts)}${measure ? lateText(frame, measure, facts) : ''}`,
    }),
    baseline,
    n: fact(facts, 'n'),
    ...(dated && !isDay && { evidence: [t('between', { from: dayText(dated.from), to: dayText(dated.to) })] }),
  };
};

/** What else changes at that time, with both levels, where it changes by enough. */
function alongText(frame: Frame, along: readonly Measure[], facts: Row): string {
  const changes = along.flatMap((measure, i) => {
    const [after, before] = [fact(facts, `along_${i}`), fact(facts, `along_${i}_before`)];
    return Math.abs(after - before) >= LIMITS.leastChange * Math.abs(before)
      ? [
          t('along.one', {
            noun: nounOf(frame, measure),
            several: isSeveral(measure),
            up: after > before,
            before: measureText(measure, before),
            after: measureText(measure, after),
          }),
        ]
      : [];
  });
  return changes.length === 0 ? '' : t('along', { changes: list(changes) });
}

/** How many are late for it, which is what somebody feels of half a day more. */
function lateText(frame: Frame, measure: Measure, facts: Row): string {
  const [after, before, others] = [fact(facts, 'late'), fact(facts, 'late_before'), fact(facts, 'late_others')];
  const late = lateOf(frame, measure);
  if (!late || !(Math.abs(after - before) >= LIMITS.leastLate)) return '';
  const due = columnNames(frame.table.columns)(late.due);
  return t('late', { due, share: percentText(after), before: percentText(before), others: percentText(others) });
} // prettier-ignore
