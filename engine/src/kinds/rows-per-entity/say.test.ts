import type { Row } from '../../duckdb/cell';
import type { Entity } from '../../insights/frame/frame';
import { handDimension } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { sayRowsPer, type RowsPerTold } from './say';

const PLACE = handDimension('place', ['North', 'North', 'South']);
const CUSTOMER: Entity = { column: PLACE.column, noun: 'customer', codes: new Int32Array() };
const TOLD: RowsPerTold = { entity: CUSTOMER, dimension: PLACE, label: 'North', high: true };
const FACTS: Row = { value: 6, baseline: 4, entities: 20, all_entities: 200, n: 120, all_rows: 800 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayRowsPer, TOLD, FACTS)).toEqual({
    sentence:
      'With place North there are 6 rows for each customer, 50% above the overall 4: 15% of all rows and 10% of all values of customer (20).',
    baseline: 4,
    n: 120,
  }));

test.each<[string, Partial<RowsPerTold>, Row, string | null]>([
  [
    'fewer',
    { high: false },
    { value: 2 },
    'With place North there are 2 rows for each customer, 50% below the overall 4: 15% of all rows and 10% of all values of customer (20).',
  ],
  [
    'as little more as may be',
    {},
    { value: 5.2 },
    'With place North there are 5.2 rows for each customer, 30% above the overall 4: 15% of all rows and 10% of all values of customer (20).',
  ],
  ['hardly more', {}, { value: 5.1 }, null],
  ['hardly fewer', { high: false }, { value: 3.1 }, null],
  [
    'as little fewer as may be',
    { high: false },
    { value: 3.07 },
    'With place North there are 3.07 rows for each customer, 23% below the overall 4: 15% of all rows and 10% of all values of customer (20).',
  ],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayRowsPer, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);
