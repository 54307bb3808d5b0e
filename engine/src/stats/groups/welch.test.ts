import { summaryOf, welch } from './welch';

test('two means of groups that scatter differently, as R says', () => {
  // p of t.test(c(27.5, 21, 19, 23.6, 17, 17.9, 16.9, 20.1, 21.9, 22.6, 23.1, 19.6, 19, 21.7, 21.4), c(27.1, 22, 20.8, 23.4, 23.4, 23.5, 25.8, 22, 24.8, 20.2, 21.9, 22.1, 22.9, 20.5, 24.4))
  const a = summaryOf([27.5, 21, 19, 23.6, 17, 17.9, 16.9, 20.1, 21.9, 22.6, 23.1, 19.6, 19, 21.7, 21.4, NaN]);
  const b = summaryOf([27.1, 22, 20.8, 23.4, 23.4, 23.5, 25.8, 22, 24.8, 20.2, 21.9, 22.1, 22.9, 20.5, 24.4]);
  const found = welch(a, b);
  expect(a.n).toBe(15);
  expect(found?.distance).toBeCloseTo(a.mean - b.mean, 12);
  expect(found?.p).toBeCloseTo(0.0214, 3);
  expect([found?.low, found?.high]).toEqual([expect.closeTo(-3.98, 2), expect.closeTo(-0.35, 2)]);
});

test.each([
  ['a single figure', { mean: 1, sd: NaN, n: 1 }],
  ['figures that are all the same', { mean: 1, sd: 0, n: 5 }],
])('none of %s', (_, one) => expect(welch(one, { ...one, n: 5, sd: 0 })).toBeNull());
