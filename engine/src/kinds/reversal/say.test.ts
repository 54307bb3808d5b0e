import type { Row } from '../../duckdb/cell';
import { handDimension } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { sayReversal, type ReversalTold } from './say';

const PLACE = handDimension('place', ['North', 'North', 'South']);
const STATE = handDimension('state', ['open', 'lost']);
const SORT = handDimension('sort', ['new', 'used']);
const TOLD: ReversalTold = {
  outcome: STATE,
  event: 'lost',
  group: SORT,
  by: PLACE,
  first: 'new',
  second: 'used',
  strata: ['North', 'South'],
  certain: true,
};
const FACTS: Row = { value: 0.4, baseline: 0.5, a0: 0.3, b0: 0.2, a1: 0.8, b1: 0.7, n: 500 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayReversal, TOLD, FACTS)).toEqual({
    sentence:
      'State lost is more frequent with sort new within each place (North: 30% against 20% and South: 80% against 70%), although overall used is ahead (50% against 40%).',
    words: [
      { says: 'each', sql: 'SELECT a0 > b0 AND a1 > b1 AS value FROM (SELECT 1 AS value)' },
      { says: 'fewer', sql: 'SELECT value < baseline AS value FROM (SELECT 1 AS value)' },
    ],
    baseline: 0.5,
    n: 500,
  }));

test('that chance may have turned it is said', () =>
  expect(handSaid(sayReversal, { ...TOLD, certain: false }, FACTS)?.sentence).toMatch(
    /50% against 40%\)\. Within each place chance alone may have made the difference\.$/,
  ));

test.each<[string, Partial<ReversalTold>, Row, string | null]>([
  ['that one group does not show', {}, { b1: 0.8 }, null],
  ['that is none over all', {}, { value: 0.5 }, null],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayReversal, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);
