import type { Row } from '../../duckdb/cell';
import { handSaid } from '../../testing/hand-made-saying';
import { sayRepeated, type RepeatedTold } from './say';

const TOLD: RepeatedTold = {
  parts: [
    { noun: 'place', text: 'North' },
    { noun: 'cost', text: '5' },
  ],
  expected: 0.4,
};
const FACTS: Row = { value: 12, n: 500 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayRepeated, TOLD, FACTS)).toEqual({
    sentence:
      '12 rows are alike in place and cost: place North, cost 5. By chance there would hardly be one, so these may be repeated entries.',
    baseline: 0.4,
    n: 500,
  }));

test.each<[string, Partial<RepeatedTold>, Row, string | null]>([
  [
    'some by chance',
    { expected: 1 },
    {},
    '12 rows are alike in place and cost: place North, cost 5. By chance there would be about 1, so these may be repeated entries.',
  ],
  [
    'more by chance',
    { expected: 2.6 },
    {},
    '12 rows are alike in place and cost: place North, cost 5. By chance there would be about 3, so these may be repeated entries.',
  ],
  [
    'few',
    {},
    { value: 4 },
    '4 rows are alike in place and cost: place North, cost 5. By chance there would hardly be one, so these may be repeated entries.',
  ],
  ['too few', {}, { value: 3 }, null],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayRepeated, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);
