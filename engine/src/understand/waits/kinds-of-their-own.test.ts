import { asItStands } from '../../agents/understood';
import { withTable } from '../testing/load-text';
import { MadeTable } from '../testing/made-table';
import type { Wait } from './wait';

const ROWS = 900;
const dateOf = (day: number): string => new Date(Date.UTC(2023, 0, 1) + day * 86_400_000).toISOString().slice(0, 10);

const waitsIn = (table: MadeTable): Promise<readonly Wait[]> =>
  withTable(
    table.csv(),
    async ({ connection }, loaded) =>
      (await asItStands(connection, loaded, { roles: new Map(), keys: new Set() })).read.waits ?? [],
  );

/** One batch a day at each of three vats, whose cheese ripens for its own time; what was graded says how well. Of one cheese some are forgotten. */
function batches({ named = true, ripens = [20, 60, 120], scatter = 8 } = {}): MadeTable {
  const table = new MadeTable(ROWS, 5);
  const day = (row: number) => Math.floor(row / 3);
  const kinds = Array.from({ length: ROWS }, () => table.one([0, 1, 2]));
  const end = kinds.map((kind, row) => {
    const at = day(row) + (ripens[kind] ?? 0) + table.between(0, scatter);
    return at > ROWS / 3 || (kind === 1 && row % 10 === 4) ? null : dateOf(at);
  });
  if (named) table.add('Batch', (row) => `B${23_000 + row}`);
  table.add('Made on', (row) => dateOf(day(row))).add('Vat', (row) => `V${1 + (row % 3)}`).add('Cheese', (row) => ['Fresh', 'Soft', 'Hard'][kinds[row] ?? 0] ?? '').add('Graded', (row) => end[row] ?? null);
  table.add('Grade', (row) => (end[row] === null ? null : table.one(['1', '2', 'Rej'])));
  return table;
} // prettier-ignore

test('batches wait by the time that their kind takes, though each vat makes one a day and a grade says so as well', async () => {
  const [wait] = await waitsIn(batches());
  expect(wait).toMatchObject({ how: 'after', target: 'Graded', start: 'Made on', key: 'Batch', terms: { column: 'Cheese' } });
  expect(wait?.terms?.each.map(({ label }) => label)).toContain('Soft');
});

test.each<[string, Parameters<typeof batches>[0]]>([
  ['readings without a name of their own', { named: false }],
  ['a kind that takes as it comes', { ripens: [5, 5, 30], scatter: 120 }],
])('no kind says how long it takes: %s', async (_, how) => {
  const found = await waitsIn(batches(how));
  expect(found.filter(({ terms }) => terms !== undefined)).toEqual([]);
});
