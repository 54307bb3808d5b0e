import { COUNT, rateOf, type TypedMeasure } from '../contracts/measure';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { Claim, MetricFigure } from '../contracts/claim';
import { capital } from '../wording/human';
import { amountText, numberText, percentText, sayable } from '../wording/number-text';
import { periodText } from '../wording/date-text';
import { isStock } from '../insights/series/changes';
import type { Frame, Measure } from '../insights/frame/frame';
import { makeClaim } from '../insights/make-claim';
import { totalOf } from '../insights/judge/total-of';
import { leadMeasures } from '../insights/frame/lead-measures';
import { areOwn, isTechnical, modelColumnOf } from '../insights/frame/roles';
import { lastKnown } from '../insights/series/last-known';
import { isStanding } from '../insights/series/is-standing';
import { sequencesOf } from '../insights/series/sequences';
import { fact } from '../insights/finding';
import { sourceOf } from '../insights/rows-of';
import type { Row } from '../duckdb/cell';
import { firstRows } from '../insights/prefetch/shared-scans';
import { isRunningTotal } from '../insights/series/running-total';
import { t } from './messages';
import { equals, filtered, instant, name, possibleTime, sortedSample, where } from '../insights/sql';
import { LIMITS } from './limits';

interface Metric {
  figure: MetricFigure;
  label: string;
  measure: TypedMeasure;
  unit: string | null;
  sql: string;
  text(value: number): string;
  /** What stands beside the figure in brackets. */
  note?(value: number, facts: Row): string;
}

const DONE = /^(resolved|closed|done|solved|completed?|fixed|finished|answered)\b/i;
const MINUTES: Record<string, number> = { ms: 1 / 60_000, s: 1 / 60, sec: 1 / 60, secs: 1 / 60, seconds: 1 / 60, min: 1, mins: 1, minutes: 1, h: 60, hr: 60, hrs: 60, hours: 60, d: 1440, days: 1440 }; // prettier-ignore

/** The leading figures as claims whose sentence is the metric's line, `Label: value`. */
export async function keyMetrics(connection: DuckDBConnection, given: Frame, nextId: number): Promise<Claim[]> {
  const frame = withoutOthers(given);
  const metrics = [
    ...(frame.ticketLike ? ticketMetrics(frame) : [rowCount(frame, 'rows', capital(frame.rows))]),
    ...generalMetrics(frame),
  ];
  const distinct = metrics.filter(
    (metric, i) => metrics.findIndex((other) => other.sql === metric.sql || other.label === metric.label) === i,
  );
  const claims: Claim[] = [];
  const chosen = distinct.slice(0, LIMITS.mostMetrics);
  const rows = await firstRows(
    sourceOf(connection, frame.table),
    chosen.map(({ sql }) => sql),
  );
  for (const [i, metric] of chosen.entries()) {
    const facts = rows[i];
    if (!facts || typeof facts.value !== 'number') continue;
    const { value } = facts;
    const n = typeof facts.n === 'number' ? facts.n : frame.table.rows;
    const said = sayable(() => ({
      label: metric.label,
      text: metric.text(value),
      ...(metric.note ? { note: metric.note(value, facts) } : {}),
      figure: metric.figure,
    }));
    if (said === null) continue;
    claims.push(
      makeClaim(nextId + claims.length, {
        kind: 'headline',
        agent: 'report-generator',
        table: frame.table.name,
        subject: { filter: [], breakdown: null, measure: metric.measure },
        value,
        unit: metric.unit,
        n,
        sentence: sentenceOf(said),
        metric: said,
        sql: metric.sql,
      }),
    );
  }
  return claims;
}

/** Figures of other tables lead where these are told. */
const withoutOthers = (frame: Frame): Frame => ({
  ...frame,
  dimensions: frame.dimensions.filter(({ column }) => areOwn(frame.table, [column.name])),
  measures: frame.measures.filter(({ columns }) => areOwn(frame.table, columns)),
});

const sentenceOf = ({ label, text, note }: NonNullable<Claim['metric']>): string =>
  note === undefined ? t('metric.line', { label, text }) : t('metric.line-note', { label, text, note });

const rowCount = (frame: Frame, figure: MetricFigure, label: string): Metric => ({
  figure,
  label,
  measure: COUNT,
  unit: null,
  sql: `SELECT count(*) AS value FROM ${frame.table.relation}`,
  text: (value) => value.toLocaleString('en-US'),
});

