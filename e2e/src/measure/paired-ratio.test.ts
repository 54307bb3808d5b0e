import { pairedRatio } from './paired-ratio';

test('of nine pairs the interval goes from the second ratio to the eighth', () => {
  const ones = Array.from({ length: 9 }, () => 2);
  expect(pairedRatio([2, 4, 6, 8, 10, 12, 14, 16, 18], ones)).toEqual({ ratio: 5, interval: [2, 8] });
});

test('noise that meets both of a pair cancels out', () => {
  expect(pairedRatio([90, 900, 45, 9, 18, 27], [100, 1000, 50, 10, 20, 30])).toEqual({ ratio: 0.9, interval: [0.9, 0.9] });
});

test('five pairs are too few for an interval', () => {
  expect(pairedRatio([1, 2, 3, 4, 5], [1, 1, 1, 1, 1])).toEqual({ ratio: 3, interval: null });
});
