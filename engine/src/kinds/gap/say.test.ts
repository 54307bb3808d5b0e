import type { Row } from '../../duckdb/cell';
import { handSaid } from '../../testing/hand-made-saying';
import { sayGap, type GapTold } from './say';

const DAY = 86_400_000;
const TOLD: GapTold = { dated: true, from: Date.UTC(2024, 2, 1), to: Date.UTC(2024, 2, 11) };
const FACTS: Row = { value: 0, baseline: 49.6, n: 500 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayGap, TOLD, FACTS)).toEqual({
    sentence:
      'There are no rows from 2 March 2024 to 10 March 2024 (9 days), where the time before and after would let expect about 50: something may be missing.',
    baseline: 49.6,
    n: 500,
  }));

test.each<[string, Partial<GapTold>, Row, string | null]>([
  [
    'with a row in it',
    {},
    { value: 1 },
    'There is only 1 row from 2 March 2024 to 10 March 2024 (9 days), where the time before and after would let expect about 50: something may be missing.',
  ],
  [
    'with some rows in it',
    {},
    { value: 4 },
    'There are only 4 rows from 2 March 2024 to 10 March 2024 (9 days), where the time before and after would let expect about 50: something may be missing.',
  ],
  [
    'of moments',
    { dated: false, to: Date.UTC(2024, 2, 11) + 0.4 * DAY },
    {},
    'There are no rows between 1 March 2024 and 11 March 2024 (10 days), where the time before and after would let expect about 50: something may be missing.',
  ],
  [
    'with as many as may be',
    {},
    { value: 5, baseline: 50 },
    'There are only 5 rows from 2 March 2024 to 10 March 2024 (9 days), where the time before and after would let expect about 50: something may be missing.',
  ],
  ['not there', {}, { value: 6, baseline: 50 }, null],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayGap, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);
