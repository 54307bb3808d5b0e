import { endsBeyondAge } from './ends-beyond-age';

test('who ends is above what age lets expect, who goes on below, and all of them together come to nought', () => {
  const beyond = endsBeyondAge(Float64Array.from([1, 2, 2, 4]), [1, 0, 1, 0]);
  // One of four at risk ends first, then one of three.
  expect([...beyond].map((one) => Number(one.toFixed(3)))).toEqual([0.75, -0.583, 0.417, -0.583]);
  expect(beyond.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 12);
});

test('of whom nobody knows how long they were there nothing is said', () =>
  expect([...endsBeyondAge(Float64Array.from([NaN, 1]), [1, 1])]).toEqual([NaN, 0]));
