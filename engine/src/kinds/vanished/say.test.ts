import type { Row } from '../../duckdb/cell';
import { holds } from '../farthest';
import { handDimension } from '../../testing/hand-made-frame';
import { handSaid, MONTHLY, MONTHS } from '../../testing/hand-made-saying';
import type { ScanTold } from '../miners/temporal-scan/scan-finding';
import { sayVanished } from './say';

const TOLD: ScanTold = {
  timeline: MONTHLY,
  who: { dimension: handDimension('place', ['North', 'South'], { filled: 1000 }), label: 'North' },
  from: -Infinity,
  to: MONTHS[5] ?? 0,
};
const FACTS: Row = { value: 40, inside: 100, before: 200, after: 300, own_before: 0, own_after: 0 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayVanished, TOLD, FACTS)).toEqual({
    sentence:
      'Rows with place North appear for the last time in June 2024, after making up 40% of rows; of the 300 rows since, none is one.',
    words: [holds('last', 'own_after = 0 AND after > 0', 'SELECT 1 AS value')],
    baseline: 0,
    n: 100,
  }));

test.each<[string, Row]>([
  ['the whole table has it after as well', { own_after: 1 }],
  ['there is nothing after', { after: 0 }],
  ['it is rare', { value: 1 }],
])('nothing is said where %s', (_, facts) => expect(handSaid(sayVanished, TOLD, { ...FACTS, ...facts })).toBeNull());
