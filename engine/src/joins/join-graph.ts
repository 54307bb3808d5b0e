import type { DuckDBConnection } from '@duckdb/node-api';
import type { ToldJoin } from '../contracts/table-join';
import type { ForeignKey } from '../sources/extract/table-extract';
import { inferJoins } from './infer-joins';
import type { Survey } from './survey';
import { isSameJoin, type TableJoin } from './table-join';

/** How tables belong together: what a person says goes over what the database declares, and that over what names and values say. */
export async function joinGraph(
  connection: DuckDBConnection,
  surveys: readonly Survey[],
  { declared, told }: { declared: readonly ForeignKey[]; told: readonly ToldJoin[] },
  signal?: AbortSignal,
): Promise<TableJoin[]> {
  const isDenied = (join: TableJoin) => told.some((word) => !word.related && isSameJoin(word, join));
  const isThere = ({ table, columns, referencedTable, referencedColumns }: Omit<TableJoin, 'by'>) =>
    columns.length > 0 &&
    columns.length === referencedColumns.length &&
    hasAll(surveys, table, columns) &&
    hasAll(surveys, referencedTable, referencedColumns);
  const byPerson = told
    .filter((word) => word.related && isThere(word))
    .map(({ related: _, ...join }): TableJoin => ({ ...join, unchecked: true, by: 'told' }));
  const byDatabase = declared
    .map((key): TableJoin => ({ ...key, by: 'declared' }))
    .filter((join) => !byPerson.some((other) => isSameJoin(other, join)));
  const known = [...byPerson, ...byDatabase];
  const found = (await inferJoins(connection, surveys, known, signal)).filter(
    (join) => !known.some((other) => isSameJoin(other, join)),
  );
  return [...known, ...found].filter((join) => !isDenied(join));
}

const hasAll = (surveys: readonly Survey[], table: string, columns: readonly string[]): boolean => {
  const own = surveys.find(({ loaded }) => loaded.name === table)?.loaded.columns ?? [];
  return columns.every((column) => own.some(({ name }) => name === column));
};
