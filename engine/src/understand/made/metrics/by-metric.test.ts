import { understood } from '../../../agents/understood';
import { seeded } from '../../../kinds/made-up-rows';
import type { Table } from '../../../model';
import { withTable } from '../../testing/load-text';

jest.setTimeout(120_000);

const TESTS: readonly (readonly [string, number, string])[] = [['K', 4.3, 'mmol/L'], ['CREA', 85, 'umol/L'], ['CRP', 12, 'mg/L']]; // prettier-ignore

/** 600 measurements, with what stands behind the figure. */
function rowsOf(header: string, more: (row: { i: number; off: number; unit: string }) => string, rows = 600): string {
  const random = seeded(9);
  const lines = Array.from({ length: rows }, (_, i) => {
    const [name, usual, unit] = TESTS[Math.floor(3 * random())] ?? ['', 0, ''];
    const off = random() + random() + random() - 1.5;
    const day = new Date(Date.UTC(2024, 0, 1 + Math.floor(i / 3))).toISOString().slice(0, 10);
    return [`S${1000 + i}`, day, ['East', 'West'][Math.floor(2 * random())], name, (usual * (1 + 0.3 * off)).toFixed(2), more({ i, off, unit })].join(','); // prettier-ignore
  });
  return [`sample,day,ward,test code,result,${header}`, ...lines].join('\n');
}

const readOf = (csv: string): Promise<Table> =>
  withTable(
    csv,
    async ({ connection }, loaded) => (await understood(connection, loaded, { roles: new Map(), keys: new Set() })).read,
  );

const madeOf = ({ made = [], columns }: Table) =>
  made.map((one) => [one, columns.find(({ name }) => name === one)?.unit ?? null]);

test('each quantity has a column in its unit, and the column of all of them is mined no more', async () => {
  const table = await readOf(rowsOf('unit', ({ unit }) => unit));
  expect(madeOf(table).toSorted()).toEqual([['CREA', 'umol/L'], ['CRP', 'mg/L'], ['K', 'mmol/L']]); // prettier-ignore
  expect(table.replaced).toEqual(['result', 'unit']);
  expect(table.byMetric).toEqual(table.made);
  expect(table.columns.filter(({ isLabel }) => isLabel).map(({ name }) => name)).toEqual(table.made);
  expect(table.model?.columns.find(({ name }) => name === 'result')?.overMembers.how).toBe('never');
}); // prettier-ignore

test('of a quantity in two units each is one of its own', async () => {
  const table = await readOf(rowsOf('unit', ({ i, unit }) => (unit === 'umol/L' && i % 4 === 0 ? 'mg/dL' : i % 50 === 0 ? '' : unit))); // prettier-ignore
  expect(madeOf(table).toSorted()).toEqual([['CREA (mg/dL)', 'mg/dL'], ['CREA', 'umol/L'], ['CRP', 'mg/L'], ['K', 'mmol/L']]); // prettier-ignore
}); // prettier-ignore

test('a figure without a mark is within its range', async () => {
  const table = await readOf(rowsOf('unit,flag', ({ off, unit }) => `${unit},${off > 0.5 ? 'H' : off < -0.7 ? 'L' : ''}`));
  const flag = table.columns.find(({ name }) => name === 'flag of K');
  const figure = table.columns.find(({ name }) => name === 'K');
  expect(flag?.stats.count).toBe(figure?.stats.count);
  expect(new Set(flag?.stats.top?.map(([label]) => label))).toEqual(new Set(['H', 'L', 'normal']));
  expect(table.replaced).toContain('flag');
  expect(table.model?.algebra).toContainEqual(expect.objectContaining({ kind: 'bucket', target: 'flag of K', of: 'K' }));
});

test('of few figures none is made', async () => {
  const table = await readOf(rowsOf('unit', ({ unit }) => unit, 90));
  expect(table.made).toBeUndefined();
  expect(table.model?.shape.long?.value).toBe('result');
});

test('what is held against each quantity is not put together either', async () => {
  const limit = new Map([['mmol/L', 5.1], ['umol/L', 104], ['mg/L', 15]]); // prettier-ignore
  const table = await readOf(rowsOf('unit,upper', ({ unit }) => `${unit},${limit.get(unit) ?? ''}`));
  expect(table.replaced).toEqual(['result', 'upper', 'unit']);
});
