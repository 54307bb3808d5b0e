import { asItStands } from '../../agents/understood';
import { MadeTable } from '../../understand/testing/made-table';
import { withTable } from '../../understand/testing/load-text';

/** Cars in for repair; drivers have dates of birth, and the car's age and what was driven stand beside them. */
function jobs(seed: number, rows = 600): MadeTable {
  const table = new MadeTable(rows, seed);
  const isOld = (row: number) => row % 20 === 7;
  return table
    .add('Job', (row) => `A${230_000 + row}`)
    .add('Opened', (row) => new Date(Date.UTC(2023, 0, 1 + Math.floor(row / 2))).toISOString().slice(0, 10))
    .add('Branch', () => table.one(['Graz', 'Linz', 'Wels']))
    .add('Mileage km', (row) =>
      row % 37 === 5 ? 999_999 : row % 41 === 3 ? 0 : Math.round(9000 + 110_000 * Math.exp(0.4 * table.normal())),
    )
    .add('Response (h)', (row) => (row === 50 ? 1440 : Number((4 * Math.exp(0.4 * table.normal())).toFixed(1))))
    .add('DOB', (row) =>
      isOld(row)
        ? '1900-01-01'
        : new Date(Date.UTC(table.between(1950, 2003), table.between(0, 11), table.between(1, 28))).toISOString().slice(0, 10),
    )
    .add('Age at visit', (row) => 2023 - Number(String(table.columns.get('DOB')?.[row]).slice(0, 4)))
    .add('Total EUR', (row) => (row === 9 ? 990_000 : Number((227 * Math.exp(0.8 * table.normal())).toFixed(2))));
}

const standing = (table: MadeTable) =>
  withTable(table.csv(), async ({ connection }, loaded) => {
    const { read, table: kept } = await asItStands(connection, loaded, { roles: new Map(), keys: new Set() });
    const rows = await connection.runAndReadAll(
      `SELECT max("Mileage km"), max("Response (h)"), min("DOB")::VARCHAR, max("Age at visit"), max("Total EUR") FROM ${kept.relation}`,
    );
    return { read, kept, row: rows.getRowsJS()[0]?.map((cell) => (typeof cell === 'string' ? cell : Number(cell))) ?? [] };
  });

