import type { LabelledTable } from '../label';
import { truthOf } from '../testing/truth';
import type { Understood } from '../understood';
import { abstention, Book } from './book';
import { isHarmful } from './judge-columns';
import { judgeTable } from './judge-table';
import { sameUnit } from './same-unit';

const NEVER = { overMembers: ['never'], overTime: ['never'] } as const;
const ADDS = { overMembers: ['sum', 'mean'], overTime: ['sum', 'mean'] } as const;
const table: LabelledTable = {
  name: 'shops',
  half: 'open',
  naming: 'en-snake',
  header: ['shop', 'city', 'year', 'net', 'tax', 'gross', 'staff'],
  concepts: [],
  rows: [
    ['a', 'x', '2019', '10', '1', '11', '7'],
    ['b', 'y', '2019', '20', '1', '21', '3'],
    ['All', '', '2019', '30', '2', '32', '10'],
    ['a', 'x', '2020', '12', '2', '14', '5'],
    ['b', 'y', '2020', '22', '4', '26', '4'],
    ['All', '', '2020', '34', '6', '40', '9'],
  ],
  label: {
    shape: ['panel'],
    time: [['year']],
    columns: {
      shop: { roles: ['category'], ...NEVER },
      city: { roles: ['geography'], ...NEVER, unitsOfObservation: [['shop']] },
      year: { roles: ['time'], ...NEVER },
      net: { roles: ['measure'], ...ADDS, units: ['€', null], unitsOfObservation: [[]] },
      tax: { roles: ['measure'], ...ADDS, units: ['€', null] },
      gross: { roles: ['measure'], ...ADDS },
      staff: { roles: ['measure'], overMembers: ['sum'], overTime: ['last'] },
    },
    algebra: [{ kind: 'sum', result: 'gross', from: ['net', 'tax'], broken: 0 }],
    lookAlikes: [['net', 'staff']],
    outcome: { columns: ['net'], good: 'high', expected: true },
    totals: [{ column: 'shop', member: 'All' }],
    unpivot: null,
  },
};
const truth = truthOf(table);
const judged = (changes: Partial<Understood>): string[] => {
  const book = new Book();
  judgeTable(table, { ...truth, ...changes }, book);
  return [...book.figures].filter(([, { right, of }]) => right < of).map(([figure]) => figure);
};
const withColumn = (name: string, changes: Partial<Understood['columns'][number]>): Partial<Understood> => ({
  columns: truth.columns.map((column) => (column.name === name ? { ...column, ...changes } : column)),
});

test.each<[string, Partial<Understood>, string[]]>([
  ['the truth', {}, []],
  ['a wrong role', withColumn('net', { role: 'identifier' }), ['roles without harm', 'accepted roles']],
  ['a role of the same kind', withColumn('city', { role: 'category' }), ['accepted roles']],
  ['a sum over time of a level', withColumn('staff', { overTime: 'sum' }), ['aggregations that make sense']],
  ['a wrong unit', withColumn('net', { unit: 'kg' }), ['units said']],
  ['no unit', withColumn('net', { unit: null }), []],
  ['a key that tells the rows apart', withColumn('net', { unitOfObservation: ['shop', 'year'] }), []],
  ['a coarser unit', withColumn('net', { unitOfObservation: ['shop'] }), ['units of observation']],
  ['another key of the same entity', withColumn('city', { unitOfObservation: ['city'] }), []],
  ['a wrong shape', { shape: 'event' }, ['shape', 'panels']],
  ['no time', { time: null }, ['time axis']],
  ['an unpivot', { unpivot: ['net', 'tax'] }, ['unpivots that are right']],
  [
    'a member dropped that is none',
    { totals: [{ column: 'shop', member: 'a' }] },
    ['dropped members that are totals', 'totals found'],
  ],
  ['a total that is not seen', { totals: [] }, ['totals found']],
  ['another outcome', { outcome: { column: 'staff', good: 'high' } }, ['outcomes said']],
  ['the wrong direction', { outcome: { column: 'net', good: 'low' } }, ['direction of outcomes']],
  ['no outcome', { outcome: null }, ['tables with an outcome of which it is said']],
  ['no rules', { algebra: [] }, ['rules found']],
  ['a part of a rule', { algebra: [{ kind: 'sum', columns: ['net', 'gross'] }] }, ['rules found']],
  [
    'a rule that is none',
    { algebra: [...truth.algebra, { kind: 'conversion', columns: ['net', 'staff'] }] },
    ['rules said', 'look-alikes of rules left alone'],
  ],
  ['a key metric of a year', { keyMetrics: [{ op: 'mean', column: 'year' }] }, ['key metrics']],
])('%s', (_, changes, figures) => {
  expect(judged(changes)).toEqual(figures);
});

test('headers that were read under another name are known by their place', () => {
  const own = truth.columns.map((column) => ({ ...column, name: `${column.name}_2`, unitOfObservation: null }));
  expect(judged({ columns: own, time: ['year_2'], outcome: { column: 'net_2', good: 'high' } })).not.toContain('time axis');
});

test('a role does harm when it leaves its kind', () => {
  expect(isHarmful(['identifier'], 'measure')).toBe(true);
  expect(isHarmful(['measure'], 'ordered-category')).toBe(true);
  expect(isHarmful(['time'], 'category')).toBe(true);
  expect(isHarmful(['category'], 'text')).toBe(true);
  expect(isHarmful(['identifier'], 'text')).toBe(false);
  expect(isHarmful(['category'], 'ordered-category')).toBe(false);
  expect(isHarmful(['ordered-category', 'measure'], 'measure')).toBe(false);
});

test('units are the same in all their spellings', () => {
  expect(sameUnit('€', 'EUR')).toBe(true);
  expect(sameUnit('km/h', 'kmh')).toBe(true);
  expect(sameUnit('kg', 'km')).toBe(false);
  expect(sameUnit(null, '%')).toBe(false);
});

test('the surest answers come first in the curve', () => {
  const book = new Book();
  for (let i = 0; i < 10; i++) book.count('x', i >= 5, '', i / 10);
  expect(abstention(book.of('x')).map(({ precision }) => precision)).toEqual([1, 1, 5 / 8, 5 / 9, 0.5]);
});
