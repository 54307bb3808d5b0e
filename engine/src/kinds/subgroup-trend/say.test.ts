import type { Row } from '../../duckdb/cell';
import { handDimension, handMeasure } from '../../testing/hand-made-frame';
import { handSaid, MONTHLY } from '../../testing/hand-made-saying';
import { sayOwnTrend, type OwnTrendTold } from './say';

const PLACE = handDimension('place', ['North', 'North', 'South']);
const COST = handMeasure('cost', [1, 2, 3], { unit: 'EUR', additive: true });
const TOLD: OwnTrendTold = { timeline: MONTHLY, dimension: PLACE, label: 'North', measure: COST, up: true, size: 3 };
const FACTS: Row = { value: 0.6, baseline: -0.1, early: 10, late: 30, n: 90 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayOwnTrend, TOLD, FACTS)).toEqual({
    sentence:
      'Cost rises over time for rows with place North, from an average of €10 in January–March 2024 to €30 in October–December 2024.',
    evidence: ['correlation with time 0.60; −0.100 for the rest'],
    baseline: -0.1,
    n: 90,
  }));

test.each<[string, Partial<OwnTrendTold>, Row, string | null]>([
  [
    'down',
    { up: false },
    { value: -0.6, early: 30, late: 10 },
    'Cost falls over time for rows with place North, from an average of €30 in January–March 2024 to €10 in October–December 2024.',
  ],
  [
    'of several',
    { measure: { ...COST, noun: 'costs' } },
    {},
    'Costs rise over time for rows with place North, from an average of €10 in January–March 2024 to €30 in October–December 2024.',
  ],
  [
    'of several, down',
    { measure: { ...COST, noun: 'costs' }, up: false },
    { value: -0.6, early: 30, late: 10 },
    'Costs fall over time for rows with place North, from an average of €30 in January–March 2024 to €10 in October–December 2024.',
  ],
  ['the other way', {}, { value: -0.6 }, null],
  ['with ends the other way', {}, { late: 9 }, null],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayOwnTrend, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);
