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
import { t } from './messages';

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
    const sentence = without(key, empty, lost !== null);
    claims.push(relationClaim(place(), key, 'is null', empty, sentence));
    if (lost) claims.push(relationClaim(place(), key, 'is not null', lost, leadNowhere(key, lost)));
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
const isWhole = ({ pushdown, alerts }: Table): boolean =>
  !pushdown && !alerts.some(({ kind, columns }) => kind === 'truncated' && columns.length === 0);

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
  columns.length === 1
    ? t('relation.end', { table, column: columns[0] ?? '' })
    : t('relation.ends', { table, columns: columns.join(', ') });

const endsOf = ({ table, columns, referencedTable, referencedColumns }: ForeignKey) => ({
  from: end(table, columns),
  to: end(referencedTable, referencedColumns),
});

function without(key: ForeignKey, { value: missing, n: all }: Counted, someAreLost: boolean): string {
  const noun = rowNoun(key.table, false);
  const target = rowNoun(key.referencedTable, false);
  if (missing === 0) {
    const told = { ...endsOf(key), rows: countText(all, noun) };
    return someAreLost ? t('relation.all-name', told) : t('relation.all', told);
  }
  const told = { ...endsOf(key), rows: countText(missing, noun), n: missing, all };
  // A row of `records` has no name of its own, and of a table that refers to itself the name would be the wrong one.
  return target === 'records' || key.table === key.referencedTable
    ? t('relation.missing', told)
    : t('relation.missing-noun', { ...told, target: singular(target) });
}

const leadNowhere = (key: ForeignKey, { value, n }: Counted): string =>
  t('relation.lost', { ...endsOf(key), rows: countText(value, rowNoun(key.table, false)), all: n });
