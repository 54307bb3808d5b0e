import type { Table } from '../../model';
import { LIMITS } from './limits';
import { readingOf } from './reading-of';

const column = (name: string, role: string, how: string) => ({ name, role, overMembers: { how }, examples: [`${name} 1`] });
const model = {
  shape: { kind: 'event', entity: ['id'], because: [] },
  time: { name: 'at', grain: 'day', from: '2020-01-01', to: '2020-02-01', because: [] },
  outcome: { kind: 'none' },
  algebra: Array.from({ length: LIMITS.mostRelations + 1 }, (_, i) => ({ kind: 'copy', target: `c${i}`, of: 'z' })),
  columns: [
    column('code', 'code', 'never'),
    column('rate', 'measure', 'never'),
    column('cost', 'measure', 'sum'),
    column('year', 'time', 'never'),
    column('same', 'constant', 'never'),
    column('none', 'empty', 'never'),
    column('label', 'category', 'never'),
  ],
};
const types = { code: 'integer', rate: 'number', cost: 'number', year: 'integer', same: 'number', none: 'number', label: 'text' };
const table = (changes: object = {}) =>
  ({
    model,
    columns: Object.entries(types).map(([name, type]) => ({ name, type })),
    timeLimit: null,
    ...changes,
  }) as unknown as Table;

test('a table without a model has no reading', () => expect(readingOf(table({ model: undefined }))).toBeUndefined());

test('is what of the model a reader can check, its first relations, and the numbers without figures', () => {
  expect(readingOf(table())).toEqual({
    shape: { kind: 'event', entity: ['id'] },
    time: { name: 'at', grain: 'day', from: '2020-01-01', to: '2020-02-01' },
    outcome: { kind: 'none' },
    algebra: model.algebra.slice(0, -1),
    noFigures: ['code', 'rate'],
    columns: model.columns.map(({ name, role, examples }) => ({ name, role, examples })),
  });
});

test('values that are alike stand once, and whole numbers without a fraction', () => {
  const of = (name: string, examples: string[]) => ({ ...column(name, 'measure', 'sum'), examples });
  const columns = [of('rate', ['12.0', '12.0', '38.4']), of('label', ['1.0', '1.0'])];
  expect(readingOf(table({ model: { ...model, columns } }))?.columns?.map(({ examples }) => examples)).toEqual([
    ['12', '38.4'],
    ['1.0'],
  ]);
});

test('where some dates cannot be true, the range is left out', () => {
  expect(readingOf(table({ timeLimit: 1 }))?.time).toEqual({ name: 'at', grain: 'day' });
  expect(readingOf(table({ timeLimit: 1, notWhole: true }))?.time).toEqual(readingOf(table({}))?.time);
  expect(readingOf(table({ model: { ...model, time: null } }))?.time).toBeNull();
});

test('dates that cannot be true are no examples', () => {
  const at = { ...column('at', 'time', 'never'), examples: ['2014-01-23', '2045-04-04', '2014-01-26'] };
  const examplesOf = (changes: object) =>
    readingOf(table({ model: { ...model, time: { ...model.time, columns: ['at'] }, columns: [at] }, ...changes }))?.columns?.[0]
      ?.examples;
  const timeLimit = Date.UTC(2026, 0, 1);
  expect(examplesOf({ timeLimit })).toEqual(['2014-01-23', '2014-01-26']);
  expect(examplesOf({ timeLimit, notWhole: true })).toEqual(at.examples);
  expect(examplesOf({})).toEqual(at.examples);
});

test('says what was done to bring the table into its form', () => {
  expect(readingOf(table({ form: 'Turned.' }))?.form).toBe('Turned.');
});

test('periods go by the names that the table has for them, if one column tells the time', () => {
  const periods = [
    [Date.UTC(2021, 7, 1), '2021/22'],
    [Date.UTC(2022, 7, 1), '2022/23'],
  ];
  const season = { ...column('season', 'time', 'never'), examples: ['2021-08-01', '2022-08-01', '2023-08-01'] };
  const columns = [
    { name: 'other', type: 'date' },
    { name: 'season', type: 'date', periods },
  ];
  const read = (...names: string[]) =>
    readingOf(table({ columns, model: { ...model, columns: [season], time: { ...model.time, columns: names } } }));
  expect(read('season')?.time?.names).toEqual(periods);
  expect(read('season')?.columns?.map(({ examples }) => examples)).toEqual([['2021/22', '2022/23', '2023-08-01']]);
  expect(read('season', 'month')?.time).not.toHaveProperty('names');
  expect(read('other')?.time).not.toHaveProperty('names');
});
