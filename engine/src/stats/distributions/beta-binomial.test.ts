import { betaBinomialUpper } from './beta-binomial';
import { binomialUpper } from './distributions';

// Sums of the density in double precision, made apart with Python's `math.lgamma`.
test.each([
  [3, 19, 2, 203, 0.0032483896974240803],
  [1, 10, 0, 50, 0.08674864471278727],
  [40, 60, 30, 100, 4.295269954536746e-6],
  [5, 400, 4, 4000, 0.00039528452112209],
])('%d and more of %d, where %d of %d are elsewhere', (k, n, hits, of, expected) => {
  expect(betaBinomialUpper(k, n, hits, of) / expected).toBeCloseTo(1, 7);
});

test('of a probability that is known from very many trials it is the binomial one', () => {
  expect(betaBinomialUpper(12, 40, 1e7, 5e7) / binomialUpper(12, 40, 0.2)).toBeCloseTo(1, 4);
  expect([betaBinomialUpper(0, 5, 1, 9), betaBinomialUpper(6, 5, 1, 9)]).toEqual([1, 0]);
});
