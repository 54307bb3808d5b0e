import type { Word } from '../../contracts/report/claim';
import type { Row } from '../../duckdb/cell';
import type { TextColumn } from '../../insights/frame/frame';
import { handDimension } from '../../testing/hand-made-frame';
import { handSaid, MONTHLY, MONTHS } from '../../testing/hand-made-saying';
import { sayNew, type NewTold } from './say';

const PLACE = handDimension('place', ['North', 'North', 'South']);
const TEXT: TextColumn = { column: PLACE.column, noun: 'subject', values: [] };
const HELD: Word = { says: 'only', sql: 'SELECT true' };
const TOLD: NewTold = {
  timeline: MONTHLY,
  group: { dimension: PLACE, label: 'North' },
  from: MONTHS[3] ?? 0,
  to: MONTHS[4] ?? 0,
  only: HELD,
};
const FACTS: Row = { value: 40, baseline: 0, n: 40 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayNew, TOLD, FACTS)).toEqual({
    sentence: 'Rows with place North appear only in April–May 2024: 40, against none in a usual month.',
    baseline: 0,
    n: 40,
    words: [HELD],
    without: 'Rows with place North come out of nowhere in April–May 2024: 40 of 40, against none in a usual month.',
  }));

test.each<[string, Partial<NewTold>, Row, string | null]>([
  [
    'of a word',
    { group: { text: TEXT, word: 'outage' } },
    {},
    'Rows with “outage” in subject appear only in April–May 2024: 40, against none in a usual month.',
  ],
  [
    'mostly',
    {},
    { value: 32 },
    'Rows with place North come out of nowhere in April–May 2024: 32 of 40, against none in a usual month.',
  ],
  ['too seldom', {}, { value: 31 }, null],
  ['nothing new', {}, { baseline: 1 }, null],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayNew, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);
