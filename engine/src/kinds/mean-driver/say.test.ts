import type { Row } from '../../duckdb/cell';
import { handDimension, handMeasure } from '../../testing/hand-made-frame';
import { handSaid, MONTHLY } from '../../testing/hand-made-saying';
import { sayMeanDriver, type MeanDriverTold } from './say';

const PLACE = handDimension('place', ['North', 'North', 'South']);
const STATE = handDimension('state', ['open', 'lost']);
const COST = handMeasure('cost', [1, 2, 3], { unit: 'EUR', additive: true });
const TOLD: MeanDriverTold = {
  timeline: MONTHLY,
  changing: { measure: COST },
  dimension: PLACE,
  label: 'North',
  last: 4,
  against: 3,
  byMix: false,
  up: true,
};
const FACTS: Row = { value: 0.8, t0: 10, t1: 15, m0: 8, m1: 20, s0: 0.3, s1: 0.5, n: 400 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayMeanDriver, TOLD, FACTS)).toEqual({
    sentence:
      'From April 2024 to May 2024 mean cost rises from €10 to €15; rows with place North account for 80% of that: their own mean goes from €8 to €20.',
    baseline: 10,
    n: 400,
  }));

test.each<[string, Partial<MeanDriverTold>, Row, string | null]>([
  [
    'by its part of the rows',
    { byMix: true },
    {},
    'From April 2024 to May 2024 mean cost rises from €10 to €15; rows with place North account for 80% of that: their share of all rows goes from 30% to 50%.',
  ],
  [
    'of a fall',
    { up: false },
    { t0: 15, t1: 10 },
    'From April 2024 to May 2024 mean cost falls from €15 to €10; rows with place North account for 80% of that: their own mean goes from €8 to €20.',
  ],
  [
    'of an outcome',
    { changing: { outcome: STATE, label: 'lost' } },
    { t0: 0.1, t1: 0.15, m0: 0.08, m1: 0.2 },
    'From April 2024 to May 2024 the share with state lost rises from 10% to 15%; rows with place North account for 80% of that: their own share goes from 8% to 20%.',
  ],
  [
    'of a share',
    { changing: { measure: { ...COST, unit: null, fraction: true } } },
    { t0: 0.1, t1: 0.15, m0: 0.08, m1: 0.2 },
    'From April 2024 to May 2024 the share with cost rises from 10% to 15%; rows with place North account for 80% of that: their own share goes from 8% to 20%.',
  ],
  [
    'all of it',
    {},
    { value: 1 },
    'From April 2024 to May 2024 mean cost rises from €10 to €15; rows with place North account for 100% of that: their own mean goes from €8 to €20.',
  ],
  [
    'more than all of it',
    {},
    { value: 1.1 },
    'From April 2024 to May 2024 mean cost rises from €10 to €15; rows with place North account for all of that: their own mean goes from €8 to €20.',
  ],
  [
    'as small a part as may be',
    {},
    { value: 0.3 },
    'From April 2024 to May 2024 mean cost rises from €10 to €15; rows with place North account for 30% of that: their own mean goes from €8 to €20.',
  ],
  ['too small a part', {}, { value: 0.29 }, null],
  ['the other way', {}, { t1: 9 }, null],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayMeanDriver, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);
