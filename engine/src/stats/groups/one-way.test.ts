import { oneWayP, rarestOrder } from './one-way';
import { rank } from '../distributions/ranks';

const VALUES = [3.1, 4.5, 2.2, 5, 6.1, 7.3, 5.9, 1, 2.5, 2, 1.7, 3.3];
const GROUPS = [0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 2];

describe('F test of groups', () => {
  test('scipy.stats.f_oneway, of values and of ranks', () => {
    expect(oneWayP(VALUES, GROUPS)).toBeCloseTo(0.0007956595709449523, 12);
    expect(oneWayP(rank(VALUES).ranks, GROUPS)).toBeCloseTo(0.0032196848038688816, 12);
  });

  test('rows without a value or a group do not count', () => {
    expect(oneWayP([...VALUES, NaN, 99], [...GROUPS, 0, -1])).toBe(oneWayP(VALUES, GROUPS));
  });

  test('degrees of freedom that were spent before make p larger', () => {
    expect(oneWayP(VALUES, GROUPS, 4)).toBeGreaterThan(oneWayP(VALUES, GROUPS));
    expect(oneWayP(VALUES, GROUPS, 7)).toBe(1);
  });

  test('one group, or equal values, show nothing', () => {
    expect(
      oneWayP(
        VALUES,
        VALUES.map(() => 0),
      ),
    ).toBe(1);
    expect(oneWayP([2, 2, 2, 2, 2, 2], [0, 0, 0, 1, 1, 1])).toBe(1);
  });

  test('groups that are all equal inside and unlike each other are certain', () => {
    expect(oneWayP([1, 1, 1, 2, 2, 2], [0, 0, 0, 1, 1, 1])).toBeLessThan(1e-6);
  });
});

test('the rarest order is one of all ways to deal the groups', () => {
  expect(rarestOrder([0, 0, 0, 1, 1, 1])).toBeCloseTo(1 / 20);
  expect(rarestOrder([0, 1, 2, -1])).toBeCloseTo(1 / 6);
});
