import { isDay } from '../contracts/table/is-day';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { ColumnType } from '../contracts/table/column';
import type { ToldJoin } from '../contracts/table/table-join';
import { isOfMachine } from '../duckdb/of-machine';
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
  const isThere = (join: Omit<TableJoin, 'by'>) => canMeet(surveys, join);
  const byPerson = told
    .filter((word) => word.related && isThere(word))
    .map(({ related: _, ...join }): TableJoin => ({ ...join, unchecked: true, by: 'told' }));
  const byDatabase = declared
    .map((key): TableJoin => ({ ...key, by: 'declared' }))
    .filter(isThere)
    .filter((join) => !byPerson.some((other) => isSameJoin(other, join)));
  const known = [...byPerson, ...byDatabase];
  const found = (await inferredOf(connection, surveys, known, signal)).filter(
    (join) => !known.some((other) => isSameJoin(other, join)),
  );
  return [...known, ...found].filter((join) => !isDenied(join));
}

/** What is found; nothing where it cannot be looked for: each table is worth its report alone. */
async function inferredOf(
  connection: DuckDBConnection,
  surveys: readonly Survey[],
  known: readonly TableJoin[],
  signal: AbortSignal | undefined,
): Promise<TableJoin[]> {
  if (surveys.length < 2) return [];
  try {
    return await inferJoins(connection, surveys, known, signal);
  } catch (error) {
    signal?.throwIfAborted();
    if (isOfMachine(error)) throw error;
    // For the log: what the engine itself could not do is a defect.
    console.error(error);
    return [];
  }
}

/** Whether columns of both tables are there in pairs, and hold what can be compared. */
function canMeet(
  surveys: readonly Survey[],
  { table, columns, referencedTable, referencedColumns }: Omit<TableJoin, 'by'>,
): boolean {
  const typeOf = (of: string, column: string) =>
    surveys.find(({ loaded }) => loaded.name === of)?.loaded.columns.find(({ name }) => name === column)?.type;
  return (
    columns.length > 0 &&
    columns.length === referencedColumns.length &&
    new Set(columns).size === columns.length &&
    columns.every((column, i) => {
      const [own, other] = [typeOf(table, column), typeOf(referencedTable, referencedColumns[i] ?? '')];
      return own !== undefined && other !== undefined && familyOf(own) === familyOf(other);
    })
  );
}

const familyOf = (type: ColumnType): string =>
  type === 'integer' || type === 'number' ? 'number' : isDay({ type }) ? 'time' : type;
