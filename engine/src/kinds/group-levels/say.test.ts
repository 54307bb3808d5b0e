import { handDimension, handMeasure } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { sayLevels, type LevelsTold } from './say';

const TOLD: LevelsTold = {
  looked: { measure: handMeasure('weight', [1, 2], { unit: 'kg' }) },
  dimension: handDimension('drug', ['A', 'B', 'C']),
  labels: ['A', 'B', 'C'],
};
const FACTS = { value: 70, y0: 70, y1: 65.5, y2: 60, n: 36 };

test('levels of a measure', () =>
  expect(handSaid(sayLevels, TOLD, FACTS)).toEqual({
    sentence: 'Weight averages 70 kg for drug A, 65.5 kg for B and 60 kg for C.',
    n: 36,
  }));

test('shares of a label, by labels that say nothing alone', () =>
  expect(
    handSaid(
      sayLevels,
      {
        looked: { outcome: handDimension('late', ['yes', 'no']), label: 'yes' },
        dimension: handDimension('urgent', ['1', '0']),
        labels: ['1', '0'],
      },
      { value: 0.4, y0: 0.4, y1: 0.25, n: 80 },
    ),
  ).toEqual({ sentence: 'Share with late yes: 40% for urgent 1 and 25% for urgent 0.', n: 80 }));

test('of two groups also with the same mix of what lies behind', () =>
  expect(
    handSaid(
      sayLevels,
      {
        looked: { outcome: handDimension('late', ['yes', 'no']), label: 'yes' },
        dimension: handDimension('depot', ['North', 'South']),
        labels: ['North', 'South'],
        alike: 'load',
      },
      { value: 0.4, y0: 0.4, y1: 0.25, own: 0.31, other: 0.32, n: 80 },
    )?.sentence,
  ).toBe(
    'Share with late yes: 40% for depot North and 25% for South; with the same mix of load in both it would be 31% against 32%.',
  ));
