import type { DuckDBConnection } from '@duckdb/node-api';
import type { NotLookedAt } from '../contracts/table-model';
import { readSample, type Sample, type SampleSource } from './sample/read-sample';

/** Does a part of the work; when it fails the part is missing and named, and the rest goes on. */
export async function isolated<T>(
  leftOut: NotLookedAt[],
  what: NotLookedAt['what'],
  columns: readonly string[],
  work: () => T | Promise<T>,
  without: T,
): Promise<T> {
  try {
    return await work();
  } catch {
    leftOut.push({ columns: [...columns], what, why: 'failed' });
    return without;
  }
}

/** The sample of a table; a column that cannot be read stands in it without values, and is named. */
export async function sampleOf(connection: DuckDBConnection, source: SampleSource, leftOut: NotLookedAt[]): Promise<Sample> {
  try {
    return await readSample(connection, source);
  } catch {
    return await columnByColumn(connection, source, leftOut);
  }
}

async function columnByColumn(connection: DuckDBConnection, source: SampleSource, leftOut: NotLookedAt[]): Promise<Sample> {
  const alone: (Sample | null)[] = [];
  // As many rows of each are read as of all together.
  const width = source.columns.length;
  for (const column of source.columns)
    alone.push(
      await isolated(
        leftOut,
        'failed',
        [column.name],
        () => readSample(connection, { ...source, columns: [column] }, width),
        null,
      ),
    );
  const some = alone.find((sample) => sample !== null);
  const rows = some?.rows ?? 0;
  return {
    rows,
    whole: some?.whole ?? false,
    columns: source.columns.map(
      ({ name, type }, i) =>
        alone[i]?.columns[0] ?? {
          name,
          type,
          values: new Float64Array(rows).fill(NaN),
          codes: new Int32Array(rows).fill(-1),
          labels: [],
        },
    ),
  };
}
