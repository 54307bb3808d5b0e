import { handMeasure } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { holds } from '../farthest';
import { sayPaired, type PairedTold } from './say';

const TOLD: PairedTold = {
  first: handMeasure('planned hours', [1, 2], { unit: 'h' }),
  second: handMeasure('actual hours', [1, 2], { unit: 'h' }),
  more: true,
};
const FACTS = { value: 2.5, own: 10, baseline: 7.5, share: 0.8, n: 120 };

test('both levels, the distance and how often', () =>
  expect(handSaid(sayPaired, TOLD, FACTS)).toEqual({
    sentence: 'Actual hours average 10 h, 2.5 h more than planned hours with 7.5 h; in 80% of rows it is higher.',
    words: [holds('more', 'value > 0', 'SELECT 1 AS value')],
    baseline: 7.5,
    n: 120,
  }));

test('less', () =>
  expect(handSaid(sayPaired, { ...TOLD, more: false }, { ...FACTS, value: -2.5, own: 5 })).toMatchObject({
    sentence: 'Actual hours average 5 h, 2.5 h less than planned hours with 7.5 h; in 80% of rows it is lower.',
    words: [holds('less', 'value < 0', 'SELECT 1 AS value')],
  }));

test.each([-1, 0])('nothing where the whole table goes the other way (%s)', (value) =>
  expect(handSaid(sayPaired, TOLD, { ...FACTS, value })).toBeNull(),
);
