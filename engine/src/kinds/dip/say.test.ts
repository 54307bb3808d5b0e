import type { Row } from '../../duckdb/cell';
import { handSaid, MONTHLY, MONTHS } from '../../testing/hand-made-saying';
import { sayDip, type DipTold } from './say';

const TOLD: DipTold = { timeline: MONTHLY, edge: MONTHS[3] ?? 0 };
const FACTS: Row = { value: 5, baseline: 40, n: 400 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayDip, TOLD, FACTS)).toEqual({
    sentence: 'In April 2024 there are only 5 rows, against the usual 40 a month: something may be missing.',
    baseline: 40,
    n: 400,
  }));

test.each<[string, Partial<DipTold>, Row, string | null]>([
  ['without a row', {}, { value: 0 }, 'In April 2024 there are 0 rows, against the usual 40 a month: something may be missing.'],
  ['not there', {}, { value: 40 }, null],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayDip, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);
