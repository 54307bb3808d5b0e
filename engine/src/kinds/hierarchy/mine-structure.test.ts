import type { Dimension } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import { handFacts } from '../../testing/hand-made-facts';
import { handDimension, handFrame } from '../../testing/hand-made-frame';
import { summaryOf } from '../../testing/summary-of';
import { mineStructure } from './hierarchy';

/** Six cities of three countries of two continents, four rows each. */
const CITIES = ['Rome', 'Pisa', 'Bonn', 'Kiel', 'Lima', 'Cusco'];
const COUNTRIES = ['Italy', 'Italy', 'Germany', 'Germany', 'Peru', 'Peru'];
const rows = <T>(of: readonly T[]) => of.flatMap((one) => [one, one, one, one]);
const COLUMNS = {
  city: rows(CITIES),
  country: rows(COUNTRIES),
  continent: rows(COUNTRIES.map((country) => (country === 'Peru' ? 'America' : 'Europe'))),
};

const dimension = (name: keyof typeof COLUMNS, changes: Partial<Dimension> = {}) => handDimension(name, COLUMNS[name], changes);
const mined = (...dimensions: Dimension[]) => mineStructure({ frame: handFrame('t', 24, { dimensions }), log: new TestLog() });
const told = (...dimensions: Dimension[]) =>
  mined(...dimensions).map(({ told: { child, parent } }) => `${child.noun} in ${parent.noun}`);

test('a column whose values belong to those of another is told once', async () => {
  const found = mined(dimension('city'), dimension('country'));
  expect(found.map(summaryOf)).toEqual([
    {
      by: ['city', 'country'],
      context: true,
      direction: 'none',
      effect: null,
      expected: null,
      impact: 1,
      kind: 'hierarchy',
      member: null,
      n: 24,
      of: 'count',
      p: [],
      strength: 0.045,
      topics: ['structure×city'],
      unit: null,
      within: [],
    },
  ]);
  expect(await handFacts(COLUMNS, found)).toEqual([
    {
      baseline: 6,
      n: 24,
      value: 6,
    },
  ]);
});

test('of several above it the nearest is told', () =>
  expect(told(dimension('city'), dimension('continent'), dimension('country'))).toEqual([
    'city in country',
    'country in continent',
  ]));

const other = COLUMNS.country.map((country, i) => (i % 2 === 0 ? country : 'Peru'));
test.each<[string, Dimension[], boolean]>([
  ['an outcome above', [dimension('city'), dimension('country', { outcome: true })], false],
  ['half again as many values', [dimension('country'), dimension('continent')], true],
  ['hardly more values', [dimension('city', { distinct: 4 }), dimension('country')], false],
  ['values of a few rows', [dimension('city', { filled: 17 }), dimension('country')], false],
  ['values of three rows', [dimension('city', { filled: 18 }), dimension('country')], true],
  ['nearly all of one value above', [dimension('city'), dimension('country', { counts: [22, 1, 1] })], false],
  ['values that belong to several', [dimension('city'), handDimension('country', other)], false],
])('%s', (_, dimensions, found) => expect(told(...dimensions).length > 0).toBe(found));

test('of many the first ones are told', () => {
  const cities = 'abcde'.split('').map((name) => handDimension(name, COLUMNS.city));
  expect(mined(...cities, dimension('country'))).toHaveLength(3);
});
