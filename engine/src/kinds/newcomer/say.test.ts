import type { Row } from '../../duckdb/cell';
import { holds } from '../farthest';
import { handDimension } from '../../testing/hand-made-frame';
import { handSaid, MONTHLY, MONTHS } from '../../testing/hand-made-saying';
import type { ScanTold } from '../miners/temporal-scan/scan-finding';
import { sayNewcomer } from './say';

const TOLD: ScanTold = {
  timeline: MONTHLY,
  who: { dimension: handDimension('place', ['North', 'South'], { filled: 1000 }), label: 'North' },
  from: MONTHS[3] ?? 0,
  to: Infinity,
};
const FACTS: Row = { value: 40, inside: 100, before: 200, after: 300, own_before: 0, own_after: 0 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayNewcomer, TOLD, FACTS)).toEqual({
    sentence:
      'Rows with place North first appear in April 2024, after 200 rows without one; since then they make up 40% of rows.',
    words: [holds('first', 'own_before = 0 AND before > 0', 'SELECT 1 AS value')],
    baseline: 0,
    n: 100,
  }));

test.each<[string, Row]>([
  ['the whole table has it before as well', { own_before: 1 }],
  ['there is nothing before', { before: 0 }],
  ['it is rare', { value: 1 }],
])('nothing is said where %s', (_, facts) => expect(handSaid(sayNewcomer, TOLD, { ...FACTS, ...facts })).toBeNull());

test('a share of those that have a label says so', () =>
  expect(
    handSaid(
      sayNewcomer,
      { ...TOLD, who: { dimension: handDimension('discount code', ['North'], { filled: 37 }), label: 'North' } },
      FACTS,
    )?.sentence,
  ).toMatch(/make up 40% of rows whose discount code is given\.$/));
