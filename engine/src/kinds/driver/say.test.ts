import type { Row } from '../../duckdb/cell';
import { handDimension } from '../../testing/hand-made-frame';
import { handSaid, MONTHLY } from '../../testing/hand-made-saying';
import { sayDriver, type DriverTold } from './say';

const PLACE = handDimension('place', ['North', 'North', 'South']);
const TOLD: DriverTold = { timeline: MONTHLY, dimension: PLACE, label: 'North', last: 4, against: 3 };
const FACTS: Row = { value: 0.8, before: 100, after: 160, was: 20, now_is: 68 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayDriver, TOLD, FACTS)).toEqual({
    sentence:
      'May 2024 has 60 more rows than April 2024; rows with place North alone account for 48 of them (80% of the change).',
    baseline: 100,
    n: 260,
  }));

test.each<[string, Partial<DriverTold>, Row, string | null]>([
  [
    'down',
    {},
    { after: 40, was: 68, now_is: 20 },
    'May 2024 has 60 fewer rows than April 2024; rows with place North alone account for 48 of them (80% of the change).',
  ],
  [
    'all of it',
    {},
    { value: 1 },
    'May 2024 has 60 more rows than April 2024; rows with place North alone account for 48 of them (100% of the change).',
  ],
  [
    'more than all of it',
    {},
    { value: 1.2 },
    'May 2024 has 60 more rows than April 2024; of rows with place North alone there are 48 more, so that all others together went the other way.',
  ],
  [
    'more than all of a fall',
    {},
    { value: 1.2, after: 40, was: 92, now_is: 20 },
    'May 2024 has 60 fewer rows than April 2024; of rows with place North alone there are 72 fewer, so that all others together went the other way.',
  ],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayDriver, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);
