import type { Word } from '../../contracts/claim';
import type { Row } from '../../duckdb/cell';
import { handDimension } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { sayLead, type LeadTold } from './say';

const PLACE = handDimension('place', ['North', 'North', 'South']);
const HELD: Word = { says: 'highest', sql: 'SELECT true' };
const TOLD: LeadTold = { dimension: PLACE, first: 'north', second: 'south', words: [HELD] };
const FACTS: Row = { value: 1500, n: 2500, second: 1000, members: 5 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayLead, TOLD, FACTS)).toEqual({
    sentence: 'North is the most frequent of 5 values of place: 1,500 of 2,500 rows (60%), ahead of the next, south (1,000).',
    baseline: 500,
    n: 2500,
    words: [HELD],
  }));

test.each<[string, Partial<LeadTold>, Row, string | null]>([
  [
    'by far',
    {},
    { value: 1950 },
    'North is by far the most frequent of 5 values of place: 1,950 of 2,500 rows (78%), 1.9 times as many as the next, south (1,000).',
  ],
  [
    'hardly by far',
    {},
    { value: 1949 },
    'North is the most frequent of 5 values of place: 1,949 of 2,500 rows (78%), ahead of the next, south (1,000).',
  ],
  [
    'just so',
    {},
    { value: 1250 },
    'North is the most frequent of 5 values of place: 1,250 of 2,500 rows (50%), ahead of the next, south (1,000).',
  ],
  ['not there', {}, { value: 1249 }, null],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayLead, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);
