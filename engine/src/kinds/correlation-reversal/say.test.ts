import type { Row } from '../../duckdb/cell';
import { handDimension, handMeasure } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { sayTurnedPair, type TurnedPairTold } from './say';

const PLACE = handDimension('place', ['North', 'North', 'South']);
const COST = handMeasure('cost', [1, 2, 3], { unit: 'EUR', additive: true });
const AGE = handMeasure('age', [1, 2, 3]);
const TOLD: TurnedPairTold = { x: AGE, y: COST, by: PLACE, strata: ['North', 'South'] };
const FACTS: Row = { value: 0.4, r0: -0.3, r1: -0.2, n: 90 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayTurnedPair, TOLD, FACTS)).toEqual({
    sentence: 'Overall, cost is higher where age is higher; within each place it is the other way round.',
    words: [
      { says: 'each', sql: 'SELECT sign(r0) = -sign(value) AND sign(r1) = -sign(value) AS value FROM (SELECT 1 AS value)' },
    ],
    n: 90,
    evidence: ['Spearman’s ρ 0.40 overall', '−0.30 for North', '−0.200 for South'],
  }));

test.each<[string, Partial<TurnedPairTold>, Row, string | null]>([
  [
    'the other way, of several',
    { x: { ...AGE, short: 'ages' }, y: { ...COST, short: 'costs' } },
    { value: -0.4, r0: 0.3, r1: 0.2 },
    'Overall, costs are lower where ages are higher; within each place it is the other way round.',
  ],
  ['that one group does not show', {}, { r1: 0.2 }, null],
  ['of which one group shows nothing', {}, { r1: 0 }, null],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayTurnedPair, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);
