import type { Row } from '../../duckdb/cell';
import { handFinding } from '../../testing/hand-made-finding';
import { handDimension, handFrame, handMeasure } from '../../testing/hand-made-frame';
import { sayRatioDriver, type RatioDriverTold } from './say';

const SOLD = handMeasure('pieces sold', [1, 2], { additive: true });
const RETURNED = handMeasure('pieces returned', [1, 2], { additive: true });
const TOLD: RatioDriverTold = {
  dimension: handDimension('region', ['North', 'South', 'East']),
  quotient: {
    named: null,
    above: RETURNED,
    below: SOLD,
    typed: { op: 'quotient', of: 'pieces returned', by: 'pieces sold' },
    sql: { above: 'a', below: 'b' },
    factor: 1,
  },
  edges: Array.from({ length: 25 }, (_, i) => Date.UTC(2022, i, 1)),
};
const FACTS: Row = { value: 0.05, before: 0.1, after: 0.15, rate: 0.06, mix: -0.01, n: 90, members: 4, l0: 'North', part0: 0.048, l1: 'South', part1: 0.004, l2: 'East', part2: -0.001 }; // prettier-ignore

const said = (told: Partial<RatioDriverTold['quotient']>, facts: Row, member = 'North') =>
  sayRatioDriver(
    { ...handFinding({ kind: 'ratio-driver', member, direction: 'up' }), told: { ...TOLD, quotient: { ...TOLD.quotient, ...told } } },
    { ...FACTS, ...facts },
    handFrame('t', 100),
  ); // prettier-ignore

test('what is said, and what it rests on', () =>
  expect(said({}, {})).toEqual({
    sentence:
      'Pieces returned as a share of pieces sold rises from 10% in 2022 to 15% in 2023: +6 percentage points by what changed inside each region, −1 percentage point because pieces sold moved between them. By region, in percentage points: North +4.8, South +0.4 and the 2 others together −0.2.',
    baseline: 0.1,
    n: 90,
  }));

test('a quotient with a unit is told in it', () =>
  expect(
    said(
      { named: handMeasure('price', [1], { unit: 'EUR' }) },
      { value: 5, before: 10, after: 15, rate: 6, mix: -1, part0: 4.8, part1: 0.4, part2: -0.1 },
    )?.sentence,
  ).toBe(
    'Price rises from €10 in 2022 to €15 in 2023: +€6 by what changed inside each region, −€1 because pieces sold moved between them. By region: North +€4.80, South +€0.40 and the 2 others together −€0.20.',
  ));

test.each<[string, Row, string]>([
  ['that did not change', { value: 0 }, 'North'],
  ['that goes the other way in the whole table', { value: -0.05 }, 'North'],
  ['which another member carries', {}, 'West'],
])('nothing is said of a quotient %s', (_, facts, member) => expect(said({}, facts, member)).toBeNull());
