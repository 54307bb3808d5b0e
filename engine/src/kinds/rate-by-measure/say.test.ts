import type { Row } from '../../duckdb/cell';
import { handDimension, handFrame, handMeasure } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { sayRateByMeasure, type RateByMeasureTold } from './say';

const LEAD = handMeasure('lead_time', [1, 2, 3], { noun: 'lead time', unit: 'days' });
const CANCELLED = handDimension('is_cancelled', ['1', '0', '0'], { noun: 'is cancelled', event: '1' });
const ENDS = {
  low: { from: 0, to: 20 },
  high: { from: 96, to: 300 },
  between: [],
  event: '1',
  rises: true,
  more: 0.44,
  less: 0.16,
  moved: 0.1,
};
const TOLD: RateByMeasureTold = { result: CANCELLED, measure: LEAD, ends: ENDS, behind: null };
const FACTS: Row = { value: 0.44, baseline: 0.16, middle: 0.25, n: 100, hits: 44 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayRateByMeasure, TOLD, FACTS)).toEqual({
    sentence:
      '44% of rows with lead time of at least 96 days have is cancelled 1, 2.8 times the 16% for those with at most 20 days.',
    baseline: 0.16,
    n: 100,
    confidence: [expect.closeTo(0.347, 3), expect.closeTo(0.538, 3)],
    evidence: ['95% interval 34.7 to 53.8%'],
  }));

const HOTEL = handDimension('hotel_type', ['a', 'b', 'a'], { noun: 'hotel type' });

test('and what remains of it with the same mix of what lies behind it', () =>
  expect(
    handSaid(sayRateByMeasure, { ...TOLD, behind: { by: [HOTEL], how: 'mix' } }, { ...FACTS, own: 0.262, other: 0.25 }),
  ).toMatchObject({
    sentence:
      '44% of rows with lead time of at least 96 days have is cancelled 1, 2.8 times the 16% for those with at most 20 days; ' +
      'with the same mix of hotel type at both ends it would be 26.2% against 25%.',
  })); // prettier-ignore

test('and what remains within the groups that hold the measure', () => {
  const said = (rises: boolean) =>
    handSaid(sayRateByMeasure, { ...TOLD, ends: { ...ENDS, rises }, behind: { by: [HOTEL], how: 'groups' } }, { ...FACTS, own: 0.262, other: 0.25 })?.sentence;
  expect(said(true)).toContain('at most 20 days; within each hotel type, it is 26.2% in the highest quarter and 25% in the lowest.');
  expect(said(false)).toContain('within each hotel type, it is 26.2% in the lowest quarter and 25% in the highest.');
}); // prettier-ignore

test.each<[string, Partial<RateByMeasureTold>, Row, string | null]>([
  [
    'that falls',
    { ends: { ...ENDS, rises: false } },
    {},
    '44% of rows with lead time of at most 20 days have is cancelled 1, 2.8 times the 16% for those with at least 96 days.',
  ],
  [
    'of single values',
    { ends: { ...ENDS, low: { from: 1, to: 1 }, high: { from: 4, to: 4 } } },
    {},
    '44% of rows with lead time 4 days have is cancelled 1, 2.8 times the 16% for those with 1 day.',
  ],
  [
    'of few rows',
    {},
    { n: 25, hits: 11 },
    '44% of rows with lead time of at least 96 days have is cancelled 1, 2.8 times the 16% for those with at most 20 days (only 25 rows).',
  ],
  [
    'of yes or no',
    { result: { ...CANCELLED, column: { ...CANCELLED.column, role: 'boolean' } }, ends: { ...ENDS, event: 'yes' } },
    {},
    '44% of rows with lead time of at least 96 days are cancelled, 2.8 times the 16% for those with at most 20 days.',
  ],
  ['that is the same', {}, { baseline: 0.44 }, null],
  ['that is the same in print', {}, { value: 0.4401, baseline: 0.44, middle: 0.44 }, null],
  ['the other way', {}, { value: 0.1 }, null],
  ['of nothing', {}, { value: null }, null],
  ['that is highest in the middle', {}, { middle: 0.73 }, null],
  ['that is lowest in the middle', {}, { baseline: 0.4, middle: 0.3 }, null],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayRateByMeasure, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);

test.each<Row>([{ middle: 0.5 }, { middle: 0.1 }, { middle: null }])('what lies between may go a little further: %o', (facts) =>
  expect(handSaid(sayRateByMeasure, TOLD, { ...FACTS, ...facts })).not.toBeNull(),
);

test('of a sample no end is known to be one value', () => {
  const ends = { ...ENDS, low: { from: 1, to: 1 } };
  expect(handSaid(sayRateByMeasure, { ...TOLD, ends }, FACTS, handFrame('t', 100, { sampled: true }))?.sentence).toMatch(/at most 1 day\.$/);
}); // prettier-ignore
