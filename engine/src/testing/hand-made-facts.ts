import type { Row } from '../duckdb/cell';
import type { Finding } from '../insights/finding';
import { openBench } from '../read/testing/temporary-file';
import { handTable, type Cells } from './hand-made-frame';
import { factsOf } from './summary-of';

/** What the queries of findings give on the table `t` of these columns. */
export async function handFacts(
  columns: Readonly<Record<string, Cells>>,
  findings: readonly Finding[],
  times?: readonly number[],
): Promise<Row[]> {
  const bench = await openBench();
  try {
    const { connection } = bench.engine;
    await handTable(connection, 't', columns, times);
    return await Promise.all(findings.map((found) => factsOf(connection, found)));
  } finally {
    await bench.close();
  }
}
