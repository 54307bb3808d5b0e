import type { Word } from '../../contracts/report/claim';
import type { Row } from '../../duckdb/cell';
import { handDimension, handMeasure } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { sayMemberTotals, type TotalsTold } from './say';

const PLACE = handDimension('place', ['North', 'North', 'South']);
const COST = handMeasure('cost', [1, 2, 3], { unit: 'EUR', additive: true });
const word = (says: Word['says'], name: string): Word => ({ says, sql: `SELECT '${name}'` });
const TOLD: TotalsTold = {
  dimension: PLACE,
  measure: COST,
  balanced: false,
  brings: true,
  most: (name) => word('most', name),
  least: (name) => word('least', name),
  high: (name) => word('high', name),
  low: (name) => word('low', name),
};
const FACTS: Row = {
  value: 500,
  next: 300,
  low: 50,
  total: 1000,
  members: 5,
  n: 90,
  first: 'north',
  second: 'south',
  last: 'west',
  lasts: 1,
};

test('what is said, and what it rests on', () =>
  expect(handSaid(sayMemberTotals, TOLD, FACTS)).toEqual({
    sentence: 'North brings the most cost: €500 of €1,000 (50%), ahead of south (€300); west brings the least (€50).',
    baseline: 200,
    n: 90,
    words: [word('most', 'north'), word('least', 'west')],
  }));

test.each<[string, Partial<TotalsTold>, Row, string | null]>([
  [
    'what is not brought',
    { measure: { ...COST, noun: 'errors', unit: null }, brings: false },
    {},
    'North has the most errors: 500 of 1,000 (50%), ahead of south (300); west has the least (50).',
  ],
  ['with several last ones', {}, { lasts: 2 }, 'North brings the most cost: €500 of €1,000 (50%), ahead of south (€300).'],
  [
    'nearly even',
    {},
    { value: 60, next: 55, low: 50 },
    'Cost is nearly even over the 5 values of place: from €50 (west) to €60 (north).',
  ],
  [
    'even as far as may be, of several',
    { measure: { ...COST, noun: 'costs' } },
    { value: 62.5, next: 55, low: 50 },
    'Costs are nearly even over the 5 values of place: from €50 (west) to €62.50 (north).',
  ],
  [
    'no more even',
    {},
    { value: 63, next: 55, low: 50 },
    'North brings the most cost: €63 of €1,000 (6.3%), ahead of south (€55); west brings the least (€50).',
  ],
  [
    'with nothing at its end',
    {},
    { low: 0 },
    'North brings the most cost: €500 of €1,000 (50%), ahead of south (€300); west brings the least (€0).',
  ],
  ['with losses', {}, { low: -1 }, null],
  ['without a first', {}, { next: 500 }, null],
  ['of few members', {}, { members: 2 }, null],
  [
    'of members that are numbers',
    {},
    { first: '4', second: '2', last: '1' },
    'Place 4 brings the most cost: €500 of €1,000 (50%), ahead of 2 (€300); 1 brings the least (€50).',
  ],
  [
    'of three members',
    {},
    { members: 3 },
    'North brings the most cost: €500 of €1,000 (50%), ahead of south (€300); west brings the least (€50).',
  ],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayMemberTotals, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);
