import type { Row } from '../../duckdb/cell';
import { handDimension, handFrame, handMeasure } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { saySum, type SumTold } from './say';

const PLACE = handDimension('place', ['North', 'North', 'South']);
const COST = handMeasure('cost', [1, 2, 3], { unit: 'EUR', additive: true, filled: 100 });
const TOLD: SumTold = { dimension: PLACE, label: 'North', measure: COST };
const FACTS: Row = { value: 0.6, part: 600, total: 1000, level: 30, overall: 10, n: 20, n_all: 100 };

test('what is said, and what it rests on', () =>
  expect(handSaid(saySum, TOLD, FACTS)).toEqual({
    sentence:
      'Place North accounts for 60% of all cost (€600 of €1,000) with only 20% of the rows: €30 each on average, against €10 overall.',
    baseline: 0.2,
    n: 20,
  }));

test.each<[string, Partial<SumTold>, Row, string | null]>([
  [
    'of many rows',
    {},
    { n: 25 },
    'Place North accounts for 60% of all cost (€600 of €1,000) with 25% of the rows: €30 each on average, against €10 overall.',
  ],
  [
    'of a label that says what it is',
    { label: 'place 7' },
    {},
    'Place 7 accounts for 60% of all cost (€600 of €1,000) with only 20% of the rows: €30 each on average, against €10 overall.',
  ],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(saySum, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);

test('of what is read again and again its part of the readings is not told', () => {
  const panel = { things: new Int32Array(100), at: new Float64Array(100) };
  expect(handSaid(saySum, TOLD, FACTS, handFrame('t', 100, { panel }))?.sentence).toBe(
    'Place North accounts for 60% of all cost (€600 of €1,000): €30 on average, against €10 overall.',
  );
});

test('the other name of the same rows is told, and left out where the whole table knows better', () => {
  const user = handDimension('user', ['Ada', 'Ada', 'Ben', 'Cid', 'Dan']);
  const department = handDimension('department', ['Board', 'Board', 'Sales', 'Sales', 'Legal']);
  const frame = handFrame('t', 5, { dimensions: [user, department] });
  const said = (label: string) => handSaid(saySum, { ...TOLD, dimension: user, label }, FACTS, frame);
  expect(said('Ada')?.sentence).toMatch(/^User Ada \(exactly the same rows as department Board\) accounts for 60%/);
  expect(said('Ada')?.without).toMatch(/^User Ada accounts for 60%/);
  expect(said('Ada')?.words).toEqual([
    {
      says: 'exactly',
      sql: `SELECT count(*) FILTER (WHERE coalesce(user = 'Ada', false) <> coalesce(department = 'Board', false)) = 0 AS value FROM t`,
    },
  ]);
  expect(said('Ben')?.words).toBeUndefined();
});
