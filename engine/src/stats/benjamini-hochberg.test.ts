import * as fc from 'fast-check';
import { benjaminiHochberg } from './benjamini-hochberg';

test('each p times how many there are, by its rank, and no larger than that of a larger p', () => {
  const adjusted = benjaminiHochberg([0.04, 0.01, 0.03, 0.5]);
  // .01 × 4 / 1; .03 × 4 / 3 = .04 × 4 / 3 at most; .04 × 4 / 3; .5 × 4 / 4.
  expect(adjusted.map((p) => Number(p.toFixed(6)))).toEqual([0.053333, 0.04, 0.053333, 0.5]);
});

test('tests that were made beside count', () => expect(benjaminiHochberg([0.01], 9)[0]).toBeCloseTo(0.1, 12));

test('of any p-values none grows smaller, none passes 1, and their order stays', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 40 }), (ps) => {
      const adjusted = benjaminiHochberg(ps);
      ps.forEach((p, i) => {
        expect(adjusted[i]).toBeGreaterThanOrEqual(p * (1 - 1e-12));
        expect(adjusted[i]).toBeLessThanOrEqual(1);
        ps.forEach((other, j) => {
          if (other > p) expect(adjusted[j]).toBeGreaterThanOrEqual(adjusted[i] ?? 1);
        });
      });
    }),
  );
});
