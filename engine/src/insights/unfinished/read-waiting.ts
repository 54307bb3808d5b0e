import type { DuckDBConnection } from '@duckdb/node-api';
import type { Table } from '../../model';
import type { Waiting } from '../frame/frame';
import { readNumbers } from '../frame/read-columns';
import { name } from '../sql';
import { holdersOf } from './holders';

/** Which rows of the frame wait. */
export async function readWaiting(
  connection: DuckDBConnection,
  from: string,
  table: Table,
): Promise<Waiting[]> {
  const { waits = [], timeline } = table;
  const sides = await readNumbers(
    connection,
    waits.flatMap(({ among, waiting, due, start }) => {
      const since = due?.sql ?? (start ?? timeline ? name(start ?? timeline ?? '') : null);
      return [`coalesce(${among}, false)`, `coalesce(${waiting}, false)`, since === null ? 'NULL' : `epoch_ms(CAST(${since} AS TIMESTAMP))`];
    }),
    from,
  );
  const found: Waiting[] = [];
  for (const [i, wait] of waits.entries())
    found.push({
      wait,
      among: Uint8Array.from(sides[3 * i] ?? []),
      waits: Uint8Array.from(sides[3 * i + 1] ?? []),
      since: sides[3 * i + 2] ?? new Float64Array(),
      holders: await holdersOf(connection, from, table, wait),
    });
  return found;
} // prettier-ignore
