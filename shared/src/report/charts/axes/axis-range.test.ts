import fc from 'fast-check';
import { barRange, openRange } from './axis-range';

const values = fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 1 });

it('bars always start at zero', () => {
  fc.assert(
    fc.property(values, (list) => {
      const range = barRange(list);
      expect(range.min).toBeLessThanOrEqual(0);
      expect(range.max).toBeGreaterThanOrEqual(0);
      expect(range.max).toBeGreaterThan(range.min);
    }),
  );
});

it('an open axis holds every value and says so when it leaves zero out', () => {
  fc.assert(
    fc.property(values, (list) => {
      const range = openRange(list);
      for (const value of list) {
        expect(value).toBeGreaterThanOrEqual(range.min);
        expect(value).toBeLessThanOrEqual(range.max);
      }
      expect(range.fromZero).toBe(range.min <= 0 && range.max >= 0);
    }),
  );
});

it.each([
  [[3.9, 4.1], false],
  [[1, 4], true],
  [[-2, 3], true],
  [[-41, -40], false],
  [[0, 0], true],
  [[], true],
])('%j keeps zero: %s', (list, fromZero) => {
  expect(openRange(list).fromZero).toBe(fromZero);
});
