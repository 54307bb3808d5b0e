import type { Row } from '../../duckdb/cell';
import { handDimension } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { sayLevels, type LevelsTold } from './say';

const PLACE = handDimension('place', ['North', 'North', 'South']);
const STATE = handDimension('state', ['open', 'lost']);
const TOLD: LevelsTold = { child: PLACE, parent: STATE };
const FACTS: Row = { value: 10, baseline: 10, n: 400 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayLevels, TOLD, FACTS)).toEqual({
    sentence: 'Each of the 10 values of place belongs to a single state: the two are levels of one thing.',
    words: [{ says: 'each', sql: 'SELECT value = baseline AS value FROM (SELECT 1 AS value)' }],
    baseline: 10,
    n: 400,
  }));

test.each<[string, Partial<LevelsTold>, Row, string | null]>([
  ['nearly', {}, { value: 8 }, '8 of 10 values of place belong to a single state: the two are levels of one thing.'],
  ['not there', {}, { value: 7 }, null],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayLevels, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);
