import type { DuckDBConnection } from '@duckdb/node-api';
import type { Claim } from '@hub/shared/contracts/claim';
import { firstRow, sourceOf } from '../insights/rows-of';
import { name } from '../insights/sql';
import type { Table } from '../model';
import type { ForeignKey } from '../read/table-extract';
import { singular } from '../wording/human';
import { countText } from '../wording/phrases';
import { rowNoun } from '../wording/row-noun';

/** How the tables hang together, a claim for each reference: who refers to whom, and how many rows refer to nothing. */
export async function relationClaims(
  connection: DuckDBConnection,
  tables: readonly Table[],
  keys: readonly ForeignKey[],
  nextId: number,
): Promise<Claim[]> {
  const claims: Claim[] = [];
  for (const key of keys) {
    const table = tables.find((candidate) => candidate.name === key.table);
    if (!table || !key.columns.every((column) => table.columns.some((candidate) => candidate.name === column))) continue;
    const isEmpty = key.columns.map((column) => `${name(column)} IS NULL`).join(' OR ');
    const sql = `SELECT count(*) FILTER (WHERE ${isEmpty}) AS value, count(*) AS n FROM ${table.relation}`;
    const facts = await firstRow(sourceOf(connection, table), sql);
    if (typeof facts?.value !== 'number' || typeof facts.n !== 'number') continue;
    claims.push({
      id: `c${nextId + claims.length}`,
      kind: 'headline',
      agent: 'data-analyzer',
      table: table.name,
      subject: {
        filter: key.columns.map((column) => ({ column, op: 'is null', value: null })),
        breakdown: null,
        measure: 'count',
      },
      member: key.referencedTable,
      direction: 'none',
      value: facts.value,
      unit: null,
      baseline: null,
      n: facts.n,
      effect: null,
      p: null,
      q: null,
      score: 0,
      sentence: `${ends(key)}; ${without(key, facts.value, facts.n)}.`,
      sql,
    });
  }
  return claims;
}

const end = (table: string, columns: readonly string[]): string =>
  columns.length === 1 ? `${table}.${columns[0] ?? ''}` : `${table} (${columns.join(', ')})`;

const ends = ({ table, columns, referencedTable, referencedColumns }: ForeignKey): string =>
  `${end(table, columns)} refers to ${end(referencedTable, referencedColumns)}`;

function without({ table, referencedTable }: ForeignKey, missing: number, rows: number): string {
  const noun = rowNoun(table, false);
  const target = rowNoun(referencedTable, false);
  const one = target === 'records' || table === referencedTable ? 'none' : `no ${singular(target)}`;
  if (missing > 0)
    return `${countText(missing, noun)} of ${rows.toLocaleString('en-US')} ${missing === 1 ? 'has' : 'have'} ${one}`;
  return `all ${countText(rows, noun)} have one`;
}
