import type { DuckDBConnection } from '@duckdb/node-api';

/**
 * Reads numeric expressions over the rows of a relation into typed arrays, NULL as NaN: one scan for all of them.
 * @param from relation with its condition, as it stands after FROM.
 */
export async function readNumbers(
  connection: DuckDBConnection,
  expressions: readonly string[],
  from: string,
): Promise<Float64Array[]> {
  if (expressions.length === 0) return [];
  // A vector without NULL is read several times faster.
  const list = expressions.map((sql) => `coalesce(CAST(${sql} AS DOUBLE), 'nan')`).join(', ');
  const result = await connection.run(`SELECT ${list} FROM ${from}`);
  const chunks = await result.fetchAllChunks();
  const n = chunks.reduce((sum, chunk) => sum + chunk.rowCount, 0);
  return expressions.map((_, column) => {
    const values = new Float64Array(n);
    let at = 0;
    for (const chunk of chunks) {
      const vector = chunk.getColumnVector(column);
      const { itemCount } = vector;
      for (let i = 0; i < itemCount; i++) {
        const value = vector.getItem(i);
        values[at++] = typeof value === 'number' ? value : NaN;
      }
    }
    return values;
  });
}

/** Reads text expressions over the rows of a relation. */
export async function readTexts(
  connection: DuckDBConnection,
  expressions: readonly string[],
  from: string,
): Promise<(string | null)[][]> {
  if (expressions.length === 0) return [];
  const list = expressions.map((sql) => `CAST(${sql} AS VARCHAR)`).join(', ');
  const reader = await connection.runAndReadAll(`SELECT ${list} FROM ${from}`);
  return reader.getColumnsJS().map((column) => column.map((value) => (typeof value === 'string' ? value : null)));
}
