import { isDay } from '../../contracts/table/is-day';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { ModelColumn } from '../../contracts/table/table-model';
import { columnsOfRelation } from '../../contracts/table/column-relation';
import { conditions, instant, name } from '../../insights/sql';
import type { Table } from '../../model';
import { counts } from './counts';
import { lastStep } from './last-day';
import { LIMITS } from './limits';
import { milliseconds } from './moments';
import { keyOf } from './row-of';
import type { Standing } from './standing';
import type { Found, Wait } from './wait';
import { isBirth, isReminder, saysDue, saysJoined, saysLeft, saysPaid } from './words';

/** Amounts that are left in some rows and nought in most: what is open, by itself or as what was paid says. */
export async function leftWaits(connection: DuckDBConnection, table: Table, { lived }: Standing, asOf: number | null): Promise<Found[]> {
  const { model, relation } = table;
  const found: Found[] = [];
  for (const { name: target } of (model?.columns ?? []).filter((column) => isLeft(column, table))) {
    const amount = name(target);
    const among = conditions(lived, `${amount} IS NOT NULL`);
    const left = conditions(lived, `${amount} > 0`);
    const [n = 0, all = 0, below = 0] = await counts(connection, relation, left, among, conditions(lived, `${amount} < 0`));
    if (n < LIMITS.fewestWaiting || n > LIMITS.mostOwed * all || below > LIMITS.mostBelow * (n + below)) continue;
    const due = await dueOf(connection, table, left, n);
    const step = due || model?.shape.kind === 'entity' ? null : await lastStep(connection, table, left, n);
    const start = step !== null && saysJoined(step) ? null : step;
    if ((due || start) && asOf === null) continue;
    const since = due?.sql ?? (start === null ? null : name(start));
    const known = conditions(among, since && asOf !== null ? `${since} < ${instant(asOf + milliseconds(1))}` : null);
    const waiting = conditions(known, `${amount} > 0`);
    // What is younger than the terms that are usual is not late.
    const late = since && asOf !== null ? conditions(waiting, `${since} < ${instant(due ? asOf : asOf - milliseconds(LIMITS.terms))}`) : waiting;
    const unasked = await unaskedOf(connection, table, waiting);
    const [nLate = 0, nNow = 0] = await counts(connection, relation, late, waiting);
    if (nLate < LIMITS.fewestWaiting) continue;
    found.push({
      how: 'left', target, start, due, asOf: since ? asOf : null, limit: null, usual: null, state: null,
      of: known, among: known, waiting: due ? late : waiting, money: target, key: keyOf(table), isMore: true, mayStayBlank: false, n: due ? nLate : nNow, ...(unasked && { unasked }),
    });
  }
  return found;
} // prettier-ignore

export function isLeft({ name: own, role, quantity, type }: ModelColumn, { model, columns }: Table): boolean {
  if (role !== 'measure' || (type !== 'integer' && type !== 'number') || columns.some((one) => one.name === own && one.carried !== undefined)) return false;
  const says = saysLeft(own);
  if (says !== 'perhaps') return says === 'surely' && quantity !== 'duration' && quantity !== 'percent';
  const isOfPaid = model?.algebra.some((relation) => relation.kind === 'sum' && columnsOfRelation(relation).includes(own) && columnsOfRelation(relation).some((one) => one !== own && saysPaid(one)));
  return quantity === 'money' || isOfPaid === true;
} // prettier-ignore

/** The day by which nearly all of it was to be paid. */
async function dueOf(connection: DuckDBConnection, { model, relation }: Table, left: string, n: number): Promise<Wait['due']> {
  const dues = (model?.columns ?? []).filter(({ name: one, type, time }) => isDay({ type }) && (time === 'due' || saysDue(one)) && !isBirth(one));
  const known = await counts(connection, relation, ...dues.map(({ name: one }) => conditions(left, `${name(one)} IS NOT NULL`)));
  const own = dues.find((_, i) => (known[i] ?? 0) >= LIMITS.before * n)?.name;
  return own === undefined ? null : { sql: name(own), column: own, days: false };
} // prettier-ignore

/** Of a column that counts reminders, or has their day, the rows that have none; null where all or none of them were asked. */
export async function unaskedOf(connection: DuckDBConnection, { model, relation }: Table, waiting: string): Promise<Wait['unasked'] | null> {
  for (const { name: column, type, role } of (model?.columns ?? []).filter(({ name: one }) => isReminder(one))) {
    const isNumber = type === 'integer' || type === 'number';
    if (!isNumber && role === 'text') continue;
    const sql = isNumber ? `coalesce(${name(column)}, 0) = 0` : type === 'boolean' ? `NOT coalesce(${name(column)}, false)` : `${name(column)} IS NULL`;
    const [unasked = 0, n = 0] = await counts(connection, relation, conditions(waiting, sql), waiting);
    if (unasked >= LIMITS.fewestWaiting && unasked < n) return { column, sql };
  }
  return null;
} // prettier-ignore
