import type { Row } from '../../duckdb/cell';
import { handDimension } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { sayEven, type EvenTold } from './say';

const PLACE = handDimension('place', ['North', 'North', 'South']);
const TOLD: EvenTold = { dimension: PLACE };
const FACTS: Row = { value: 2, least: 20, most: 22, members: 5, n: 105 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayEven, TOLD, FACTS)).toEqual({
    sentence: 'Each of the 5 values of place has between 20 and 22 rows.',
    words: [{ says: 'each', sql: 'SELECT least = 20 AND most = 22 AS value FROM (SELECT 1 AS value)' }],
    n: 105,
  }));

test.each<[string, Partial<EvenTold>, Row, string | null]>([
  ['all alike', {}, { value: 0, most: 20 }, 'Each of the 5 values of place has 20 rows.'],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayEven, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);
