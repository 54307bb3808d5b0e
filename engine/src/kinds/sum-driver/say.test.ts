import type { Row } from '../../duckdb/cell';
import { handDimension, handMeasure } from '../../testing/hand-made-frame';
import { handFinding } from '../../testing/hand-made-finding';
import { handFrame } from '../../testing/hand-made-frame';
import { MONTHLY } from '../../testing/hand-made-saying';
import { saySumDriver, type SumDriverTold } from './say';

const from = (month: number) => Array.from({ length: 25 }, (_, i) => Date.UTC(2022, month + i, 1));
const TOLD: SumDriverTold = {
  timeline: MONTHLY,
  dimension: handDimension('region', ['North', 'South', 'East']),
  measure: handMeasure('cost', [1, 2, 3], { unit: 'EUR', additive: true }),
  edges: from(0),
};
const FACTS: Row = {
  value: -120,
  before: 1200,
  after: 1080,
  n: 90,
  members: 5,
  l0: 'North',
  part0: -90,
  l1: 'South',
  part1: -50,
  l2: 'East',
  part2: 0,
};

const said = (told: Partial<SumDriverTold>, facts: Row, member = 'North') =>
  saySumDriver(
    { ...handFinding({ kind: 'sum-driver', member }), told: { ...TOLD, ...told } },
    { ...FACTS, ...facts },
    handFrame('t', 100),
  );

test('what is said, and what it rests on', () =>
  expect(said({}, {})).toEqual({
    sentence:
      'Cost falls by €120, from €1,200 in 2022 to €1,080 in 2023. By region: North −€90, South −€50 and the 3 others together +€20.',
    baseline: 1200,
    n: 90,
  }));

test.each<[string, Partial<SumDriverTold>, Row, string | null]>([
  [
    'of months of two years',
    { edges: from(6) },
    {},
    'Cost falls by €120, from €1,200 in July 2022 – June 2023 to €1,080 in July 2023 – June 2024. By region: North −€90, South −€50 and the 3 others together +€20.',
  ],
  [
    'that rises',
    { measure: { ...TOLD.measure, noun: 'costs' } },
    { value: 120, after: 1320, part0: 90, part1: 50, part2: -20, members: 3 },
    'Costs rise by €120, from €1,200 in 2022 to €1,320 in 2023. By region: North +€90, South +€50 and the other one −€20.',
  ],
  ['of nothing', {}, { value: 0 }, null],
  ['after nothing', {}, { before: 0 }, null],
])('a sum %s', (_, told, facts, sentence) => expect(said(told, facts)?.sentence ?? null).toBe(sentence));

test('nothing is said where the whole table has another member first', () => expect(said({}, {}, 'West')).toBeNull());
