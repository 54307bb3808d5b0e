import type { Row } from '../../duckdb/cell';
import { holds } from '../farthest';
import { handDimension } from '../../testing/hand-made-frame';
import { handSaid, MONTHLY } from '../../testing/hand-made-saying';
import { LIMITS } from './limits';
import { sayShareTrend, type ShareTrendTold } from './say';

const TOLD: ShareTrendTold = {
  timeline: MONTHLY,
  dimension: handDimension('place', ['North', 'South']),
  label: 'North',
  up: true,
  ends: { first: 0, earlyTo: 2, lateFrom: 9, last: 11 },
  seasonal: false,
  tau: 0.71,
};
const FACTS: Row = { value: 0.02, early: 0.2, late: 0.42, n: 300 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayShareTrend, TOLD, FACTS)).toEqual({
    sentence: 'Rows with place North make up 42% of rows in October–December 2024, after 20% in January–March 2024.',
    words: [holds('rises', 'late > early', 'SELECT 1 AS value')],
    evidence: ['Kendall’s τ of the share with time 0.71'],
    baseline: 0.2,
    n: 300,
  }));

test('a fall of whole years', () =>
  expect(handSaid(sayShareTrend, { ...TOLD, up: false, seasonal: true }, { ...FACTS, late: 0.1 })).toMatchObject({
    sentence:
      'Rows with place North make up 10% of rows in October–December 2024, after 20% in January–March 2024 (whole years, so that no season counts).',
    words: [holds('falls', 'late < early', 'SELECT 1 AS value')],
  }));

test.each<[string, Row]>([
  ['the whole table goes the other way', { late: 0.1 }],
  ['it moves by little', { late: 0.2 + LIMITS.leastPoints - 0.001 }],
])('nothing is said where %s', (_, facts) => expect(handSaid(sayShareTrend, TOLD, { ...FACTS, ...facts })).toBeNull());