test.each([1, 2, 3])('what stands for nothing or is beyond all others counts as missing, and is noted (%d)', async (seed) => {
  const { read, kept, row } = await standing(jobs(seed));
  const [km = 0, hours = 0, birth = '', age = 0, total = 0] = row;
  expect([Number(km) < 900_000, Number(hours) < 100, String(birth) > '1940', Number(age) < 100]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  // Money of all sizes may have one that is a thousand times the others.
  expect(total).toBe(990_000);
  const placeholders = Object.fromEntries(kept.columns.map(({ name, placeholders: found }) => [name, found]));
  expect(placeholders['Mileage km']?.map(([text]) => text).toSorted()).toEqual(['0', '999999']);
  expect(placeholders['DOB']).toEqual([['1900-01-01', 30]]);
  const notes = read.alerts.map(({ sentence }) => sentence).join('\n');
  expect(notes).toContain('1 cell of “Response (h)” of 1,440');
  expect(notes).toContain('30 cells of “Age at visit” of 123');
  expect(read.columns.find(({ name }) => name === 'Mileage km')?.stats).toMatchObject({ min: expect.any(Number) });
  expect(Number(read.columns.find(({ name }) => name === 'Mileage km')?.stats.min)).toBeGreaterThan(0);
});

/** Lines of orders, of which those of some days were imported twice. */
function imported(seed: number, { named = true, rows = 500 } = {}): string {
  const table = new MadeTable(rows, seed);
  if (named) table.add('Order ID', (row) => `305-${9_510_000 + Math.floor(row / 2)}`).add('Pos', (row) => 1 + (row % 2));
  table
    .add('Day', (row) => new Date(Date.UTC(2024, 0, 1 + Math.floor(row / 6))).toISOString().slice(0, 10))
    .add('Channel', () => table.one(['Shop', 'Market', 'Phone']))
    .add('Article', () => table.one(['AP-206', 'SH-204', 'AC-101', 'AC-102']))
    .add('Amount', () => table.between(5, 120, 2));
  return table.csv([...Array.from({ length: rows }, (_, row) => row), ...Array.from({ length: 23 }, (_, row) => 100 + row)]);
}

test.each([1, 2, 3])('rows that were imported twice count once, and the notes say so (%d)', async (seed) => {
  await withTable(imported(seed), async ({ connection }, loaded) => {
    const { read, table } = await asItStands(connection, loaded, { roles: new Map(), keys: new Set() });
    expect([read.rows, table.rows]).toEqual([500, 500]);
    const notes = read.alerts.filter(
      ({ kind }) => kind === 'skipped-lines' || kind === 'duplicate-rows' || kind === 'non-unique-identifier',
    );
    expect(notes.map(({ sentence }) => sentence)).toEqual([
      '23 rows repeat another in every column (4.4%) and are left out of all figures.',
    ]);
  });
});

test('a number that a few rows share by a slip is still the name of its row', async () => {
  const table = new MadeTable(600, 9);
  table
    .add('parcel_no', (row) => `P${10_000 + (row === 300 ? 299 : row)}`)
    .add('depot', () => table.one(['Leeds', 'Derby']))
    .add('weight', () => table.between(0, 20, 2));
  const csv = table.csv([...Array.from({ length: 600 }, (_, row) => row), ...Array.from({ length: 12 }, (_, row) => 100 + row)]);
  await withTable(csv, async ({ connection }, loaded) => {
    const { read } = await asItStands(connection, loaded, { roles: new Map(), keys: new Set() });
    expect(read.rows).toBe(600);
    expect(read.alerts.some(({ kind }) => kind === 'non-unique-identifier')).toBe(true);
  });
});

/** Sites read every week, of which one week was imported twice: in a grid of sites and weeks, or of rows that fall where they may. */
function panel(seed: number, { grid = true, sites = 14, weeks = 60 } = {}): string {
  const table = new MadeTable(sites * weeks, seed);
  const names = Array.from({ length: sites }, (_, i) => `Site ${String.fromCodePoint(65 + i)}`);
  table
    .add('Week', (row) => {
      const week = grid ? Math.floor(row / sites) : table.between(0, weeks - 1);
      return new Date(Date.UTC(2024, 0, 1 + 7 * week)).toISOString().slice(0, 10);
    })
    .add('Site', (row) => (grid ? (names[row % sites] ?? '') : table.one(names)))
    .add('Tickets', () => table.between(20, 60))
    .add('Faults', () => table.between(0, 2));
  return table.csv([
    ...Array.from({ length: sites * weeks }, (_, row) => row),
    ...Array.from({ length: 7 }, (_, row) => 40 + row),
  ]);
}

test.each([
  [1, {}],
  [2, { sites: 5, weeks: 110 }],
  [3, { sites: 40, weeks: 16 }],
])('of a grid of things and times a row stands once (%d)', async (seed, size) => {
  await withTable(panel(seed, size), async ({ connection }, loaded) => {
    const { read } = await asItStands(connection, loaded, { roles: new Map(), keys: new Set() });
    expect(read.rows).toBe(loaded.rows - 7);
  });
});

test('of rows that fall where they may two equal ones stay', async () => {
  await withTable(panel(5, { grid: false }), async ({ connection }, loaded) => {
    const { read } = await asItStands(connection, loaded, { roles: new Map(), keys: new Set() });
    expect(read.rows).toBe(loaded.rows);
  });
});

test.each([1, 2, 3])('no answer among answers, and nines below or amid, are in no mean (%d)', async (seed) => {
  const table = new MadeTable(900, seed);
  const mood = Array.from({ length: 900 }, () => table.normal());
  const answer = (row: number) => Math.min(5, Math.max(1, Math.round(3 + (mood[row] ?? 0) + table.normal())));
  table
    .add('Day', (row) => new Date(Date.UTC(2024, 0, 1 + Math.floor(row / 3))).toISOString().slice(0, 10))
    .add('Route', () => table.one(['North', 'South', 'Isles']))
    .add('Q1', answer)
    .add('Q2', answer)
    .add('Food', (row) => (table.columns.get('Route')?.[row] === 'Isles' && row % 3 > 0 ? 9 : answer(row)))
    .add('Rain mm', (row) => (row % 60 === 7 ? -99 : table.between(0, 120, 1)))
    .add('Rate', (row) => (row % 12 === 5 ? table.between(40, 45) : table.between(0.05, 0.2, 2)))
    .add('Words', (row) => (row % 12 === 5 ? 9999 : row === 9 ? 13_317 : Math.round(1400 * Math.exp(0.6 * table.normal()))));
  await withTable(table.csv(), async ({ connection }, loaded) => {
    const { read } = await asItStands(connection, loaded, { roles: new Map(), keys: new Set() });
    const of = (name: string) => read.columns.find((column) => column.name === name);
    expect(['Food', 'Rain mm', 'Words'].map((name) => [of(name)?.stats.min, of(name)?.stats.max])).toEqual([
      [1, 5],
      [expect.any(Number), expect.any(Number)],
      [expect.any(Number), 13_317],
    ]);
    expect(Number(of('Rain mm')?.stats.min)).toBeGreaterThanOrEqual(0);
    expect(read.model?.columns.find(({ name }) => name === 'Food')).toMatchObject({
      role: 'measure',
      overMembers: { how: 'mean' },
    });
    // What is paid where no words are counted is paid all the same.
    expect(of('Rate')?.stats).toMatchObject({ count: 900, max: expect.any(Number) });
    expect(Number(of('Rate')?.stats.max)).toBeGreaterThan(40);
    const notes = read.alerts.filter(({ kind }) => kind === 'placeholder-nulls').map(({ sentence }) => sentence);
    expect(notes).toHaveLength(3);
    expect(notes.join('\n')).toContain('“Words” writes “no value” as “9999” in 75 cells');
  });
});

const DAYS = 120;
const dayOf = (day: number) => new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10);

