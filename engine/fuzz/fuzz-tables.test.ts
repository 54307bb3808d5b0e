import { familyOf } from '../src/contracts/report/insight-kind';
import { printMeasure } from '../src/contracts/report/measure';
import { analyzeText, csvOf, seeded } from '../src/testing/analyze-text';
import { usualOrAll } from '../src/testing/usual-or-all';
import { fuzzTables } from './fuzz-tables';

jest.setTimeout(300_000);

test('no table of extreme values fails', async () => {
  const tables = usualOrAll(12, 60);
  const { failures, analysed } = await fuzzTables(1, tables + 1);
  expect(failures).toEqual([]);
  expect(analysed).toBeGreaterThan((5 / 6) * tables);
});

test.each([
  ['quotients that leave what a number can be are no slips of a decimal point', 300_053],
  ['figures that cannot be squared are no times between two moments', 303_329],
])('%s', async (_, seed) => {
  expect((await fuzzTables(seed, seed + 1)).failures).toEqual([]);
});

test.each([1e103, 1e155, 1e200, 1.7e308, 1e-310])(
  'values of %p cost their column its figures, and nothing else',
  async (size) => {
    const random = seeded(3);
    const rows = Array.from({ length: 200 }, (_, i) => [
      i % 2 ? 'North' : 'South',
      (i % 2 ? 40 : 20) + Math.round(10 * random()),
      size * (0.1 + random() / 2),
    ]);
    await analyzeText(csvOf(['region', 'cost', 'extreme'], rows), ({ document, markdown }) => {
      expect(
        document.claims.some(
          ({ kind, subject }) => familyOf(kind) === 'group-difference' && printMeasure(subject.measure) === 'cost',
        ),
      ).toBe(true);
      const alerts = document.alerts.filter(({ kind }) => kind === 'not-computed');
      expect(alerts.map(({ columns }) => columns)).toEqual([['extreme']]);
      expect(markdown).toContain('it is not compared with other columns');
      expect(document.tables[0]?.columns.find(({ name }) => name === 'extreme')?.stats).toMatchObject({ count: 200, missing: 0 });
    });
  },
);

test.each([4.761904762, 0.1, 1e-7, 123456.789])('a column of nothing but %d is not called extreme', async (value) => {
  const rows = Array.from({ length: 1000 }, (_, i) => [i % 10, i / 7, value]);
  await analyzeText(csvOf(['part', 'reading', 'margin'], rows), ({ document }) => {
    expect(document.alerts.filter(({ kind }) => kind === 'not-computed')).toEqual([]);
  });
});

test('the figures that an extreme column lost are named, and the others kept', async () => {
  // Of amounts no value is left out for its size.
  const rows = Array.from({ length: 100 }, (_, i) => [i % 10, i === 50 ? 1e155 : i / 7]);
  await analyzeText(csvOf(['part', 'amount'], rows), ({ document }) => {
    const [alert] = document.alerts.filter(({ kind }) => kind === 'not-computed');
    expect(alert?.sentence).toMatch(
      /^Values of “amount” reach 1\.0e155, too large to be computed with: its .*skewness cannot be computed/,
    );
    const stats = document.tables[0]?.columns.find(({ name }) => name === 'amount')?.stats;
    expect(stats?.median).toBeCloseTo(7.1, 0);
    expect(stats?.max).toBe(1e155);
  });
});

test.each(['infinity', '290000-01-01', '10000-01-01', '5874897-12-31'])('a date of %s is no value, and is told', async (odd) => {
  const day = (i: number) => new Date(Date.UTC(2023, 0, 1 + i)).toISOString().slice(0, 10);
  const rows = Array.from({ length: 100 }, (_, i) => [i === 40 ? odd : day(i), i % 9]);
  await analyzeText(csvOf(['opened_on', 'n'], rows), ({ document }) => {
    const column = document.tables[0]?.columns[0];
    expect(column).toMatchObject({ type: 'date', stats: { count: 99, missing: 1, max: '2023-04-10' } });
    expect(document.alerts.find(({ kind }) => kind === 'unread-cells')?.examples).toEqual([odd]);
  });
});
