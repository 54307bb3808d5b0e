import type { Alert } from '../../contracts/alert';
import { quoteName } from '../../duckdb/quote-sql';
import { runQuery } from '../../duckdb/run-query';
import { numberText, percentText } from '../../wording/number-text';
import { alertMaker, counted, listed, type AlertContext } from './alert-context';

/** Says once of which columns parts of 1 are told as percentages, and which of their values do not fit that scale. */
export async function scaleAlerts({ connection, loaded, columns, signal }: AlertContext): Promise<Alert[]> {
  const parts = columns.filter(({ role, unit }) => role === 'percent' && unit === '%');
  const [first] = parts;
  if (!first) return [];
  const make = alertMaker(loaded.name);
  const example = first.stats.median ?? 0.5;
  const names = parts.map(({ name }) => name);
  const sentence = `${listed(names)} ${parts.length > 1 ? 'hold' : 'holds'} parts of 1, so ${numberText(example)} is told as ${percentText(example)}.`;
  const alerts = [make('scale', 'info', names, sentence)];
  const beyond = parts.filter(({ stats }) => Math.max(Math.abs(Number(stats.min ?? 0)), Math.abs(Number(stats.max ?? 0))) > 1);
  if (beyond.length === 0) return alerts;
  const counts = beyond.map(({ name }) => `count(*) FILTER (abs(${quoteName(name)}::DOUBLE) > 1)::DOUBLE`);
  const row = (await runQuery(connection, `SELECT ${counts.join(', ')} FROM ${loaded.relation}`, signal)).getRowsJS()[0] ?? [];
  beyond.forEach(({ name, stats }, i) => {
    const count = Number(row[i] ?? 0);
    const { min = 0, max = 0 } = stats;
    const furthest = Math.abs(Number(min)) > Math.abs(Number(max)) ? Number(min) : Number(max);
    const far = `${counted(count, 'value')} of “${name}” ${count === 1 ? 'lies' : 'lie'} beyond 1 (${numberText(furthest)}), unlike the others: look whether ${count === 1 ? 'it is' : 'they are'} written as a percentage.`;
    alerts.push(make('scale', 'warning', [name], far, { count }));
  });
  return alerts;
}
