import { rowsOfTables } from './rows-of-tables';

jest.setTimeout(7_200_000);

/** By `pnpm test:rows` two hundred; the first is a long one, of which one number of each way is looked at, and of each other sort there is one. */
const ASKED = process.env['ROWS_TABLES'];
const TABLES = Number(ASKED ?? 6);

test('the rows behind each number and each point of a chart give it, for joined, reshaped, sampled and extreme tables too', async () => {
  const { wrong, tables, aggregates, workedOut, points, beside, besideWorkedOut } = await rowsOfTables(
    0,
    TABLES,
    ASKED !== undefined,
  );
  expect(wrong).toEqual([]);
  expect(tables).toBeGreaterThan(0.7 * TABLES);
  expect(aggregates).toBeGreaterThan(5 * tables);
  expect(points).toBeGreaterThan(5 * tables);
  expect(workedOut).toBeLessThan(aggregates);
  expect(beside).toBeGreaterThan(aggregates);
  expect(besideWorkedOut).toBeLessThan(beside);
});
