import type { Row } from '../../duckdb/cell';
import type { TextColumn } from '../../insights/frame/frame';
import { handDimension } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { saySegment, type SegmentTold } from './say';

const PLACE = handDimension('place', ['North', 'North', 'South']);
const TEXT: TextColumn = { column: PLACE.column, noun: 'subject', values: [] };
const TOLD: SegmentTold = { text: TEXT, word: 'outage', dimension: PLACE, label: 'North' };
const FACTS: Row = { value: 0.4, baseline: 0.1, n: 50 };

test('what is said, and what it rests on', () =>
  expect(handSaid(saySegment, TOLD, FACTS)).toEqual({
    sentence: '40% of rows with place North have “outage” in subject, against 10% of the others.',
    baseline: 0.1,
    n: 50,
  }));

test.each<[string, Partial<SegmentTold>, Row, string | null]>([['not there', {}, { value: 0.1 }, null]])(
  '%s',
  (_, told, facts, sentence) =>
    expect(handSaid(saySegment, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);
