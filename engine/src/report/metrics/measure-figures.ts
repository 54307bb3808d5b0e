import type { ModelColumn } from '../../contracts/table/table-model';
import { conditions, name, filtered, possibleTime, sortedSample, where } from '../../insights/sql';
import { fact } from '../../insights/finding';
import type { Frame, Measure, QuotientOfSums } from '../../insights/frame/frame';
import { quotientOfSums } from '../../insights/frame/measures/quotient-of-sums';
import { modelColumnOf } from '../../insights/frame/roles';
import { totalOf } from '../../insights/judge/total-of';
import { isStock } from '../../insights/series/changes';
import { isStanding } from '../../insights/series/is-standing';
import { lastKnown } from '../../insights/series/last-known';
import { isRunningTotal } from '../../insights/series/running-total';
import { sequencesOf } from '../../insights/series/sequences';
import { periodText } from '../../wording/date-text';
import { capital } from '../../wording/human';
import { saidOnce } from '../../wording/said-once';
import { amountText } from '../../wording/number-text';
import { t } from '../messages';
import { ofThoseThere, withoutFailed } from './came-to-nothing';
import { isSkewed, mean, medianOf, type Metric } from './metric';

/** Figures that stand for a column, in the order in which a reader asks: what a level is at last, what a sum comes to, what is usual. */
export function figuresOf(frame: Frame, measure: Measure): Metric[] {
  const own = modelColumnOf(frame.table, measure.columns[0] ?? '');
  const together = quotientOfSums(frame, measure);
  if (measure.kind === 'column' && own !== undefined && frame.timeline?.regular === true && isStanding(frame, measure))
    return [typicalOrLatest(frame, measure)];
  if (together !== null) return [overall(frame, measure, together)];
  if (!measure.additive || isStock(frame, measure) || isSumByGuess(own)) return [typical(frame, measure)];
  const text = (value: number) => amountText(value, measure.unit);
  const { there, ...present } = ofThoseThere(frame, measure);
  const { sql = '', ...held } = there === null ? withoutFailed(frame, measure, text) : { sql: '', ...present };
  const total: Metric = {
    figure: 'total',
    // What is called a total needs not be called so twice.
    label: saidOnce(t('metric.label.total', { measure: measure.noun }), measure.noun),
    measure: totalOf(measure.typed),
    unit: measure.unit,
    sql: `SELECT sum(${measure.sql}) AS value, count(${measure.sql}) AS n${sql} FROM ${frame.table.relation}${where(there)}`,
    text,
    ...held,
  };
  // Of things there is a usual one; the sum over all of them leads where each row is an event.
  return [total, typical(frame, measure)];
}

/** That whole numbers come in all sizes is all that speaks for a sum: seconds, metres and points do so too, and their usual value is always true. */
const isSumByGuess = (own: ModelColumn | undefined): boolean =>
  own?.overMembers.how === 'sum' && own.overMembers.because.by === 'values';

/** What a quotient is of all rows together. */
const overall = ({ table }: Frame, measure: Measure, { above, below, columns, filled }: QuotientOfSums): Metric => ({
  figure: 'overall',
  label: t('metric.label.overall', { measure: capital(measure.noun) }),
  measure: measure.typed,
  unit: measure.unit,
  sql: `SELECT sum(${above}) / nullif(sum(${below}), 0) AS value, count(${measure.sql}) AS n FROM ${table.relation}${where(filled)}`,
  rows: {
    how: 'quotient',
    value: { sql: above, columns: columns.above },
    by: { sql: below, columns: columns.below },
    where: filled,
  },
  text: (value) => amountText(value, measure.unit, measure.fraction),
});

/** Of one series of levels, where it stands at last. */
function typicalOrLatest(frame: Frame, measure: Measure): Metric {
  const { timeline } = frame;
  const sequences = sequencesOf(frame);
  if (!timeline || sequences?.length !== 1 || isRunningTotal(frame, measure)) return typical(frame, measure);
  const time = name(timeline.column.name);
  const known = where(`${measure.sql} IS NOT NULL`, possibleTime(frame.table), lastKnown(timeline, measure));
  return {
    figure: 'reading',
    label: t('metric.label.reading', { measure: measure.noun }),
    measure: measure.typed,
    unit: measure.unit,
    sql: `SELECT arg_max(${measure.sql}, ${time}) AS value, count(${measure.sql}) AS n, epoch_ms(CAST(max(${time}) AS TIMESTAMP)) AS at FROM ${frame.table.relation}${known}`,
    rows: {
      how: 'worked-out',
      where: conditions(`${measure.sql} IS NOT NULL`, possibleTime(frame.table), lastKnown(timeline, measure)),
      beside: [timeline.column.name, ...measure.columns],
    },
    text: (value) => amountText(value, measure.unit, measure.fraction),
    note: (_, facts) => periodText(fact(facts, 'at'), timeline.finest),
  };
}

/** What a measure usually is: its mean, or its median where the notes call the mean untypical; of a running total where it stands at last. */
function typical(frame: Frame, measure: Measure): Metric {
  const { relation } = frame.table;
  const { timeline } = frame;
  const text = (value: number) => amountText(value, measure.unit, measure.fraction);
  const metric = { measure: measure.typed, unit: measure.unit, text };
  const n = `count(${measure.sql}) AS n`;
  if (timeline && isRunningTotal(frame, measure)) {
    const reached = `${filtered(`max(${measure.sql})`, possibleTime(frame.table))} AS value`;
    const rows = { how: 'highest' as const, where: conditions(`${measure.sql} IS NOT NULL`, possibleTime(frame.table)) };
    const label = t('metric.label.highest', { measure: measure.noun });
    return { ...metric, figure: 'highest', label, sql: `SELECT ${reached}, ${n} FROM ${relation}`, rows };
  }
  if (isSkewed(frame, measure))
    return {
      ...metric,
      figure: 'median',
      label: saidOnce(t('metric.label.median', { measure: measure.noun }), measure.noun),
      sql: `SELECT ${medianOf(frame, measure)} AS value, ${n} FROM ${relation}`,
      rows: { how: 'median', where: conditions(`${measure.sql} IS NOT NULL`, sortedSample(frame, measure.filled)) },
    };
  return measure.fraction
    ? mean(frame, measure, 'share-in-which', t('metric.label.share', { measure: measure.noun }))
    : mean(frame, measure, 'mean', saidOnce(t('metric.label.mean', { measure: measure.noun }), measure.noun));
}
