import { chiSquareTest, fromCells } from './contingency';
import { zOfShares } from './two-shares';

test('how far two shares lie apart is the root of χ² of their table, with the way', () => {
  const chiSquare = chiSquareTest(fromCells(Float64Array.from([30, 70, 20, 130]), 2, 2))?.chi2;
  expect(zOfShares({ n: 100, k: 30 }, { n: 150, k: 20 }) ** 2).toBeCloseTo(chiSquare ?? NaN, 9);
  expect(zOfShares({ n: 150, k: 20 }, { n: 100, k: 30 })).toBeLessThan(0);
});
