import type { DuckDBConnection } from '@duckdb/node-api';
import { columnNames } from '../../../wording/column-names';
import type { Column, Table } from '../../../model';
import type { Entity } from '../frame';
import { hashOf, numbered } from './numbered';
import { readNumbers } from '../read-columns';
import { LIMITS } from '../limits';

const ROLES = new Set<Column['role']>(['identifier', 'personal-data', 'category']);

/** A column that names who or what a row belongs to: many values, most of them more than once. */
export function isEntityColumn({ role, stats, type }: Column): boolean {
  return (
    ROLES.has(role) &&
    type !== 'number' &&
    stats.distinct >= LIMITS.fewestEntities &&
    stats.count >= LIMITS.rowsAnEntity * stats.distinct
  );
}

/** Reads the columns whose values rows belong to (customers, machines, pupils). Of a sample there are none: it thins out each one's rows. */
export async function buildEntities(connection: DuckDBConnection, table: Table, sampled: boolean): Promise<Entity[]> {
  if (sampled) return [];
  const columns = table.columns
    .filter(isEntityColumn)
    .sort((a, b) => b.stats.distinct - a.stats.distinct)
    .slice(0, LIMITS.mostEntities);
  const read = await readNumbers(connection, columns.map(hashOf), table.relation);
  const nameOf = columnNames(table.columns);
  return columns.map((column, i) => ({
    column,
    noun: nameOf(column.name).replace(/ (?:id|no|nr|number|code|name)$/i, ''),
    codes: numbered(read[i] ?? new Float64Array(0)).codes,
  }));
}
