import type { Row } from '../../duckdb/cell';
import type { TextColumn } from '../../insights/frame/frame';
import { handDimension } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { sayPrevailing, type PrevailingTold } from './say';

const PLACE = handDimension('place', ['North', 'North', 'South']);
const TEXT: TextColumn = { column: PLACE.column, noun: 'subject', values: [] };
const TOLD: PrevailingTold = { text: TEXT, word: 'outage', segment: null };
const FACTS: Row = { value: 1200, n: 3000, inside: 900 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayPrevailing, TOLD, FACTS)).toEqual({
    sentence: 'The word “outage” stands in the subject of 1,200 of 3,000 rows (40%).',
    n: 3000,
  }));

test.each<[string, PrevailingTold, Row, string | null]>([
  [
    'of a group mostly',
    { text: TEXT, word: 'outage', segment: { dimension: PLACE, label: 'North' } },
    {},
    'The word “outage” stands in the subject of 1,200 of 3,000 rows (40%), 75% of them rows with place North.',
  ],
  [
    'of a group half of the time',
    { text: TEXT, word: 'outage', segment: { dimension: PLACE, label: 'North' } },
    { inside: 600 },
    'The word “outage” stands in the subject of 1,200 of 3,000 rows (40%), 50% of them rows with place North.',
  ],
  [
    'of a group alone',
    { text: TEXT, word: 'outage', segment: { dimension: PLACE, label: 'North' } },
    { inside: 1200 },
    'The word “outage” stands in the subject of 1,200 of 3,000 rows (40%), all of them rows with place North.',
  ],
  [
    'of no group',
    { text: TEXT, word: 'outage', segment: { dimension: PLACE, label: 'North' } },
    { inside: 599 },
    'The word “outage” stands in the subject of 1,200 of 3,000 rows (40%).',
  ],
  [
    'of numbered names',
    { text: TEXT, word: 'Server 3', stem: 'Server', numbered: 8 },
    { value: 40, family: 100 },
    'Of 100 rows whose subject names one of 8 numbered Server entries, 40 (40%) name “Server 3”.',
  ],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayPrevailing, told, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);
