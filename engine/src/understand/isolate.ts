import type { DuckDBConnection } from '@duckdb/node-api';
import type { NotLookedAt } from '../contracts/table/table-model';
import { isOfMachine } from '../duckdb/of-machine';
import { readSample, type Sample, type SampleSource } from './sample/read-sample';

/** What was lost of a model, and whether its caller still waits for it. */
export interface Losses {
  leftOut: NotLookedAt[];
  signal?: AbortSignal | undefined;
}

/**
 * Does a part of the work; when it fails the part is missing and named, and the rest goes on.
 * @throws the signal's reason when the caller gives up, and what disk or memory say
 */
export async function isolated<T>(
  losses: Losses,
  what: NotLookedAt['what'],
  columns: readonly string[],
  work: () => T | Promise<T>,
  without: T,
): Promise<T> {
  losses.signal?.throwIfAborted();
  try {
    return await work();
  } catch (error) {
    rethrowUnlessOfTable(losses, error);
    losses.leftOut.push({ columns: [...columns], what, why: 'failed' });
    return without;
  }
}

function rethrowUnlessOfTable({ signal }: Losses, error: unknown): void {
  signal?.throwIfAborted();
  if (isOfMachine(error)) throw error;
}

/** The sample of a table; a column that cannot be read stands in it without values, and is named. */
export async function sampleOf(connection: DuckDBConnection, source: SampleSource, losses: Losses): Promise<Sample> {
  try {
    return await readSample(connection, source);
  } catch (error) {
    rethrowUnlessOfTable(losses, error);
    return await columnByColumn(connection, source, losses);
  }
}

async function columnByColumn(connection: DuckDBConnection, source: SampleSource, losses: Losses): Promise<Sample> {
  const alone: (Sample | null)[] = [];
  // As many rows of each are read as of all together.
  const width = source.columns.length;
  for (const column of source.columns)
    alone.push(
      await isolated(
        losses,
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
