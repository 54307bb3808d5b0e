import { isDay } from '../../contracts/table/is-day';
import type { DuckDBConnection } from '@duckdb/node-api';
import { conditions, instant, name } from '../../insights/sql';
import type { Table } from '../../model';
import { counts, oneOf } from './counts';
import { ownColumns } from '../own-columns';
import { LIMITS } from './limits';
import { keyOf, moneyOf, sumsIn } from './row-of';
import type { Standing } from './standing';
import type { Found } from './wait';
import { isLastDay, isStillThere } from './words';

/** Days that have passed and should not have, with what is still there: a quantity on hand, a label of what goes on, a thing of a list that has not ended. */
export async function pastWaits(connection: DuckDBConnection, table: Table, { there, running }: Standing, asOf: number | null): Promise<Found[]> {
  const { relation } = table;
  if (asOf === null) return [];
  const own = ownColumns(table);
  const targets = own.filter((column) => isDay(column) && isLastDay(column.name));
  const onHand = own.find(({ name: one, role, type, quantity }) => role === 'measure' && (type === 'integer' || type === 'number') && quantity !== 'money' && isStillThere(one));
  const still = onHand ? `${name(onHand.name)} > 0` : running ? oneOf(table, running.column, running.labels) : isList(table) ? '' : null;
  if (still === null) return [];
  const found: Found[] = [];
  for (const { name: target } of targets) {
    const among = conditions(there, still, `${name(target)} IS NOT NULL`);
    const waiting = conditions(among, `${name(target)} < ${instant(asOf)}`);
    const [n = 0, all = 0] = await counts(connection, relation, waiting, among);
    if (n < LIMITS.fewestWaiting || n > LIMITS.mostOwed * all) continue;
    found.push({
      how: 'past', target, start: null, due: { sql: name(target), column: target, days: false }, asOf, limit: null, usual: null,
      state: onHand || !running ? null : running, ...(onHand && { onHand: onHand.name }), of: among, among, waiting,
      money: await valueOf(connection, table, { waiting, n, target, onHand: onHand?.name ?? null }), key: keyOf(table), isMore: true, mayStayBlank: false, n,
    });
  }
  return found;
} // prettier-ignore

/** Rows are things, and not what happened: so they are where most have no day of their own. */
function isList({ model, columns, timeline, rows }: Table): boolean {
  const dated = columns.find((one) => one.name === timeline)?.stats;
  return model?.shape.kind === 'entity' || (dated !== undefined && rows - dated.missing < LIMITS.mostDated * rows);
}

/** The value of what is there: of amounts the one that is nought where nothing is. */
async function valueOf(connection: DuckDBConnection, table: Table, { waiting, n, target, onHand }: { waiting: string; n: number; target: string; onHand: string | null }): Promise<string | null> {
  const all = await moneyOf(connection, table, [target], { waiting, n, isAsked: false });
  if (onHand === null || all === null) return all;
  const sums = sumsIn(table);
  const gone = `${name(onHand)} = 0`;
  const [empty = 0, ...none] = await counts(connection, table.relation, gone, ...sums.map((one) => conditions(gone, `coalesce(${name(one)}, 0) = 0`)));
  return sums.find((_, i) => (none[i] ?? 0) >= LIMITS.goesWith * empty && empty > 0) ?? null;
} // prettier-ignore
