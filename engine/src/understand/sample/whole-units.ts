import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName } from '../../duckdb/quote-sql';
import { LIMITS } from '../units/limits';
import { readRows, type Sample, type SampleSource } from './read-sample';

/** Some of the things that columns name together, each with all its rows. */
export function readWholeUnits(connection: DuckDBConnection, source: SampleSource, by: readonly string[]): Promise<Sample> {
  const parts = Math.ceil(source.rows / LIMITS.unitRows);
  const names = by.map(quoteName);
  const present = names.map((name) => `${name} IS NOT NULL`).join(' AND ');
  return readRows(connection, source, `hash(${names.join(', ')}) % ${parts} = 0 AND ${present}`);
}
