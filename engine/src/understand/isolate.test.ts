import type { DuckDBConnection } from '@duckdb/node-api';
import { profileWithFacts } from '../profile/profile-table';
import { readYears } from '../profile/years/read-years';
import { withTable } from './testing/load-text';
import { MadeTable } from './testing/made-table';
import { understand } from './understand';

jest.setTimeout(60_000);

const csv = new MadeTable(120, 31)
  .add('customer', (row) => `C${row % 20}`)
  .add('city', (row) => ['Ahn', 'Bell', 'Cork', 'Dorn'][row % 4] ?? '')
  .add('ordered at', (row) => new Date(Date.UTC(2024, 0, 1 + row)).toISOString().slice(0, 10))
  .add('pieces', (row) => 1 + ((row * 7) % 9))
  .csv();

/** The connection, of which queries that match fail. */
const failingAt = (connection: DuckDBConnection, pattern: RegExp): DuckDBConnection =>
  new Proxy(connection, {
    get(target, property) {
      const own: unknown = Reflect.get(target, property);
      if (typeof own !== 'function') return own;
      return (...given: unknown[]): unknown =>
        typeof given[0] === 'string' && pattern.test(given[0])
          ? Promise.reject(new Error('out of range'))
          : Reflect.apply(own, target, given);
    },
  });

const modelWhen = (pattern: RegExp) =>
  withTable(csv, async ({ connection }, loaded) => {
    const { table, facts } = await profileWithFacts(connection, await readYears(connection, loaded));
    return understand(failingAt(connection, pattern), table, { facts });
  });

test('nothing is left out where nothing fails', async () => {
  expect((await modelWhen(/^no query begins so/)).leftOut).toEqual([]);
});

test('a column that cannot be read is named, and the others are understood', async () => {
  const { columns, leftOut, units } = await modelWhen(/"pieces"/);
  expect(leftOut).toContainEqual({ columns: ['pieces'], what: 'failed', why: 'failed' });
  expect(columns.map(({ name }) => name)).toEqual(['customer', 'city', 'ordered at', 'pieces']);
  expect(units.map(({ column }) => column)).toContain('customer');
});

test('a time that cannot be counted costs the time alone', async () => {
  const { columns, leftOut, time } = await modelWhen(/SELECT DISTINCT epoch_ms/);
  expect(time).toBeNull();
  expect(leftOut).toContainEqual({ columns: ['ordered at'], what: 'failed', why: 'failed' });
  expect(columns.find(({ name }) => name === 'ordered at')?.role).toBe('time');
});

test('when every query fails the columns still have their roles', async () => {
  const { columns, leftOut, time } = await modelWhen(/SELECT/);
  expect(columns.map(({ role }) => role)).toEqual(['category', 'geography', 'time', 'measure']);
  expect(time).toBeNull();
  expect(new Set(leftOut.flatMap((part) => part.columns)).size).toBe(4);
});
