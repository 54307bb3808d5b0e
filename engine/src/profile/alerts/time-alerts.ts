import { isDay } from '../../contracts/table/is-day';
import type { Alert } from '../../contracts/report/alert';
import { quoteName } from '../../duckdb/quote-sql';
import { runQuery } from '../../duckdb/run-query';
import { dayText, periodText } from '../../wording/date-text';
import { alertMaker, percentOf, type AlertContext } from './alert-context';
import { t } from './messages';
import { isDeadline } from '../roles/deadline';
import { hasWord, nameWords } from '../roles/name-words';
import { MAX_REVERSED } from '../time-pairs';
import { NOT_TIMELINE, TARGET } from '../roles/vocabulary';
import { LIMITS } from './limits';

const DAY = 86_400_000;

/** Whether a note says that a column's dates in the future cannot be true. */
export const saysImpossible = ({ kind, severity, columns }: Alert, column: string): boolean =>
  kind === 'future-dates' && severity !== 'info' && columns.includes(column);

/** Dates in the future, ends before starts, and a last period that is not over. */
export async function timeAlerts(context: AlertContext): Promise<Alert[]> {
  const future = await futureDates(context);
  return [...future, ...reversed(context), ...(await partialPeriod(context, future))];
}

async function futureDates({ connection, loaded, columns, pairs, signal, now }: AlertContext): Promise<Alert[]> {
  const make = alertMaker(loaded.name);
  const alerts: Alert[] = [];
  const instant = now.toISOString();
  for (const { name, role, stats, type } of columns) {
    if (
      role !== 'timestamp' ||
      !isDay({ type }) ||
      typeof stats.max !== 'string' ||
      stats.max.slice(0, 19) <= instant.slice(0, 19)
    )
      continue;
    // Due dates, expiries and plans lie in the future by their nature.
    const words = nameWords(name);
    if (
      hasWord(words, NOT_TIMELINE) ||
      hasWord(words, TARGET) ||
      isDeadline(name) ||
      words.some((word) => /^(sched|renew|valid|next)/.test(word))
    )
      continue;
    const sql = `SELECT count(*)::DOUBLE FROM ${loaded.relation} WHERE ${quoteName(name)} > TIMESTAMP '${instant.slice(0, 19).replace('T', ' ')}'`;
    const count = Number((await runQuery(connection, sql, signal)).getRowsJS()[0]?.[0] ?? 0);
    const many = count > LIMITS.mostFuture * stats.count;
    const planned = many || pairs.some((pair) => pair.end === name);
    if (count) {
      const told = { n: count, name, share: percentOf(count, stats.count), last: stats.max.slice(0, 10) };
      const sentence = many ? t('future.plan', told) : planned ? t('future.planned', told) : t('future.impossible', told);
      alerts.push(make('future-dates', planned ? 'info' : 'warning', [name], sentence, { count }));
    }
  }
  return alerts;
}

function reversed({ loaded, pairs }: AlertContext): Alert[] {
  const make = alertMaker(loaded.name);
  return pairs
    .filter((pair) => pair.reversed > 0)
    .map((pair) => {
      const apart = pair.reversed > pair.n * MAX_REVERSED;
      const told = { end: pair.end, start: pair.start, n: pair.reversed, share: percentOf(pair.reversed, pair.n) };
      const severity =
        pair.reversed > pair.n * LIMITS.muchReversed ? 'serious' : pair.reversed > pair.n * LIMITS.reversed ? 'warning' : 'info';
      const sentence = apart ? t('reversed.apart', told) : t('reversed', told);
      return make('end-before-start', severity, [pair.start, pair.end], sentence, { count: pair.reversed });
    });
}

/** The last month of a table that is dated more finely than by month counts as partial when it stops short of its end. */
async function partialPeriod(context: AlertContext, future: readonly Alert[]): Promise<Alert[]> {
  const { loaded, columns, timeline } = context;
  const column = columns.find(({ name }) => name === timeline);
  const { min } = column?.stats ?? {};
  const late = column && future.some((alert) => saysImpossible(alert, column.name));
  const max = late ? await latestPast(context, column.name) : column?.stats.max;
  if (!column || typeof min !== 'string' || typeof max !== 'string') return [];
  const [first, last] = [instantOf(min), instantOf(max)];
  // A year of five digits is none that can be told.
  if (Number.isNaN(first.getTime()) || Number.isNaN(last.getTime())) return [];
  const months = (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth() + 1;
  if (months < 3 || column.stats.distinct < months * 3) return [];
  const end = Date.UTC(last.getUTCFullYear(), last.getUTCMonth() + 1, 1);
  const left = (end - last.getTime()) / DAY;
  const usual = (last.getTime() - first.getTime()) / DAY / Math.max(1, column.stats.distinct);
  if (left <= Math.max(1.5, usual * 4)) return [];
  const month = periodText(last.getTime(), 'month');
  const sentence = t('partial-month', { month, day: dayText(last.getTime()) });
  return [alertMaker(loaded.name)('partial-last-period', 'info', [column.name], sentence)];
}

/** The last date that has come, as text, or undefined when there is none. */
async function latestPast({ connection, loaded, signal, now }: AlertContext, column: string): Promise<string | undefined> {
  const past = `TIMESTAMP '${now.toISOString().slice(0, 19).replace('T', ' ')}'`;
  const sql = `SELECT strftime(max(${quoteName(column)})::TIMESTAMP, '%Y-%m-%dT%H:%M:%S') FROM ${loaded.relation} WHERE ${quoteName(column)} <= ${past}`;
  const found = (await runQuery(connection, sql, signal)).getRowsJS()[0]?.[0];
  return typeof found === 'string' ? found : undefined;
}

function instantOf(text: string): Date {
  return new Date(text.length <= 10 ? `${text}T00:00:00Z` : `${text.slice(0, 19)}Z`);
}
