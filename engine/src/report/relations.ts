import { COUNT } from '../contracts/report/measure';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { Claim } from '../contracts/report/claim';
import { isOfMachine } from '../duckdb/of-machine';
import type { ClaimRows } from '../contracts/report/claim-rows';
import { queriesOf } from '../insights/rows-behind/rows-of-claim';
import type { RowsBehind } from '../insights/rows-behind/rows-behind';
import { makeClaim } from '../insights/make-claim';
import { firstRow, sourceOf } from '../insights/rows-of';
import { name } from '../insights/sql';
import type { Table } from '../model';
import type { TableJoin } from '../joins/table-join';
import { singular } from '../wording/human';
import { countText } from '../wording/phrases';
import { rowNoun } from '../wording/row-noun';
import { t } from './messages';

/** How the tables hang together: who refers to whom, how many rows refer to nothing, and how many to what is not there. */
export async function relationClaims(
  connection: DuckDBConnection,
  tables: readonly Table[],
  keys: readonly TableJoin[],
  nextId: number,
): Promise<Claim[]> {
  const claims: Claim[] = [];
  for (const key of keys) {
    try {
      claims.push(...(await claimsOf(connection, tables, key, nextId + claims.length)));
    } catch (error) {
      if (isOfMachine(error) || /INTERRUPT/i.test(String(error))) throw error;
      // For the log: one relation that cannot be counted is not worth the report.
      console.error(error);
    }
  }
  return claims;
}

async function claimsOf(
  connection: DuckDBConnection,
  tables: readonly Table[],
  key: TableJoin,
  nextId: number,
): Promise<Claim[]> {
  const claims: Claim[] = [];
  const table = tables.find((candidate) => candidate.name === key.table);
  if (!table || !hasColumns(table, key.columns)) return [];
  const isEmpty = key.columns.map((column) => `${name(column)} IS NULL`).join(' OR ');
  const empty = await count(
    connection,
    table,
    `SELECT count(*) FILTER (WHERE ${isEmpty}) AS value, count(*) AS n FROM ${table.relation}`,
    { where: `(${isEmpty})`, beside: key.columns },
  );
  if (!empty) return [];
  const lost = await lostReferences(connection, tables, table, key);
  const place = () => nextId + claims.length;
  const sentence = without(key, empty, lost !== null);
  claims.push(relationClaim(place(), key, 'is null', empty, sentence));
  if (lost) claims.push(relationClaim(place(), key, 'is not null', lost, leadNowhere(key, lost)));
  const unmet = await unmetRows(connection, tables, table, key);
  if (unmet) claims.push(unmetClaim(place(), key, unmet));
  return claims;
}

interface Counted {
  value: number;
  n: number;
  sql: string;
  rows: ClaimRows;
}

async function count(
  connection: DuckDBConnection,
  table: Table,
  sql: string,
  behind: Pick<RowsBehind, 'where' | 'alias' | 'beside'>,
): Promise<Counted | null> {
  const facts = await firstRow(sourceOf(connection, table), sql);
  if (typeof facts?.value !== 'number' || typeof facts.n !== 'number') return null;
  return { value: facts.value, n: facts.n, sql, rows: queriesOf(table, { how: 'count', ...behind }, facts.value) };
}

const hasColumns = ({ columns }: Table, names: readonly string[]): boolean =>
  names.every((each) => columns.some((candidate) => candidate.name === each));

/** Of a table that was not read whole, rows that others refer to may be among the missing ones. */
const isWhole = ({ pushdown, alerts }: Table): boolean =>
  !pushdown && !alerts.some(({ kind, columns }) => kind === 'truncated' && columns.length === 0);

