import { differenceFromNoughtP } from './one-sample';

/** Extra hours of sleep of ten patients with two drugs (Student, 1908): t = 4.0621 with 9 degrees of freedom. */
const SLEEP = [1.2, 2.4, 1.3, 1.3, 0, 1, 1.8, 0.8, 4.6, 1.4];

test('the pairs that the test was made for', () => expect(differenceFromNoughtP(SLEEP, 1)).toBeCloseTo(0.00283289, 8));

test('what is missing does not count, and the sign makes no difference', () => {
  expect(differenceFromNoughtP([NaN, ...SLEEP, NaN], 1)).toBeCloseTo(0.00283289, 8);
  expect(
    differenceFromNoughtP(
      SLEEP.map((value) => -value),
      1,
    ),
  ).toBeCloseTo(0.00283289, 8);
});

// With half as many independent values t = 2.8723 with 4 degrees of freedom.
test('values worth less than one each', () => expect(differenceFromNoughtP(SLEEP, 0.5)).toBeCloseTo(0.0454, 3));

test.each<[string, number[]]>([
  ['none', []],
  ['two', [1, 2]],
  ['all alike', [3, 3, 3, 3]],
])('%s say nothing', (_, values) => expect(differenceFromNoughtP(values, 1)).toBe(1));
