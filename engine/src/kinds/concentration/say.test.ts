import type { Row } from '../../duckdb/cell';
import { handDimension, handFrame, handMeasure } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import type { Few } from './few-sql';
import { sayFew } from './say';

const SALES = handMeasure('sales', [1, 2], { unit: 'EUR', additive: true });
const MEMBERS = { column: 'customer', each: false, codes: new Int32Array(), size: 100, works: false };
const TOLD: Few = {
  how: 'apart',
  question: { of: 'rows' },
  members: MEMBERS,
  few: new Set(),
  like: null,
  least: 1,
  count: 2,
  direction: 'high',
};
const FACTS: Row = {
  value: 0.4,
  few: 2,
  n: 100,
  part: 800,
  total: 2000,
  usual: 5,
  name1: 'Ann',
  own1: 500,
  name2: 'Bea',
  own2: 300,
};
const said = (told: Partial<Few>, facts: Row = {}) =>
  handSaid(sayFew, { ...TOLD, ...told }, { ...FACTS, ...facts }, handFrame('t', 2000, { rows: 'orders' }));

test('the few are named with their figures, and what is usual stands beside it', () =>
  expect(said({})).toEqual({
    sentence:
      '2 of the 100 customers account for 40% of the orders (800 of 2,000): Ann (500) and Bea (300); the median of the others is 5.',
    baseline: 5,
    counted: '100 customers',
    n: 100,
  }));

test.each<[string, Partial<Few>, Row, string | undefined]>([
  ['money', { question: { of: 'sum', measure: SALES } }, {}, '2 of the 100 customers account for 40% of all sales (€800 of €2,000): Ann (€500) and Bea (€300); the median of the others is €5.'],
  ['one', {}, { few: 1, name2: null }, 'Ann alone accounts for 40% of the orders (800 of 2,000), out of 100 customers; the median of the others is 5.'],
  ['more than are named', {}, { few: 9 }, '9 of the 100 customers account for 40% of the orders (800 of 2,000): Ann (500), Bea (300) and 7 more; the median of the others is 5.'],
  ['no others', {}, { usual: null }, '2 of the 100 customers account for 40% of the orders (800 of 2,000): Ann (500) and Bea (300).'],
  ['one alone', { how: 'alone' }, { few: 1 }, 'Ann alone accounts for 40% of the orders (800 of 2,000), out of 100 customers; the median of the others is 5.'],
  ['less than nothing over the last year', { how: 'below', direction: 'low', question: { of: 'sum', measure: SALES, since: Date.UTC(2024, 5, 1) } }, { value: -80, part: -80, own1: -50, own2: -30 }, 'Sales are below 0 over the last year, since 1 June 2024, for 2 of the 100 customers, −€80 together: Ann (−€50) and Bea (−€30); all together come to €2,000.'],
  ['less than nothing', { how: 'below', direction: 'low', question: { of: 'sum', measure: SALES } }, { value: -80, part: -80, own1: -50, own2: -30 }, 'Sales are below 0 for 2 of the 100 customers, −€80 together: Ann (−€50) and Bea (−€30); all together come to €2,000.'],
  ['a level', { question: { of: 'level', measure: handMeasure('wait', [1], { unit: 'min' }) }, least: 5 }, { value: 300, usual: 20 }, 'Wait is 300 min or more for 2 of the 100 customers with at least 5 orders: Ann (500 min) and Bea (300 min); the median of the others is 20 min.'],
  ['the lowest level', { question: { of: 'level', measure: handMeasure('wait', [1], { unit: 'min' }) }, direction: 'low' }, { value: 300, usual: 900 }, 'Wait is 300 min or less for 2 of the 100 customers: Ann (500 min) and Bea (300 min); the median of the others is 900 min.'],
  ['a share, like with like', { question: { of: 'share', dimension: handDimension('late', ['yes', 'no']), label: 'yes' }, like: { dimension: handDimension('team', ['North']), label: 'North' } }, { value: 0.3, own1: 0.5, own2: 0.3, usual: 0.05 }, 'The share with late yes is 30% or more for 2 of the 100 customers: Ann (50%) and Bea (30%); the median of the others with team North is 5%.'],
  ['one level', { question: { of: 'level', measure: handMeasure('wait', [1], { unit: 'min' }) } }, { few: 1, value: 300, usual: 20 }, 'Wait averages 300 min for Ann, apart from all others of the 100 customers; the median of the others is 20 min.'],
  ['one share', { question: { of: 'share', dimension: handDimension('late', ['yes', 'no']), label: 'yes' } }, { few: 1, value: 0.3, usual: 0.05 }, 'The share with late yes is 30% for Ann, apart from all others of the 100 customers; the median of the others is 5%.'],
  ['nobody', {}, { few: 0 }, undefined],
  ['nothing', {}, { value: null }, undefined],
])('of %s', (_, told, facts, sentence) => expect(said(told, facts)?.sentence).toBe(sentence)); // prettier-ignore
