import type { Row } from '../../duckdb/cell';
import { handDimension, handMeasure } from '../../testing/hand-made-frame';
import { handSaid, MONTHLY } from '../../testing/hand-made-saying';
import { sayTrend, type TrendTold } from './say';

const PLACE = handDimension('place', ['North', 'North', 'South']);
const COST = handMeasure('cost', [1, 2, 3], { unit: 'EUR', additive: true });
const TOLD: TrendTold = {
  timeline: MONTHLY,
  measure: COST,
  group: null,
  up: true,
  ends: { first: 0, earlyTo: 2, lateFrom: 9, last: 11 },
  seasonal: false,
  how: 'plainly',
};
const FACTS: Row = { value: 2, early: 10, late: 30, r: 0.5, n: 300 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayTrend, TOLD, FACTS)).toEqual({
    sentence:
      'Cost rises over time, from an average of €10 in January–March 2024 to €30 in October–December 2024: about €2 more with each month.',
    baseline: 10,
    n: 300,
    evidence: ['correlation of single rows with time 0.50'],
  }));

test.each<[string, Partial<TrendTold>, Row, string | null]>([
  [
    'down',
    { up: false },
    { value: -2, early: 30, late: 10, r: -0.5 },
    'Cost falls over time, from an average of €30 in January–March 2024 to €10 in October–December 2024: about €2 less with each month.',
  ],
  [
    'of a group',
    { group: { dimension: PLACE, label: 'North' } },
    {},
    'Cost of rows with place North rises over time, from an average of €10 in January–March 2024 to €30 in October–December 2024: about €2 more with each month.',
  ],
  [
    'of several',
    { measure: { ...COST, noun: 'costs' } },
    {},
    'Costs rise over time, from an average of €10 in January–March 2024 to €30 in October–December 2024: about €2 more with each month.',
  ],
  [
    'of several, down',
    { measure: { ...COST, noun: 'costs' }, up: false },
    { value: -2, early: 30, late: 10, r: -0.5 },
    'Costs fall over time, from an average of €30 in January–March 2024 to €10 in October–December 2024: about €2 less with each month.',
  ],
  [
    'slightly',
    { how: 'slightly' },
    {},
    'Cost rises slightly over time, from an average of €10 in January–March 2024 to €30 in October–December 2024: about €2 more with each month.',
  ],
  [
    'on the whole, without its season',
    { how: 'whole', seasonal: true },
    {},
    'Cost rises on the whole over time, from an average of €10 in January–March 2024 to €30 in October–December 2024: about €2 more with each month, the season taken out.',
  ],
  [
    'of rows',
    { measure: null },
    {},
    'Rows become more frequent over time, from 10 a month in January–March 2024 to 30 a month in October–December 2024: about 2 more with each month.',
  ],
  [
    'of rows, down',
    { measure: null, up: false },
    { value: -2, early: 30, late: 10, r: 0 },
    'Rows become rarer over time, from 30 a month in January–March 2024 to 10 a month in October–December 2024: about 2 less with each month.',
  ],
  [
    'of a group’s rows',
    { measure: null, group: { dimension: PLACE, label: 'North' } },
    {},
    'Rows with place North become more frequent over time, from 10 a month in January–March 2024 to 30 a month in October–December 2024: about 2 more with each month.',
  ],
  ['the other way', {}, { value: -2 }, null],
  ['with ends the other way', {}, { late: 9 }, null],
  ['with rows the other way', {}, { r: -0.1 }, null],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayTrend, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);
