import { handDimension, handMeasure } from '../../testing/hand-made-frame';
import { withFigures } from './with-figures';

const device = handDimension('device', ['A', 'B', 'C', 'A', 'B', 'C', 'A']);

test('groups without any figure are no groups of it, and rows without one none of theirs', () => {
  const own = withFigures(device, handMeasure('potassium', [4, NaN, 5, NaN, NaN, 6, 4]));
  expect(own.labels).toEqual(['A', 'C']);
  expect([...own.codes]).toEqual([0, -1, 1, -1, -1, 1, 0]);
  expect(own.counts).toEqual([2, 2]);
  expect(own.distinct).toBe(2);
});

test('where each group has figures nothing changes', () => {
  expect(withFigures(device, handMeasure('potassium', [4, 4, 5, NaN, NaN, 6, 4]))).toBe(device);
  expect(withFigures(device, null)).toBe(device);
});
