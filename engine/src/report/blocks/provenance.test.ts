import type { ReportDocument } from '../../contracts/report/document';
import { dayText, rangeText } from '../../wording/date-text';
import { list } from '../../wording/human';
import { sampleDocument } from '../../testing/sample-document';
import { t } from '../messages';
import { provenance } from './provenance';

type Tables = ReportDocument['tables'];
type Column = Tables[number]['columns'][number];

const column = (min: unknown, max: unknown, distinct: number, role = 'timestamp') =>
  ({ name: 'at', type: 'date', role, stats: { min, max, distinct } }) as unknown as Column;
const tablesOf = (...columns: Column[][]): Tables =>
  columns.map((own, i) => ({ name: `t${i}`, relation: `t${i}`, rows: 10 * (i + 1), columns: own }));
const report = { title: 'T', source_type: 'csv', source: 'a.csv', created_at: '2026-11-22T10:05:59.000Z' };
const line = (tables: Tables, period: [string, string] | null = null) =>
  provenance(sampleDocument({ report: { ...report, period }, tables, tests: { run: 7, reported: 2 } }));

const told = (size: string, period = '') =>
  t('provenance', {
    source: 'a.csv', size, dated: period !== '', period, day: dayText(Date.UTC(2026, 10, 22)), time: '10:05',
    engine: 'engine', version: '1', run: 7, reported: 2,
  }); // prettier-ignore
const size = (rows: number, columns: number) => t('size.table', { rows, columns });
const few = [column(1, 2, 2, 'measure-additive'), column('a', 'b', 2, 'category')];

test('tells source, size, day and minute of the run, and the tests', () => {
  expect(line(tablesOf(few))).toBe(told(size(10, 2)));
});

test('a table that is read in another form has the rows and columns of its file', () => {
  const [table] = tablesOf(few);
  if (!table) throw new Error('there is no table');
  const long = [{ ...table, rows: 3600, written: { rows: 150, columns: 27 } }];
  expect(line(long)).toBe(told(t('size.read', { size: size(150, 27), rows: 3600 })));
  expect(line([{ ...table, written: { rows: 10, columns: 4 } }])).toBe(told(size(10, 4)));
  expect(line([...long, ...tablesOf([], [], [])])).toBe(told(t('size.tables', { tables: 4, rows: 150 + 10 + 20 + 30 })));
});

test('up to three tables are told one by one, more of them together', () => {
  expect(line(tablesOf([], few, []))).toBe(told(list([size(10, 0), size(20, 2), size(30, 0)])));
  expect(line(tablesOf([], [], [], []))).toBe(told(t('size.tables', { tables: 4, rows: 100 })));
});

describe('the period', () => {
  const period: [string, string] = ['1961-01-01T00:00:00.000Z', '2010-01-01T00:00:00.000Z'];
  const range = (yearly: boolean) => rangeText(Date.UTC(1961, 0, 1), Date.UTC(2010, 0, 1), yearly);
  const years = column('1961-01-01', '2010-01-01', 50);

  test.each<[string, Column[][], boolean]>([
    ['of years is told in years', [[years, ...few]], true],
    ['of years with a time at midnight as well', [[column('1961-01-01T00:00:00', '2010-01-01T00:00:00', 50)]], true],
    ['with more points than years is told in days', [[column('1961-01-01', '2010-01-01', 51)]], false],
    ['that begins within a year is told in days', [[column('1961-02-01', '2010-01-01', 3)]], false],
    ['that ends within a year is told in days', [[column('1961-01-01', '2010-01-02', 3)]], false],
    ['that ends in the course of a day is told in days', [[column('1961-01-01', '2010-01-01T08:00:00', 3)]], false],
    ['that begins in the course of a day is told in days', [[column('1961-01-01T08:00:00', '2010-01-01', 3)]], false],
    ['of several tables is told in years if all of them are yearly', [[years], [column('1999-05-05', '2000-01-01', 2)]], false],
    ['is not judged by times that were not read as such', [[years, column(1, 2, 900)], few], true],
    ['is not judged by other columns', [[years, column('1999-05-05', '2000-05-05', 2, 'text')]], true],
  ])('%s', (_, columns, yearly) => {
    const sizes = list(tablesOf(...columns).map(({ rows, columns: own }) => size(rows, own.length)));
    expect(line(tablesOf(...columns), period)).toBe(told(sizes, range(yearly)));
  }); // prettier-ignore

  test.each(['year', 'day'] as const)('is told by %s where the table was read so, whatever other dates it has', (grain) => {
    const [table] = tablesOf([years, column('1999-05-05', '2000-05-05', 300)]);
    if (!table) throw new Error('there is no table');
    const reading = { time: { name: 'at', grain } } as Tables[number]['reading'];
    expect(line([{ ...table, reading }], period)).toBe(told(size(10, 2), range(grain === 'year')));
  });

  test('is told by the names that the one table has for its periods', () => {
    const names: [string, string][] | [number, string][] = [
      [Date.UTC(1961, 0, 1), '1960/61'],
      [Date.UTC(2010, 0, 1), '2009/10'],
    ];
    const read = (table: Tables[number]) => ({ ...table, reading: { time: { name: 'at', grain: 'year', names } } as Tables[number]['reading'] }); // prettier-ignore
    expect(line(tablesOf(few).map(read), period)).toMatch(/1960\/61.*2009\/10/);
    expect(line(tablesOf(few, few).map(read), period)).not.toContain('1960/61');
    expect(line([], period)).toContain('2010');
  });
});
