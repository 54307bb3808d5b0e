import { verify } from '../../index';
import { analyzeText } from '../../testing/analyze-text';
import { MadeTable } from '../../understand/testing/made-table';

jest.setTimeout(60_000);

/** Whether what a thing has is another in each month, or stands. */
const PLANS = [
  [1, 'Hotel', 'Segment', 'Room nights available', 'Room nights sold', 'Occ %'],
  [2, 'Plant', 'Shift', 'Hours available', 'Hours used', 'Use %'],
  [3, 'Building', 'Tenant', 'Floor area', 'Heat kWh', 'kWh %'],
] as const;

test.each(PLANS)('a rate by what each row repeats counts that once (%d, %s)', async (seed, thing, part, whole, own, rate) => {
  const table = new MadeTable(6 * 4 * 24, seed);
  const each = Array.from({ length: 6 * 24 }, () => table.between(900, 6000));
  const has = each.map((amount, at) => (seed === 3 ? (each[at % 6] ?? 0) : amount));
  table
    .add('Month', (row) => new Date(Date.UTC(2022, Math.floor(row / 24), 1)).toISOString().slice(0, 10))
    .add(thing, (row) => ['Lake', 'Port', 'Fair', 'Hill', 'Park', 'Mill'][Math.floor(row / 4) % 6] ?? null)
    .add(part, (row) => ['Direct', 'Groups', 'Crew', 'Web'][row % 4] ?? null)
    .add(whole, (row) => has[Math.floor(row / 4)] ?? 0)
    .add(own, (row) => Math.round(table.number(whole, row) * (0.1 + 0.12 * table.random())))
    .add(rate, (row) => `${((100 * table.number(own, row)) / table.number(whole, row)).toFixed(1)}%`);
  const sold = Array.from({ length: table.rows }, (_, row) => table.number(own, row)).reduce((a, b) => a + b, 0);
  const expected = (100 * sold) / has.reduce((a, b) => a + b, 0);
  await analyzeText(table.csv(), async ({ document, storePath }) => {
    const about = document.claims.filter(({ subject }) => subject.measure.op === 'mean' && subject.measure.column === rate);
    expect(about.map(({ metric }) => metric?.figure)).toEqual(['overall']);
    expect(about[0]?.value).toBeCloseTo(expected, 6);
    expect(about[0]?.sentence).toContain('once for each');
    expect((await verify(about, storePath)).map(({ outcome }) => outcome)).toEqual(['same']);
    const added = document.claims.filter(({ subject }) => subject.measure.op === 'sum' && subject.measure.column === whole);
    expect(added).toEqual([]);
  });
});