/** Rows whose reference leads nowhere; null when there are none, or when it cannot be known. */
async function lostReferences(
  connection: DuckDBConnection,
  tables: readonly Table[],
  table: Table,
  { unchecked, columns, referencedTable, referencedColumns }: TableJoin,
): Promise<Counted | null> {
  const other = tables.find((candidate) => candidate.name === referencedTable);
  if (!unchecked || !other || !isWhole(table) || !isWhole(other) || !hasColumns(other, referencedColumns)) return null;
  const states = columns.map((column) => `s.${name(column)} IS NOT NULL`);
  const meets = columns.map((column, i) => `o.${name(referencedColumns[i] ?? '')} = s.${name(column)}`);
  const isLost = `${states.join(' AND ')} AND NOT EXISTS (SELECT 1 FROM ${other.relation} o WHERE ${meets.join(' AND ')})`;
  const sql = `SELECT count(*) FILTER (WHERE lost) AS value, count(*) AS n FROM (SELECT ${isLost} AS lost FROM ${table.relation} s)`;
  const lost = await count(connection, table, sql, { where: isLost, alias: 's', beside: columns });
  return lost && lost.value > 0 ? lost : null;
}

/** Rows that no row refers to: clients without an invoice. Null where there are none, or rows that could refer to them were not read. */
async function unmetRows(
  connection: DuckDBConnection,
  tables: readonly Table[],
  table: Table,
  { columns, referencedTable, referencedColumns }: TableJoin,
): Promise<Counted | null> {
  const other = tables.find((candidate) => candidate.name === referencedTable);
  if (!other || other === table || !isWhole(table) || !isWhole(other) || !hasColumns(other, referencedColumns)) return null;
  const meets = columns.map((column, i) => `s.${name(column)} = o.${name(referencedColumns[i] ?? '')}`);
  const isUnmet = `NOT EXISTS (SELECT 1 FROM ${table.relation} s WHERE ${meets.join(' AND ')})`;
  const sql = `SELECT count(*) FILTER (WHERE unmet) AS value, count(*) AS n FROM (SELECT ${isUnmet} AS unmet FROM ${other.relation} o)`;
  const unmet = await count(connection, other, sql, { where: isUnmet, alias: 'o', beside: referencedColumns });
  return unmet && unmet.value > 0 ? unmet : null;
}

const unmetClaim = (place: number, key: TableJoin, { value, n, sql, rows }: Counted): Claim =>
  makeClaim(place, {
    kind: 'headline',
    agent: 'data-analyzer',
    table: key.referencedTable,
    subject: {
      filter: key.referencedColumns.map((column) => ({ column, op: 'is not null', value: null })),
      breakdown: null,
      measure: COUNT,
    },
    member: key.table,
    value,
    n,
    sentence: t('relation.unmet', {
      rows: countText(value, rowNoun(key.referencedTable, false)),
      all: n,
      from: endsOf(key).from,
    }),
    rows,
    sql,
  });

const relationClaim = (
  place: number,
  { table, columns, referencedTable }: TableJoin,
  op: 'is null' | 'is not null',
  { value, n, sql, rows }: Counted,
  sentence: string,
): Claim =>
  makeClaim(place, {
    kind: 'headline',
    agent: 'data-analyzer',
    table,
    subject: { filter: columns.map((column) => ({ column, op, value: null })), breakdown: null, measure: COUNT },
    member: referencedTable,
    value,
    n,
    sentence,
    rows,
    sql,
  });

const end = (table: string, columns: readonly string[]): string =>
  columns.length === 1
    ? t('relation.end', { table, column: columns[0] ?? '' })
    : t('relation.ends', { table, columns: columns.join(', ') });

const endsOf = ({ table, columns, referencedTable, referencedColumns }: TableJoin) => ({
  from: end(table, columns),
  to: end(referencedTable, referencedColumns),
});

function without(key: TableJoin, { value: missing, n: all }: Counted, someAreLost: boolean): string {
  const noun = rowNoun(key.table, false);
  const target = rowNoun(key.referencedTable, false);
  if (missing === 0) {
    const told = { ...endsOf(key), by: key.by, rows: countText(all, noun) };
    return someAreLost ? t('relation.all-name', told) : t('relation.all', told);
  }
  const told = { ...endsOf(key), by: key.by, rows: countText(missing, noun), n: missing, all };
  // A row of `records` has no name of its own, and of a table that refers to itself the name would be the wrong one.
  return target === 'records' || key.table === key.referencedTable
    ? t('relation.missing', told)
    : t('relation.missing-noun', { ...told, target: singular(target) });
}

const leadNowhere = (key: TableJoin, { value, n }: Counted): string =>
  t('relation.lost', { ...endsOf(key), rows: countText(value, rowNoun(key.table, false)), all: n });
