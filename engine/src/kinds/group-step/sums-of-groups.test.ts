import { handDimension, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { leftOf, meansOf, sumsOfGroups, varianceWithin } from './sums-of-groups';

const timeline = handTimeline([0, 0, 0, 1, 1, 1, 5], { edges: [0, 1, 2] });
const team = handDimension('team', ['A', 'A', 'B', 'A', 'B', null, 'A']);
const cost = handMeasure('cost', [2, 4, 10, 6, null, 7, 8]);
const sums = (weights?: number[]) =>
  sumsOfGroups(timeline, team, { ...cost, ...(weights ? { weights: Float64Array.from(weights) } : {}) }, null);
const plain = (own: ReturnType<typeof sums>['all']) => Object.fromEntries(Object.entries(own).map(([key, of]) => [key, [...of]]));

test('of each label, and of all rows that have one, within the periods', () => {
  const { all, groups } = sums();
  expect(groups.map(plain)).toEqual([
    { value: [6, 6], weight: [2, 1], n: [2, 1], square: [20, 36] },
    { value: [10, 0], weight: [1, 0], n: [1, 0], square: [100, 0] },
  ]);
  expect(plain(all)).toEqual({ value: [16, 6], weight: [3, 1], n: [3, 1], square: [120, 36] });
});

test('rows count by what they weigh, and as one each where nothing is measured', () => {
  expect(plain(sums([1, 3, 1, 1, 1, 1, 1]).groups[0]!)).toMatchObject({ value: [14, 6], weight: [4, 1], n: [2, 1] });
  expect(plain(sumsOfGroups(timeline, team, null, null).all)).toMatchObject({ value: [0, 0], weight: [3, 2], n: [3, 2] });
});

test('a whole without some of its parts', () => {
  const { all, groups } = sums();
  expect(plain(leftOf(all, [groups[0], undefined]))).toEqual(plain(groups[1]!));
  expect(plain(leftOf(all, []))).toEqual(plain(all));
});

test('means of the steps that hold rows enough', () => {
  expect([...meansOf(sums([1, 3, 1, 1, 1, 1, 1]).groups[0]!, 2)]).toEqual([3.5, NaN]);
  expect([...meansOf(sums().all, 1)]).toEqual([16 / 3, 6]);
});

test('how single rows scatter within steps, where enough of them hold several', () => {
  expect(varianceWithin(sums().groups[0]!)).toBeCloseTo(2, 9);
  expect(varianceWithin(sums().groups[1]!)).toBeUndefined();
  const steps = (n: number[], value: number[], square: number[]) => ({ n: Float64Array.from(n), value: Float64Array.from(value), square: Float64Array.from(square), weight: Float64Array.from(n) }); // prettier-ignore
  expect(varianceWithin(steps([2, 1, 1, 1], [6, 1, 1, 1], [20, 1, 1, 1]))).toBeUndefined();
  expect(varianceWithin(steps([3, 2], [9, 4], [29, 8]))).toBeCloseTo(2 / 3, 9);
  expect(varianceWithin(steps([2], [6], [18 - 1e-12]))).toBe(0);
});
