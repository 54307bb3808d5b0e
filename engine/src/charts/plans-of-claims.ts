import { printMeasure, rateOf } from '../contracts/report/measure';
import type { About } from '../kinds/about';
import type { Dimension } from '../insights/frame/frame';
import { equals } from '../insights/sql';
import { labelText } from '../wording/human';
import { shareTitle } from '../wording/label-phrases';
import { meanBars, rateBars } from './bar-plans';
import type { ChartPlan } from './chart-plan';
import { t } from './messages';
import { meansByValue, scatter } from './number-plans';
import { quotientBars } from './quotient-plans';
import { seriesLine, type LineOptions, type Plotted } from './time-plans';

/** The series of a claim over time. */
export const line =
  (options: LineOptions = {}) =>
  ({ frame, timeline, measure, claim }: About): ChartPlan | null =>
    timeline && (measure || claim.subject.measure.op === 'count') ? seriesLine(frame, timeline, measure, claim, options) : null;

/** Two measures against each other. */
export const pairChart = ({ frame, measure, splitBy, claim }: About): ChartPlan | null =>
  measure && splitBy
    ? (scatter(frame, splitBy, measure, claim) ??
      meansByValue(frame, splitBy, measure, claim) ??
      meansByValue(frame, measure, splitBy, claim))
    : null;

/** Means of a measure, or shares of a label, by group. */
export function groupBars({ frame, dimension, measure, outcome, claim }: About): ChartPlan | null {
  if (!dimension) return null;
  if (measure) return meanBars(frame, dimension, measure, claim);
  return outcome ? rateBars(frame, dimension, outcome.dimension, outcome.label, claim) : null;
}

export const quotientChart = ({ frame, dimension, claim }: About): ChartPlan | null =>
  dimension ? quotientBars(frame, dimension, claim) : null;

/** What changes in one group beside all others. */
export function memberLine({ frame, timeline, dimension, measure, outcome, claim }: About): ChartPlan | null {
  if (!timeline || !dimension || claim.member === null) return null;
  const filter = [{ column: dimension.column.name, op: '=' as const, value: claim.member }];
  const own = { ...claim, subject: { ...claim.subject, filter } };
  if (outcome) return seriesLine(frame, timeline, shareOf(outcome.dimension, outcome.label), own, { versus: true });
  return measure || claim.subject.measure.op === 'count' ? seriesLine(frame, timeline, measure, own, { versus: true }) : null;
}

/** The share that a label has of all rows, over time. */
export const shareLine =
  (options: LineOptions = {}) =>
  ({ frame, timeline, outcome, claim }: About): ChartPlan | null =>
    timeline && outcome ? seriesLine(frame, timeline, shareOf(outcome.dimension, outcome.label), claim, options) : null;

/** The share of rows with a label of an outcome, as a line shows it. */
const shareOf = (outcome: Dimension, label: string): Plotted => ({
  kind: 'rate',
  id: printMeasure(rateOf(outcome.column.name, label)),
  noun: t('label.outcome', { outcome: outcome.noun, value: labelText(label) }),
  sql: `(${equals(outcome.column, label)})::INT`,
  columns: [outcome.column.name],
  unit: '%',
  fraction: true,
  title: shareTitle(outcome, label),
});
