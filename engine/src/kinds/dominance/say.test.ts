import type { Word } from '../../contracts/report/claim';
import type { Row } from '../../duckdb/cell';
import { handDimension, handFrame } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { sayLead, type LeadTold } from './say';

const PLACE = handDimension('place', ['North', 'North', 'South']);
const HELD: Word = { says: 'highest', sql: 'SELECT true' };
const TOLD: LeadTold = { dimension: PLACE, first: 'north', second: 'south', alike: 0, words: [HELD] };
const FACTS: Row = { value: 1500, n: 2500, second: 1000, members: 5 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayLead, TOLD, FACTS)).toEqual({
    sentence: 'Place is north for 60% of rows (1,500 of 2,500), ahead of south (1,000), the next of 5 values.',
    baseline: 500,
    n: 2500,
    words: [HELD],
  }));

test('of rows of which many have none, the share is one of those that have', () =>
  expect(handSaid(sayLead, TOLD, FACTS, handFrame('t', 2800))?.sentence).toBe(
    'Place is north for 60% of rows that have any (1,500 of 2,500), ahead of south (1,000), the next of 5 values.',
  ));

test.each<[string, Partial<LeadTold>, Row, string | null]>([
  [
    'by far',
    {},
    { value: 1950 },
    'Place is north for 78% of rows (1,950 of 2,500), 1.9 times as often as south (1,000), the next of 5 values.',
  ],
  [
    'hardly by far',
    {},
    { value: 1949 },
    'Place is north for 78% of rows (1,949 of 2,500), ahead of south (1,000), the next of 5 values.',
  ],
  [
    'just so',
    {},
    { value: 1250 },
    'Place is north for 50% of rows (1,250 of 2,500), ahead of south (1,000), the next of 5 values.',
  ],
  [
    'before several that are alike',
    { alike: 2 },
    {},
    'Place is north for 60% of rows (1,500 of 2,500), ahead of south and 2 others (1,000 each), the next of 5 values.',
  ],
  [
    'of two',
    {},
    { members: 2 },
    'Place is north for 60% of rows (1,500 of 2,500), ahead of south (1,000), the other of two values.',
  ],
  ['not there', {}, { value: 1249 }, null],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayLead, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);
