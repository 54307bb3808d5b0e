import type { Row } from '../../duckdb/cell';
import { holds } from '../farthest';
import { handDimension } from '../../testing/hand-made-frame';
import { handSaid, MONTHLY, MONTHS } from '../../testing/hand-made-saying';
import type { ScanTold } from '../miners/temporal-scan/scan-finding';
import { sayEpisode } from './say';

const TOLD: ScanTold = {
  timeline: MONTHLY,
  who: { dimension: handDimension('place', ['North', 'South'], { filled: 1000 }), label: 'North' },
  from: MONTHS[3] ?? 0,
  to: MONTHS[5] ?? 0,
};
const FACTS: Row = { value: 40, inside: 100, before: 200, after: 300, own_before: 20, own_after: 30 };
const SQL = 'SELECT 1 AS value';

test('what is said, and what it rests on', () =>
  expect(handSaid(sayEpisode, TOLD, FACTS)).toEqual({
    sentence: 'Rows with place North make up 40% of rows in April–June 2024, against 10% before and after.',
    words: [holds('more', 'value * before > own_before * inside AND value * after > own_after * inside', SQL)],
    baseline: 0.1,
    n: 100,
  }));

test('what is there at no other time', () =>
  expect(handSaid(sayEpisode, TOLD, { ...FACTS, own_before: 0, own_after: 0 })).toEqual({
    sentence: 'Rows with place North appear only in April–June 2024: 40, which is 40% of rows then.',
    words: [holds('only', 'own_before + own_after = 0', SQL)],
    baseline: 0,
    n: 100,
  }));

test.each<[string, Row]>([
  ['that begins with the table', { before: 0, own_before: 0 }],
  ['that ends with it', { after: 0, own_after: 0 }],
  ['that hardly differs', { value: 14 }],
])('nothing is said of a stretch %s', (_, facts) => expect(handSaid(sayEpisode, TOLD, { ...FACTS, ...facts })).toBeNull());
