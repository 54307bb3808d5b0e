import type { Row } from '../../duckdb/cell';
import { handDimension } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { sayMissing, type MissingTold } from './say';

const PLACE = handDimension('place', ['North', 'North', 'South']);
const TOLD: MissingTold = { noun: 'age', dimension: PLACE, label: 'North' };
const FACTS: Row = { value: 0.4, baseline: 0.1, n: 50 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayMissing, TOLD, FACTS)).toEqual({
    sentence: 'Age is missing in 40% of rows with place North, against 10% of the others.',
    baseline: 0.1,
    n: 50,
  }));

test.each<[string, Partial<MissingTold>, Row, string | null]>([
  [
    'most',
    {},
    { value: 0.51 },
    'Age is missing in 51% of rows with place North, against 10% of the others: figures of it leave most of these out.',
  ],
  ['half', {}, { value: 0.5 }, 'Age is missing in 50% of rows with place North, against 10% of the others.'],
  ['of several', { noun: 'ages' }, {}, 'Ages are missing in 40% of rows with place North, against 10% of the others.'],
  ['not there', {}, { value: 0.1 }, null],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayMissing, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);
