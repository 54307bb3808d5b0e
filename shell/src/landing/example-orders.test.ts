import { ORDERS, totalsByRegion } from './example-orders';

test('the shares are those of the rows, the largest first, and make a whole', () => {
  const totals = totalsByRegion(ORDERS);
  expect(totals.map(({ region, revenue }) => [region, revenue])).toEqual([
    ['North', 1320],
    ['West', 450],
    ['South', 340],
    ['East', 290],
  ]);
  expect(totals[0]?.share).toBeCloseTo(0.55, 10);
  expect(totals.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 10);
});