/** Pools tested at four hours of nearly every day. */
function tests(seed: number): { table: MadeTable; rows: number[] } {
  const pools = ['Main', 'Teaching', 'Leisure', 'Spa'];
  const table = new MadeTable(DAYS * 16, seed);
  table
    .add('Date', (row) => dayOf(Math.floor(row / 16)))
    .add('Test time', (row) => ['07:00', '12:00', '16:00', '20:00'][Math.floor(row / 4) % 4] ?? '')
    .add('Pool', (row) => pools[row % 4] ?? '')
    .add('Bathers', () => table.between(0, 30))
    .add('pH', () => table.between(7, 8, 1));
  return { table, rows: Array.from({ length: DAYS * 16 }, (_, row) => row).filter((row) => row % 53 !== 7) };
}

test.each([1, 2, 3])('a week of a grid of things, days and hours that was exported twice stands once (%d)', async (seed) => {
  const { table, rows } = tests(seed);
  const again = rows.filter((row) => row >= 40 * 16 && row < 47 * 16 && row % 9 !== 0);
  await withTable(table.csv([...rows, ...again]), async ({ connection }, loaded) => {
    const { read } = await asItStands(connection, loaded, { roles: new Map(), keys: new Set() });
    expect(read.rows).toBe(rows.length);
  });
});

/** Contracts of one to four lines, of which some days were exported twice. */
const contracts = (again: (row: number) => boolean, line = (at: number) => at) => {
  const rows: string[] = [];
  for (let contract = 0; contract < 300; contract++)
    for (let at = 1; at <= 1 + (contract % 4); at++) rows.push([51_000 + contract, line(at), ['drill', 'mixer', 'saw'][(contract + at) % 3], 20 + ((contract * 7) % 50), ['Hill', 'Quay'][contract % 2]].join(','));
  return { rows: rows.length, csv: ['ContractNo,Ln,Item,Charge,Depot', ...rows, ...rows.filter((_, row) => again(row))].join('\n') };
}; // prettier-ignore

test('lines of contracts that were exported twice stand once, and where no number tells lines apart they stay', async () => {
  const twice = contracts((row) => row >= 100 && row < 160);
  await withTable(twice.csv, async ({ connection }, loaded) => {
    const { read } = await asItStands(connection, loaded, { roles: new Map(), keys: new Set() });
    expect(read.rows).toBe(twice.rows);
  });
  const unnamed = contracts(
    (row) => row >= 100 && row < 160,
    () => 1,
  );
  await withTable(unnamed.csv, async ({ connection }, loaded) => {
    const { read } = await asItStands(connection, loaded, { roles: new Map(), keys: new Set() });
    expect(read.rows).toBe(unnamed.rows + 60);
  });
});

test('of equal rows that nothing names each may be an event of its own', async () => {
  await withTable(imported(4, { named: false }), async ({ connection }, loaded) => {
    const { read } = await asItStands(connection, loaded, { roles: new Map(), keys: new Set() });
    expect(read.rows).toBe(523);
    expect(read.alerts.find(({ kind }) => kind === 'duplicate-rows')?.sentence).toContain('23 rows repeat another row');
  });
});
