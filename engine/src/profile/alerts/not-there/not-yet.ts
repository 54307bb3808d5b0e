import { isDay } from '../../../contracts/table/is-day';
import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName } from '../../../duckdb/quote-sql';
import { rowsOf } from '../../../insights/rows-of';
import type { Table } from '../../../model';
import { isPending, isToCome } from '../../../understand/outcome/outcome-words';
import { dayText } from '../../../wording/date-text';
import { list } from '../../../wording/human';
import { alertMaker } from '../alert-context';
import { t } from '../messages';
import { LIMITS } from '../limits';

const DAY = 86_400_000;

/** Rows of a day, and how many of them have not come about. */
interface OfDay {
  at: number;
  rows: number;
  pending: number;
}

/**
 * Appointments that are booked stand at the end of the time beside those that were held, and more of them will be. From the day on from which nearly all rows have a
 * status that waits, or none of what is noted when it is over, the table tells what is to come: what is told over time ends before.
 * Tickets that came in last are open as well, but come in as before.
 */
export async function asFarAsHappened(connection: DuckDBConnection, table: Table): Promise<Table> {
  const { model, timeline, timeLimit } = table;
  const kind = model?.shape.kind;
  const dated = table.columns.find(({ name }) => name === timeline);
  if (!model || !dated || timeLimit !== null || table.pushdown || (kind !== 'event' && kind !== 'entity' && kind !== 'series')) return table;
  if (!isDay(dated)) return table;
  const found = (await byStatus(connection, table, dated.name)) ?? (await byBlanks(connection, table, dated.name));
  if (!found) return table;
  const { from, say } = found;
  const alert = alertMaker(table.name)('partial-last-period', 'info', [dated.name], say(dayText(from)));
  return {
    ...table,
    timeLimit: from - 1,
    notWhole: true,
    alerts: [...table.alerts.filter(({ kind: other }) => other !== 'partial-last-period'), alert],
  };
} // prettier-ignore

interface Found {
  from: number;
  say: (day: string) => string;
}

async function byStatus(connection: DuckDBConnection, table: Table, time: string): Promise<Found | null> {
  for (const { name, stats } of table.columns) {
    const labels = (stats.top ?? []).map(([label]) => label);
    if (stats.distinct < 2 || stats.distinct > LIMITS.mostStatuses) continue;
    const waiting = labels.filter((label) => isPending(label, labels));
    if (waiting.length === 0 || waiting.length === labels.length) continue;
    // A status may wait for its day though others of its column are only not over.
    for (const asked of [waiting.filter(isToCome), waiting]) {
      if (asked.length === 0) continue;
      const texts = asked.map((label) => `'${label.replaceAll("'", "''")}'`).join(', ');
      const days = await daysOf(connection, table, time, [`CAST(${quoteName(name)} AS VARCHAR) IN (${texts})`]);
      const tail = tailOf(days[0] ?? []);
      if (tail && (asked.every(isToCome) || tail.isThin)) return { from: tail.from, say: (day) => t('not-yet.status', { n: tail.n, day, labels: list(asked) }) };
    }
  }
  return null;
} // prettier-ignore

async function byBlanks(connection: DuckDBConnection, table: Table, time: string): Promise<Found | null> {
  const partly = table.columns
    .filter(({ name, stats }) => name !== time && stats.missing >= LIMITS.fewestToCome && stats.count > stats.missing)
    .slice(0, LIMITS.mostMeasures);
  if (partly.length < LIMITS.fewestBlank) return null;
  const days = await daysOf(connection, table, time, partly.map(({ name }) => `${quoteName(name)} IS NULL`)); // prettier-ignore
  const tails = partly.flatMap(({ name }, i) => {
    const tail = tailOf(days[i] ?? []);
    return tail?.isThin ? [{ name, ...tail }] : [];
  });
  const [first] = tails;
  const together = tails.filter(({ from }) => first && Math.abs(from - first.from) <= DAY);
  if (!first || together.length < LIMITS.fewestBlank) return null;
  const names = list(together.slice(0, LIMITS.mostNamed).map(({ name }) => t('names.quoted', { name })));
  return { from: first.from, say: (day) => t('not-yet.blank', { n: first.n, day, names }) };
}

/** By day, for each condition, how many rows meet it. */
async function daysOf(connection: DuckDBConnection, { relation }: Table, time: string, conditions: readonly string[]): Promise<OfDay[][]> {
  const rows = await rowsOf(
    connection,
    `SELECT epoch_ms(date_trunc('day', CAST(${quoteName(time)} AS TIMESTAMP)))::DOUBLE, count(*)::DOUBLE` +
      `${conditions.map((condition) => `, count(*) FILTER (WHERE ${condition})::DOUBLE`).join('')} ` +
      `FROM ${relation} WHERE ${quoteName(time)} IS NOT NULL GROUP BY 1 ORDER BY 1`,
  );
  return conditions.map((_, i) => rows.map((row) => ({ at: Number(row[0]), rows: Number(row[1]), pending: Number(row[i + 2]) })));
} // prettier-ignore

/** The days at the end of which nearly all rows wait, where hardly any do before. */
function tailOf(days: readonly OfDay[]): { from: number; n: number; isThin: boolean } | null {
  let [sum, best, start] = [0, 0, days.length];
  for (let i = days.length - 1; i >= 0; i--) {
    const { rows = 0, pending = 0 } = days[i] ?? {};
    sum += 2 * pending - rows;
    if (sum > best) [best, start] = [sum, i];
  }
  const [before, after] = [days.slice(0, start), days.slice(start)];
  const [first, from, last] = [before[0]?.at, after[0]?.at, after.at(-1)?.at];
  if (first === undefined || from === undefined || last === undefined) return null;
  const of = (part: readonly OfDay[], what: 'rows' | 'pending') => part.reduce((all, one) => all + one[what], 0);
  const [n, were] = [of(after, 'rows'), of(before, 'rows')];
  const isTail =
    n >= LIMITS.fewestToCome &&
    n <= LIMITS.mostToCome * (n + were) &&
    of(after, 'pending') >= LIMITS.waitAtEnd * n &&
    of(before, 'pending') <= LIMITS.waitBefore * were;
  if (!isTail) return null;
  const [perDay, usual] = [n / ((last - from) / DAY + 1), were / ((from - first) / DAY)];
  return { from, n, isThin: last - from >= LIMITS.daysToCome * DAY && perDay <= LIMITS.thinToCome * usual };
}
