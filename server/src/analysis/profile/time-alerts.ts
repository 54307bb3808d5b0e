import type { Alert } from '@hub/shared/contracts/report';
import { quoteName } from '../read/quote-sql';
import { runQuery } from '../read/run-query';
import { dayText, periodText } from '../wording/date-text';
import { alertMaker, counted, percentOf, type AlertContext } from './alert-context';
import { hasWord, nameWords } from './name-words';
import { MAX_REVERSED } from './time-pairs';
import { NOT_TIMELINE, TARGET } from './vocabulary';

const DAY = 86_400_000;
/** Share of reversed pairs from which on durations are in doubt. */
const REVERSED = 0.01;
const MUCH_REVERSED = 0.1;

/** Dates in the future, ends before starts, and a last period that is not over. */
export async function timeAlerts(context: AlertContext): Promise<Alert[]> {
  return [...(await futureDates(context)), ...reversed(context), ...partialPeriod(context)];
}

async function futureDates({ connection, loaded, columns, pairs, signal, now }: AlertContext): Promise<Alert[]> {
  const make = alertMaker(loaded.name);
  const alerts: Alert[] = [];
  const instant = now.toISOString();
  for (const { name, role, stats, type } of columns) {
    if (
      role !== 'timestamp' ||
      (type !== 'date' && type !== 'timestamp') ||
      typeof stats.max !== 'string' ||
      stats.max.slice(0, 19) <= instant.slice(0, 19)
    )
      continue;
    // Due dates, expiries and plans lie in the future by their nature.
    const words = nameWords(name);
    if (hasWord(words, NOT_TIMELINE) || hasWord(words, TARGET) || words.some((word) => /^(sched|renew|valid|next)/.test(word)))
      continue;
    const sql = `SELECT count(*)::DOUBLE FROM ${loaded.relation} WHERE ${quoteName(name)} > TIMESTAMP '${instant.slice(0, 19).replace('T', ' ')}'`;
    const count = Number((await runQuery(connection, sql, signal)).getRowsJS()[0]?.[0] ?? 0);
    const planned = pairs.some((pair) => pair.end === name);
    if (count) {
      const sentence = `${counted(count, 'row')} of “${name}” (${percentOf(count, stats.count)}) ${count === 1 ? 'lies' : 'lie'} in the future, up to ${stats.max.slice(0, 10)}.`;
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
      const rows = `“${pair.end}” comes before “${pair.start}” in ${counted(pair.reversed, 'row')} (${percentOf(pair.reversed, pair.n)})`;
      const severity =
        pair.reversed > pair.n * MUCH_REVERSED ? 'serious' : pair.reversed > pair.n * REVERSED ? 'warning' : 'info';
      const sentence = apart ? `${rows}, so no duration is reckoned from them.` : `${rows}.`;
      return make('end-before-start', severity, [pair.start, pair.end], sentence, { count: pair.reversed });
    });
}

/** The last month of a table that is dated more finely than by month counts as partial when it stops short of its end. */
function partialPeriod({ loaded, columns, timeline }: AlertContext): Alert[] {
  const column = columns.find(({ name }) => name === timeline);
  const { min, max } = column?.stats ?? {};
  if (!column || typeof min !== 'string' || typeof max !== 'string') return [];
  const [first, last] = [instantOf(min), instantOf(max)];
  const months = (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth() + 1;
  if (months < 3 || column.stats.distinct < months * 3) return [];
  const end = Date.UTC(last.getUTCFullYear(), last.getUTCMonth() + 1, 1);
  const left = (end - last.getTime()) / DAY;
  const usual = (last.getTime() - first.getTime()) / DAY / Math.max(1, column.stats.distinct);
  if (left <= Math.max(1.5, usual * 4)) return [];
  const month = periodText(last.getTime(), 'month');
  const sentence = `The last month, ${month}, ends on ${dayText(last.getTime())}; it is not compared with full months.`;
  return [alertMaker(loaded.name)('partial-last-period', 'info', [column.name], sentence)];
}

function instantOf(text: string): Date {
  return new Date(text.length <= 10 ? `${text}T00:00:00Z` : `${text.slice(0, 19)}Z`);
}
