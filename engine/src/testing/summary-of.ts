import type { DuckDBConnection } from '@duckdb/node-api';
import { printMeasure } from '../contracts/report/measure';
import type { Row } from '../duckdb/cell';
import type { Finding } from '../insights/finding';
import { firstRow } from '../insights/rows-of';

const DIGITS = 9;
const rounded = (value: unknown): unknown => (typeof value === 'number' ? Number(value.toPrecision(DIGITS)) : value);

/** What a miner says of a finding, without what its sentence and its rows need: measures as they print, numbers to nine digits. */
export const summaryOf = ({
  subject,
  tests,
  sql: _sql,
  rows: _rows,
  told: _told,
  behind: _behind,
  ...rest
}: Finding): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, rounded(value)])),
  of: printMeasure(subject.measure),
  by: subject.breakdown,
  within: subject.filter.map(({ column, value }) => `${column}=${String(value)}`),
  p: tests.map(({ p }) => rounded(p)),
});

/** What the finding's query gives, numbers to nine digits. */
export async function factsOf(connection: DuckDBConnection, { sql }: Finding): Promise<Row> {
  const row = await firstRow(connection, sql);
  return Object.fromEntries(Object.entries(row ?? {}).map(([key, value]) => [key, rounded(value)])) as Row;
}
