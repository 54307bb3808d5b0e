import type { DuckDBConnection } from '@duckdb/node-api';
import type { Column, Table } from '../../model';
import type { Wait } from '../../understand/waits/wait';
import { isEntityColumn } from '../frame/dimensions/build-entities';
import type { Holders } from '../frame/frame';
import { isDimension } from '../frame/roles';
import { rowsOf } from '../rows-of';
import { conditions, filtered, name } from '../sql';
import { LIMITS } from './limits';

/** Who holds the rows that wait: of each column that names customers, suppliers, readers, things that have many rows, those of them of whom any waits. */
export async function holdersOf(connection: DuckDBConnection, from: string, table: Table, wait: Wait): Promise<Holders[]> {
  const asked = table.columns.filter((column) => mayHold(column, table) && !columnsOf(wait).includes(column.name)).slice(0, LIMITS.mostHolders);
  const found: Holders[] = [];
  for (const column of asked) {
    const cell = name(column.name);
    const known = conditions(wait.among, `${cell} IS NOT NULL`);
    const owed = wait.money === null ? '0' : `coalesce(${filtered(`sum(${name(wait.money)})`, wait.waiting)}, 0)`;
    const each = `SELECT CAST(${cell} AS VARCHAR) AS label, count(*)::DOUBLE AS among, ${filtered('count(*)', wait.waiting)}::DOUBLE AS waits, ${owed}::DOUBLE AS money FROM ${from} WHERE ${known} GROUP BY 1`;
    const rows = await rowsOf(
      connection,
      `SELECT label, among, waits, count(*) OVER ()::DOUBLE, sum(among) OVER (), sum(waits) OVER (), count(*) FILTER (WHERE waits > 0) OVER ()::DOUBLE, money, sum(money) OVER () FROM (${each}) ORDER BY waits DESC, among, label LIMIT ${LIMITS.mostOfHolders}`,
    );
    const [, , , all = 0, among = 0, waits = 0, any = 0, , money = 0] = rows[0] ?? [];
    found.push({
      column,
      all: Number(all),
      any: Number(any),
      among: Number(among),
      waits: Number(waits),
      money: Number(money),
      members: rows.flatMap(([label, of, own, , , , , sum]) => (Number(own) > 0 ? [{ label: String(label), among: Number(of), waits: Number(own), money: Number(sum) }] : [])),
    });
  }
  return found;
} // prettier-ignore

/** What a row belongs to; of persons those whose names are told anyway. */
const mayHold = (column: Column, { rows, timeline }: Table): boolean =>
  column.name !== timeline &&
  (column.type === 'text' || column.type === 'integer') &&
  column.carried === undefined &&
  isEntityColumn(column) &&
  (column.personal === undefined || isDimension(column, rows));

const columnsOf = ({ target, start, due, state, key }: Wait): (string | undefined)[] => [
  target,
  start ?? undefined,
  due?.column,
  state?.column,
  key ?? undefined,
];
