import { COUNT } from '../../contracts/report/measure';
import type { Row } from '../../duckdb/cell';
import { fact } from '../../insights/finding';
import type { Frame, Measure } from '../../insights/frame/frame';
import { equals, filtered, name } from '../../insights/sql';
import { numberText, percentText, wholeText } from '../../wording/number-text';
import { t } from '../messages';
import { isSkewed, mean, medianOf, rowCount, type Metric } from './metric';

const DONE = /^(resolved|closed|done|solved|completed?|fixed|finished|answered)\b/i;
const MINUTES: Record<string, number> = { ms: 1 / 60_000, s: 1 / 60, sec: 1 / 60, secs: 1 / 60, seconds: 1 / 60, min: 1, mins: 1, minutes: 1, h: 60, hr: 60, hrs: 60, hours: 60, d: 1440, days: 1440 }; // prettier-ignore

/** The four figures of ticket-like data, so far as the table has what they are made of. */
export function ticketMetrics(frame: Frame): Metric[] {
  const { relation } = frame.table;
  const status = frame.dimensions.find((dimension) => dimension.outcome && dimension.labels.some((label) => DONE.test(label)));
  const end = frame.measures.find(
    (measure) => measure.pair && measure.verb && /resolve|close|finish|complete|solve/.test(measure.verb),
  )?.pair?.end;
  const resolved = status
    ? `(${status.labels
        .filter((label) => DONE.test(label))
        .map((label) => equals(status.column, label))
        .join(' OR ')})`
    : end
      ? `${name(end)} IS NOT NULL`
      : null;
  const satisfaction = frame.measures.find((measure) => measure.kind === 'column' && /satisf|csat|rating/i.test(measure.id));
  const response = frame.measures.find((measure) => /respon|first.?repl/i.test(measure.id) && minutesOf(measure) !== null);
  const perMinute = response ? minutesOf(response) : null;
  return [
    rowCount(frame, 'tickets', t('metric.tickets')),
    ...(resolved
      ? [
          {
            figure: 'resolved' as const,
            label: t('metric.resolved'),
            measure: COUNT,
            unit: null,
            sql: `SELECT ${filtered('count(*)', resolved)} AS value, count(*) AS n FROM ${relation}`,
            rows: { where: resolved, beside: status ? [status.column.name] : end ? [end] : [] },
            text: (value: number) => wholeText(value),
            note: (value: number, facts: Row) => percentText(value / fact(facts, 'n')),
          },
        ]
      : []),
    ...(satisfaction ? [mean(frame, satisfaction, 'satisfaction', t('metric.satisfaction'))] : []),
    ...(response && perMinute !== null
      ? [
          {
            figure: 'response-time' as const,
            label: t('metric.response-time'),
            measure: response.typed,
            unit: 'min',
            sql:
              `SELECT avg(${response.sql})${perMinute === 1 ? '' : ` * ${perMinute}`} AS value, count(${response.sql}) AS n` +
              `${isSkewed(frame, response) ? `, ${medianOf(frame, response)} AS middle` : ''} FROM ${relation}`,
            rows: {
              value: { sql: perMinute === 1 ? response.sql : `${response.sql} * ${perMinute}`, columns: response.columns },
              how: 'mean' as const,
              where: `${response.sql} IS NOT NULL`,
            },
            text: minutes,
            ...(isSkewed(frame, response)
              ? { note: (_: number, facts: Row) => t('metric.median', { value: minutes(perMinute * fact(facts, 'middle')) }) }
              : {}),
          },
        ]
      : []),
  ];
}

const minutes = (value: number): string => t('metric.minutes', { value: numberText(value) });

/** Minutes in a unit of the measure; null when it is no time, or nobody says in what it is measured. */
const minutesOf = ({ unit }: Measure): number | null => MINUTES[unit ?? ''] ?? null;
