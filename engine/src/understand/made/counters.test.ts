import { MadeTable } from '../testing/made-table';
import { withMade } from '../testing/with-made';
import { rowsOf } from '../../insights/rows-of';

jest.setTimeout(120_000);

const POOLS = ['Main', 'Spa', 'Leisure', 'Teaching'];
const DAYS = 90;
const dayOf = (row: number) => Math.floor(row / POOLS.length);

/** Things of which each is read once a day, now and then not, with a column of its own for what is read. */
function readings(
  seed: number,
  name: string,
  of: (table: MadeTable, row: number, before: number, thing: number) => number,
): string {
  const table = new MadeTable(DAYS * POOLS.length, seed);
  const standing = POOLS.map((_, i) => 5000 + 9000 * i);
  table
    .add('Date', (row) => new Date(Date.UTC(2024, 0, 1 + dayOf(row))).toISOString().slice(0, 10))
    .add('Pool', (row) => POOLS[row % POOLS.length] ?? '')
    .add('pH', () => table.between(7, 8, 1))
    .add(name, (row) => {
      const thing = row % POOLS.length;
      return (standing[thing] = Number(of(table, row, standing[thing] ?? 0, thing).toFixed(1)));
    });
  return table.csv(Array.from({ length: table.rows }, (_, row) => row).filter((row) => seed % 2 === 0 || (7 * row) % 5 !== 0));
}

const runsOn = (table: MadeTable, row: number, before: number, thing: number) =>
  // One is changed for a new one on the way.
  row === 4 * 40 + 1 ? 12 : before + (2 + thing + (thing === 2 && dayOf(row) >= 60 ? 7 : 0)) * table.between(0.7, 1.3, 3);

test.each([1, 2, 3, 4])(
  'of a counter of each thing what runs through it is looked at, and not where it stands (%d)',
  async (seed) => {
    for (const name of ['Mains meter m3', 'Zählerstand', 'Odometer km', 'Hours run', 'Water (m³)'])
      await withMade(readings(seed, name, runsOn), false, async (found, connection) => {
        const [made] = found?.made.filter(({ instead }) => instead === name) ?? [];
        expect(made?.planned).toHaveLength(seed % 2 === 0 ? 1 : 3);
        const own = made?.planned[0]?.name ?? '';
        const rows = await rowsOf(
          connection,
          `SELECT "Pool", "Date" >= DATE '2024-03-01', avg("${own}"), min("${own}") FROM ${found?.table.relation ?? ''} GROUP BY 1, 2`,
        );
        const of = (pool: string, late: boolean) => Number(rows.find((row) => row[0] === pool && row[1] === late)?.[2]);
        expect([of('Leisure', false), of('Leisure', true), of('Main', true)].map(Math.round)).toEqual([4, 11, 2]);
        expect(Math.min(...rows.map((row) => Number(row[3])))).toBeGreaterThanOrEqual(0);
      });
  },
);

test.each([
  ['what goes up and down', 'Water meter', (table: MadeTable, _: number, before: number) => before + table.between(-5, 9)],
  ['what goes on by the clock', 'meter age', (_: MadeTable, row: number, __: number, thing: number) => 4000 + thing + dayOf(row)],
  ['a sum from the first on', 'energy kWh', (table: MadeTable, row: number, before: number) => (row < 4 ? 0 : before) + table.between(2, 9, 1)],
  ['what rises now and then', 'meter tariff', (table: MadeTable, row: number, before: number) => before + (row % 80 < 4 ? table.between(2, 9, 1) : 0)],
  ['how many people live there', 'Inhabitants', (table: MadeTable, _: number, before: number) => before + table.between(2, 9)],
])('%s is no counter', async (_, name, of) => {
  for (const seed of [11, 12])
    await withMade(readings(seed, name, of), false, (found) => {
      expect(found?.made.filter(({ instead }) => instead === name) ?? []).toEqual([]);
    });
}); // prettier-ignore
