import { COUNT } from '../contracts/measure';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { Claim } from '../contracts/claim';
import { makeClaim } from '../insights/make-claim';
import { firstRow, sourceOf } from '../insights/rows-of';
import { name } from '../insights/sql';
import type { Table } from '../model';
import type { ForeignKey } from '../sources/extract/table-extract';
import { singular } from '../wording/human';
import { countText } from '../wording/phrases';
import { rowNoun } from '../wording/row-noun';

/** How the tables hang together: who refers to whom, how many rows refer to nothing, and how many to what is not there. */
export async function relationClaims(
  connection: DuckDBConnection,
  tables: readonly Table[],
  keys: readonly ForeignKey[],
  nextId: number,
): Promise<Claim[]> {
  const claims: Claim[] = [];
  for (const key of keys) {
    const table = tables.find((candidate) => candidate.name === key.table);
    if (!table || !hasColumns(table, key.columns)) continue;
    const isEmpty = key.columns.map((column) => `${name(column)} IS NULL`).join(' OR ');
    const empty = await count(
      connection,
      table,
      `SELECT count(*) FILTER (WHERE ${isEmpty}) AS value, count(*) AS n FROM ${table.relation}`,
    );
    if (!empty) continue;
    const lost = await lostReferences(connection, tables, table, key);
    const place = () => nextId + claims.length;
    const sentence = `${ends(key)}; ${without(key, empty, lost !== null)}.`;
    claims.push(relationClaim(place(), key, 'is null', empty, sentence));
    if (lost) claims.push(relationClaim(place(), key, 'is not null', lost, `${leadNowhere(key, lost)}.`));
  }
  return claims;
}

interface Counted {
  value: number;
  n: number;
  sql: string;
}

async function count(connection: DuckDBConnection, table: Table, sql: string): Promise<Counted | null> {
  const facts = await firstRow(sourceOf(connection, table), sql);
  if (typeof facts?.value !== 'number' || typeof facts.n !== 'number') return null;
  return { value: facts.value, n: facts.n, sql };
}

const hasColumns = ({ columns }: Table, names: readonly string[]): boolean =>
  names.every((each) => columns.some((candidate) => candidate.name === each));

/** Of a table that was not read whole, rows that others refer to may be among the missing ones. */
const isWhole = ({ whole, alerts }: Table): boolean =>
  !whole && !alerts.some(({ kind, columns }) => kind === 'truncated' && columns.length === 0);

/** Rows whose reference leads nowhere; null when there are none, or when it cannot be known. */
async function lostReferences(
  connection: DuckDBConnection,
  tables: readonly Table[],
  table: Table,
  { unchecked, columns, referencedTable, referencedColumns }: ForeignKey,
): Promise<Counted | null> {
  const other = tables.find((candidate) => candidate.name === referencedTable);
  if (!unchecked || !other || !isWhole(table) || !isWhole(other) || !hasColumns(other, referencedColumns)) return null;
  const states = columns.map((column) => `s.${name(column)} IS NOT NULL`);
  const meets = columns.map((column, i) => `o.${name(referencedColumns[i] ?? '')} = s.${name(column)}`);
  const isLost = `${states.join(' AND ')} AND NOT EXISTS (SELECT 1 FROM ${other.relation} o WHERE ${meets.join(' AND ')})`;
  const sql = `SELECT count(*) FILTER (WHERE lost) AS value, count(*) AS n FROM (SELECT ${isLost} AS lost FROM ${table.relation} s)`;
  const lost = await count(connection, table, sql);
  return lost && lost.value > 0 ? lost : null;
}

const relationClaim = (
  place: number,
  { table, columns, referencedTable }: ForeignKey,
  op: 'is null' | 'is not null',
  { value, n, sql }: Counted,
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
    sql,
  });

const end = (table: string, columns: readonly string[]): string =>
  columns.length === 1 ? `${table}.${columns[0] ?? ''}` : `${table} (${columns.join(', ')})`;

const ends = ({ table, columns, referencedTable, referencedColumns }: ForeignKey): string =>
  `${end(table, columns)} refers to ${end(referencedTable, referencedColumns)}`;

function without({ table, referencedTable }: ForeignKey, { value: missing, n: rows }: Counted, someAreLost: boolean): string {
  const noun = rowNoun(table, false);
  const target = rowNoun(referencedTable, false);
  const one = target === 'records' || table === referencedTable ? 'none' : `no ${singular(target)}`;
  if (missing > 0)
    return `${countText(missing, noun)} of ${rows.toLocaleString('en-US')} ${missing === 1 ? 'has' : 'have'} ${one}`;
  return `all ${countText(rows, noun)} ${someAreLost ? 'name' : 'have'} one`;
}

const leadNowhere = ({ table, columns, referencedTable, referencedColumns }: ForeignKey, { value, n }: Counted): string =>
  `${end(table, columns)} leads nowhere in ${countText(value, rowNoun(table, false))} of ${n.toLocaleString('en-US')}: ` +
  `${end(referencedTable, referencedColumns)} has no such value`;
