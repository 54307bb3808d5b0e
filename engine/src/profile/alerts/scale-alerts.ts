import type { Alert } from '../../contracts/report/alert';
import { quoteName } from '../../duckdb/quote-sql';
import { runQuery } from '../../duckdb/run-query';
import { numberText, percentText } from '../../wording/number-text';
import { alertMaker, listed, type AlertContext } from './alert-context';
import { t } from './messages';

/** Says once of which columns parts of 1 are told as percentages, and which of their values do not fit that scale. */
export async function scaleAlerts({ connection, loaded, columns, signal }: AlertContext): Promise<Alert[]> {
  const parts = columns.filter(({ role, unit }) => role === 'percent' && unit === '%');
  const [first] = parts;
  if (!first) return [];
  const make = alertMaker(loaded.name);
  const example = first.stats.median ?? 0.5;
  const names = parts.map(({ name }) => name);
  const told = { n: parts.length, names: listed(names), example: numberText(example), percent: percentText(example) };
  const alerts = [make('scale', 'info', names, t('scale.parts', told))];
  const beyond = parts.filter(({ stats }) => Math.max(Math.abs(Number(stats.min ?? 0)), Math.abs(Number(stats.max ?? 0))) > 1);
  if (beyond.length === 0) return alerts;
  const counts = beyond.map(({ name }) => `count(*) FILTER (abs(${quoteName(name)}::DOUBLE) > 1)::DOUBLE`);
  const row = (await runQuery(connection, `SELECT ${counts.join(', ')} FROM ${loaded.relation}`, signal)).getRowsJS()[0] ?? [];
  beyond.forEach(({ name, stats }, i) => {
    const count = Number(row[i] ?? 0);
    const { min = 0, max = 0 } = stats;
    const furthest = Math.abs(Number(min)) > Math.abs(Number(max)) ? Number(min) : Number(max);
    const sentence = t('scale.beyond', { n: count, name, furthest: numberText(furthest) });
    alerts.push(make('scale', 'warning', [name], sentence, { count }));
  });
  return alerts;
}
