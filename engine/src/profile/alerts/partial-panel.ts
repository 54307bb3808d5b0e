import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName } from '../../duckdb/quote-sql';
import { rowsOf } from '../../insights/rows-of';
import type { Table } from '../../model';
import { writtenGrain } from '../../insights/frame/time/periods';
import { periodText } from '../../wording/date-text';
import { list } from '../../wording/human';
import { alertMaker, percentOf } from './alert-context';
import { t } from './messages';
import { LIMITS } from './limits';

/** A sum that is lower in the last period than ever. */
interface Fall {
  column: string;
  /** Of the usual sum. */
  part: number;
  last: number;
  before: number;
}

/**
 * A panel whose last period is dated by its beginning does not say that it is over. Where what adds up in it falls at once and by a like part for nearly all
 * that is read, below any period before, it may hold a part of the time: it is noted, and left out of what is told over time.
 */
export async function asFarAsWhole(connection: DuckDBConnection, table: Table): Promise<Table> {
  const { model, timeline, timeLimit } = table;
  const entity = model?.shape.kind === 'panel' ? model.shape.entity : [];
  if (!model || timeline === null || timeLimit !== null || entity.length === 0) return table;
  // Counts and amounts: a share, a mean of few or a rank does not fall for being taken of a part of the time.
  const counted = new Set(table.columns.flatMap(({ name, type, role }) => (type === 'integer' || role === 'money' || role === 'measure-additive' ? [name] : [])));
  const added = model.columns
    .filter(({ name, overMembers }) => counted.has(name) && (overMembers.how === 'sum' || overMembers.how === 'mean') && name !== timeline)
    .slice(0, LIMITS.mostMeasures);
  const falls: Fall[] = [];
  for (const { name } of added) {
    const fall = await fallOf(connection, table, { entity, time: timeline, column: name });
    if (fall) falls.push(fall);
  }
  const parts = falls.map(({ part }) => part).sort((a, b) => a - b);
  const middle = parts[Math.floor(parts.length / 2)] ?? NaN;
  const alike = falls.filter(({ part }) => Math.max(part / middle, middle / part) <= LIMITS.likePart);
  const [first] = alike;
  if (!first || alike.length < Math.max(LIMITS.fewestAlike, added.length / 3)) return table;
  const period = periodText(first.last, writtenGrain([first.before, first.last]));
  const told = { period, names: list(alike.slice(0, 3).map(({ column }) => t('names.quoted', { name: column }))), share: percentOf(middle, 1) };
  const alert = alertMaker(table.name)('partial-last-period', 'warning', [timeline], t('partial-panel', told));
  return { ...table, timeLimit: first.last - 1, notWhole: true, alerts: [...table.alerts, alert] };
} // prettier-ignore

/** How far one sum lies below all before in the last period, where it does for nearly all that is read. */
async function fallOf(
  connection: DuckDBConnection,
  { relation }: Table,
  { entity, time, column }: { entity: readonly string[]; time: string; column: string },
): Promise<Fall | null> {
  const own = 't = (SELECT max(t) FROM cells)';
  const sql =
    `WITH cells AS (SELECT (${entity.map(quoteName).join(', ')}) AS e, CAST(${quoteName(time)} AS TIMESTAMP) AS t, sum(${quoteName(column)})::DOUBLE AS v FROM ${relation} ` +
    `WHERE ${quoteName(time)} IS NOT NULL AND ${quoteName(column)} IS NOT NULL GROUP BY 1, 2), ` +
    `steps AS (SELECT t, sum(v) AS v FROM cells GROUP BY 1), ` +
    `things AS (SELECT e, median(v) FILTER (WHERE NOT ${own}) AS usual, sum(v) FILTER (WHERE ${own}) AS own FROM cells GROUP BY 1) ` +
    `SELECT sum(v) FILTER (WHERE ${own}), min(v) FILTER (WHERE NOT ${own}), median(v) FILTER (WHERE NOT ${own}), count(*)::DOUBLE, ` +
    `epoch_ms(max(t))::DOUBLE, epoch_ms(max(t) FILTER (WHERE NOT ${own}))::DOUBLE, ` +
    `(SELECT count(own)::DOUBLE FROM things), (SELECT count(*)::DOUBLE FROM things WHERE own < ${LIMITS.lower} * usual) FROM steps`;
  const [row = []] = await rowsOf(connection, sql);
  const [sum, least, usual, steps, last, before, things, lower] = row.map((cell) => (cell === null ? NaN : Number(cell)));
  if (sum === undefined || least === undefined || usual === undefined || last === undefined || before === undefined) return null;
  const isFall =
    (steps ?? 0) >= LIMITS.fewestSteps &&
    (things ?? 0) >= LIMITS.fewestThings &&
    (lower ?? 0) >= LIMITS.nearlyAll * (things ?? 0) &&
    sum < LIMITS.belowAll * least;
  return isFall ? { column, part: sum / usual, last, before } : null;
}
