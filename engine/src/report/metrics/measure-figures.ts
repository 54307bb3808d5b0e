import { name, filtered, possibleTime, where } from '../../insights/sql';
import { fact } from '../../insights/finding';
import type { Frame, Measure } from '../../insights/frame/frame';
import { modelColumnOf } from '../../insights/frame/roles';
import { totalOf } from '../../insights/judge/total-of';
import { isStock } from '../../insights/series/changes';
import { isStanding } from '../../insights/series/is-standing';
import { lastKnown } from '../../insights/series/last-known';
import { isRunningTotal } from '../../insights/series/running-total';
import { sequencesOf } from '../../insights/series/sequences';
import { periodText } from '../../wording/date-text';
import { capital } from '../../wording/human';
import { amountText } from '../../wording/number-text';
import { t } from '../messages';
import { isSkewed, mean, medianOf, type Metric } from './metric';

/** Figures that stand for a column, in the order in which a reader asks: what a level is at last, what a sum comes to, what is usual. */
export function figuresOf(frame: Frame, measure: Measure): Metric[] {
  const own = modelColumnOf(frame.table, measure.columns[0] ?? '');
  if (measure.kind === 'column' && own !== undefined && frame.timeline?.regular === true && isStanding(frame, measure))
    return [typicalOrLatest(frame, measure)];
  if (!measure.additive || isStock(frame, measure)) return [typical(frame, measure)];
  const total: Metric = {
    figure: 'total',
    // What is called a total needs not be called so twice.
    label: /^total\b/i.test(measure.noun) ? capital(measure.noun) : t('metric.label.total', { measure: measure.noun }),
    measure: totalOf(measure.typed),
    unit: measure.unit,
    sql: `SELECT sum(${measure.sql}) AS value, count(${measure.sql}) AS n FROM ${frame.table.relation}`,
    text: (value: number) => amountText(value, measure.unit),
  };
  // Of things there is a usual one; the sum over all of them leads where each row is an event.
  return [total, typical(frame, measure)];
}

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
    const label = t('metric.label.highest', { measure: measure.noun });
    return { ...metric, figure: 'highest', label, sql: `SELECT ${reached}, ${n} FROM ${relation}` };
  }
  if (isSkewed(frame, measure))
    return {
      ...metric,
      figure: 'median',
      label: t('metric.label.median', { measure: measure.noun }),
      sql: `SELECT ${medianOf(frame, measure)} AS value, ${n} FROM ${relation}`,
    };
  return measure.fraction
    ? mean(frame, measure, 'share-in-which', t('metric.label.share', { measure: measure.noun }))
    : mean(frame, measure, 'mean', t('metric.label.mean', { measure: measure.noun }));
}