/** The four figures of ticket-like data, so far as the table has what they are made of. */
function ticketMetrics(frame: Frame): Metric[] {
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
            text: (value: number) => value.toLocaleString('en-US'),
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

/** Whether the data's notes say that the mean is not a typical value. */
const isSkewed = ({ table }: Frame, { kind, columns }: Measure): boolean =>
  kind === 'column' &&
  table.alerts.some((alert) => alert.kind === 'skew' && columns.every((column) => alert.columns.includes(column)));

const medianOf = (frame: Frame, measure: Measure): string =>
  filtered(`median(${measure.sql})`, sortedSample(frame, measure.filled));

/** A mean, with the median beside it where the notes call the mean untypical. */
const mean = (frame: Frame, measure: Measure, figure: MetricFigure, label: string): Metric => {
  const skewed = isSkewed(frame, measure);
  const text = (value: number) => amountText(value, measure.unit, measure.fraction);
  return {
    figure,
    label,
    measure: measure.typed,
    unit: measure.unit,
    sql:
      `SELECT avg(${measure.sql}) AS value, count(${measure.sql}) AS n${skewed ? `, ${medianOf(frame, measure)} AS middle` : ''} ` +
      `FROM ${frame.table.relation}`,
    text,
    ...(skewed ? { note: (_: number, facts: Row) => t('metric.median', { value: text(fact(facts, 'middle')) }) } : {}),
  };
};

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

/** Figures that stand for a column, in the order in which a reader asks: what a level is at last, what a sum comes to, what is usual. */
function figuresOf(frame: Frame, measure: Measure): Metric[] {
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

/** How often what the table is about happens. */
function outcomeShare(frame: Frame): Metric | null {
  const outcome = frame.dimensions.find((dimension) => dimension.outcome);
  const label = outcome?.event ?? outcome?.labels[0];
  if (!outcome || label === undefined) return null;
  return {
    figure: 'share',
    label: t('metric.label.outcome', { column: capital(outcome.noun), value: label }),
    measure: rateOf(outcome.column.name, label),
    unit: '%',
    sql: `SELECT avg((${equals(outcome.column, label)})::INT) AS value, count(${name(outcome.column.name)}) AS n FROM ${frame.table.relation}`,
    text: (value) => percentText(value),
  };
}

function generalMetrics(frame: Frame): Metric[] {
  const { timeline } = frame;
  const { relation } = frame.table;
  const durations = frame.measures.filter(({ kind }) => kind === 'duration');
  const columns = leadMeasures(frame);
  const chosen = [...durations.slice(0, 2), ...columns].filter(
    (one, i, all) => all.findIndex(({ family }) => family === one.family) === i,
  );
  const outcome = outcomeShare(frame);
  const group = frame.dimensions.find(({ outcome: is, distinct, column }) => !is && distinct > 2 && !isTechnical(column));
  const edges = timeline?.edges ?? [];
  const metrics: Metric[] = [
    ...(outcome && !frame.ticketLike ? [outcome] : []),
    ...chosen.slice(0, LIMITS.mostMeasures).flatMap((measure, i) => figuresOf(frame, measure).slice(0, i === 0 ? 2 : 1)),
  ];
  if (timeline && !timeline.regular && edges.length > 2) {
    const [from = 0, to = 0] = edges.slice(-2);
    const time = name(timeline.column.name);
    metrics.push({
      figure: 'latest',
      label: t('metric.label.latest', { rows: capital(frame.rows), period: periodText(from, timeline.grain) }),
      measure: COUNT,
      unit: null,
      sql: `SELECT ${filtered('count(*)', `${time} >= ${instant(from)} AND ${time} < ${instant(to)}`)} AS value FROM ${relation}`,
      text: (value) => value.toLocaleString('en-US'),
    });
  }
  if (group && metrics.length < LIMITS.fewMetrics)
    metrics.push({
      figure: 'values',
      label: t('metric.label.values', { column: group.noun }),
      measure: COUNT,
      unit: null,
      sql: `SELECT count(DISTINCT ${name(group.column.name)}) AS value FROM ${relation}`,
      text: (value) => numberText(value),
    });
  return metrics;
}
