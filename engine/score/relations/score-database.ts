import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { analyze } from '../../src/analyze';
import type { ReportDocument } from '../../src/contracts/report/document';
import { quoteName } from '../../src/duckdb/quote-sql';
import { rowsOf } from '../../src/insights/rows-of';
import { bareTable } from '../../src/joins/names';
import { isSameJoin } from '../../src/joins/table-join';
import { verifyClaims } from '../../src/verify/verify-claims';
import { csvOfTable } from '../model/csv';
import { isTold } from './is-told';
import type { MadeDatabase } from './make-database';
import type { Plant } from './plants';

export interface DatabaseScore {
  found: Plant[];
  missed: Plant[];
  /** Relations, found or declared, that are there; those that are not; those that are there and were not found. */
  right: number;
  wrong: string[];
  absent: string[];
  /** Sums that are not those of the tables themselves, and tables with other rows than they have. */
  doubled: string[];
  /** Claims whose query does not give their value. */
  unverified: number;
  claims: ReportDocument['claims'];
}

/** Analyses a made database and compares what is told with what is in it. */
export async function scoreDatabase(database: MadeDatabase): Promise<DatabaseScore> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-relations-'));
  const storePath = join(folder, 'store.duckdb');
  try {
    const inputs = [];
    for (const [i, table] of database.tables.entries()) {
      const path = join(folder, `table-${i}.csv`);
      await writeFile(path, csvOfTable(table));
      inputs.push({ kind: 'csv' as const, path, name: table.name });
    }
    const { document } = await analyze({
      inputs,
      sourceType: 'csv',
      storePath,
      ...(database.declared ? { foreignKeys: database.keys } : {}),
    });
    const outcomes = await verifyClaims(document, storePath);
    const joins = document.joins ?? [];
    const text = ({ table, columns, referencedTable }: MadeDatabase['keys'][number]) => `${table}.${columns.join('+')} → ${referencedTable}`;
    return {
      found: database.plants.filter((plant) => document.claims.some((claim) => isTold(plant, claim))),
      missed: database.plants.filter((plant) => !document.claims.some((claim) => isTold(plant, claim))),
      right: database.keys.filter((key) => joins.some((one) => isSameJoin(one, key))).length,
      wrong: joins.filter((one) => !database.keys.some((key) => isSameJoin(one, key))).map(text),
      absent: database.keys.filter((key) => !joins.some((one) => isSameJoin(one, key))).map(text),
      doubled: await doubledIn(database, document, storePath),
      unverified: outcomes.filter(({ outcome }) => outcome !== 'same').length,
      claims: document.claims,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
} // prettier-ignore

async function doubledIn(database: MadeDatabase, document: ReportDocument, storePath: string): Promise<string[]> {
  const wrong: string[] = [];
  const instance = await DuckDBInstance.create(storePath, { access_mode: 'READ_ONLY' });
  const connection = await instance.connect();
  const own = (table: string, column: string) => {
    const made = database.tables.find(({ name }) => bareTable(name) === table);
    const at = made?.header.indexOf(column) ?? -1;
    return made && at >= 0 ? made.rows.reduce((sum, row) => sum + Number(row[at]), 0) : null;
  };
  try {
    for (const { name, relation, columns } of document.tables) {
      const made = database.tables.find((table) => table.name === name);
      const [[rows] = []] = await rowsOf(connection, `SELECT count(*)::DOUBLE FROM ${relation}`);
      if (rows !== made?.rows.length) wrong.push(`${name} has ${String(rows)} rows`);
      for (const { name: column } of columns) {
        const [, from = '', of = ''] = /^(.+?)\.([^.]+?)(?: \([^)]*\))? \(sum\)$/.exec(column) ?? [];
        const [, counted = ''] = /^([^.]+?)(?: \([^)]*\))? \(count\)$/.exec(column) ?? [];
        const most = of !== '' ? own(from, of) : (database.tables.find((table) => bareTable(table.name) === counted)?.rows.length ?? null);
        if (most === null) continue;
        const [[sum] = []] = await rowsOf(connection, `SELECT sum(${quoteName(column)})::DOUBLE FROM ${relation}`);
        if (typeof sum !== 'number' || sum > most * (1 + 1e-9)) wrong.push(`${name}: ${column} comes to ${String(sum)} of ${most}`);
      }
    }
    for (const { sql, sentence, subject } of document.claims) {
      const carried = /sum\("([^"]+\.[^"]+)"\)/.exec(sql)?.[1];
      const isTotal = typeof subject.measure !== 'string' && subject.measure.op === 'sum';
      if (carried !== undefined && isTotal && !/\((?:sum|count)\)$/.test(carried)) wrong.push(sentence);
    }
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
  return wrong;
} // prettier-ignore
