import type { DuckDBConnection } from '@duckdb/node-api';
import type { Claim } from '../contracts/report/claim';
import type { Frame } from '../insights/frame/frame';
import { areOwn } from '../insights/frame/roles';
import { makeClaim } from '../insights/make-claim';
import { firstRows } from '../insights/prefetch/shared-scans';
import { rowsOfClaim } from '../insights/rows-behind/rows-of-claim';
import { sourceOf } from '../insights/rows-of';
import { toldNumbers } from '../insights/told-numbers';
import { capital } from '../wording/human';
import { noting } from '../wording/noted-numbers';
import { sayable } from '../wording/number-text';
import { LIMITS } from './limits';
import { t } from './messages';
import { generalMetrics } from './metrics/general-metrics';
import { rowCount } from './metrics/metric';
import { ticketMetrics } from './metrics/ticket-metrics';

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
    const say = () =>
      sayable(() => ({
        label: metric.label,
        text: metric.text(value),
        ...(metric.note ? { note: metric.note(value, facts) } : {}),
        figure: metric.figure,
      }));
    const said = say();
    if (said === null) continue;
    const sentence = sentenceOf(said);
    const marked = noting(() => {
      const again = say();
      return again === null ? '' : sentenceOf(again);
    });
    const numbers = toldNumbers(marked, sentence, facts);
    const subject = { filter: [], breakdown: null, measure: metric.measure };
    const behind = rowsOfClaim(frame, 'subject', { subject, member: null, rows: metric.rows }, value);
    claims.push(
      makeClaim(nextId + claims.length, {
        kind: 'headline',
        agent: 'report-generator',
        table: frame.table.name,
        subject,
        value,
        unit: metric.unit,
        n,
        sentence,
        metric: said,
        ...(behind ? { rows: behind } : {}),
        ...(behind && numbers.length > 0 ? { numbers } : {}),
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
